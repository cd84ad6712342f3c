import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { stripeHeaders } from '#server/sandbox/webhooks.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { weddings } from './data.ts'
import { withDb } from './database.ts'
import type { Ask } from './load.ts'
import { medianOf, ratioOf, rotated, told } from './rounds.ts'
import { launch, launchProduct } from './target.ts'

const buyers = 200

/** Nobody answers at that address. */
const keys = {
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  STRIPE_API: 'https://127.0.0.1:9',
}

/** What a provider tells of purchases that are here, taken in once with the job that asks it, beside the least that can keep both. The job finds nobody here. */
export async function benchWebhook(bench: Bench): Promise<Finding[]> {
  const database = await bench.database.open('usual', Object.values(weddings))
  const refs = await withDb(database, async (db) => {
    await sql.raw(bareTables).execute(db)
    const { rows } = await sql<{ ref: string }>`
      insert into purchases (user_id, provider, ref, customer, key, request_hash, product_id, product_name, price_id, payment_method, currency,
        amount, discount, tax, total, is_recurring, grants_premium, ends_with_wedding, status, settled_at)
      select n, 'stripe', 'pi_bench_' || n, 'cus_bench_' || n, 'bench', '', 'prod_idocrew', 'I Do Crew', 'price_crew_once', 'pm_bench', 'usd',
        14900, 0, 0, 14900, false, true, true, 'paid', now() from generate_series(1, ${buyers}::int) n returning ref`.execute(db)
    return rows.map(({ ref }) => ref)
  })
  const product = await launchProduct(database, '/readyz', {}, undefined, keys)
  const floor = await launch({
    file: 'bench/floors/webhook.ts',
    env: { DATABASE_URL: database, WEBHOOK_SECRET: keys.STRIPE_WEBHOOK_SECRET },
    path: '/',
  })
  try {
    const runs = {
      floor: { ...floor, next: () => event('/', refs) },
      product: { ...product, next: () => event('/api/v1/stripe/webhook', refs) },
    }
    const rounds = await rotated(runs, { ...bench, postgres: bench.database.pid })
    const { rows } = await withDb(database, (db) =>
      sql<{ floor: number; product: number; jobs: number }>`select (select count(*) from bare.webhooks) as floor,
        (select count(*) from payment_events where purchase_id is not null) as product,
        (select count(*) from graphile_worker.jobs where key like 'settle:%') as jobs`.execute(db),
    )
    assert.ok(rows[0]!.floor > 0 && rows[0]!.product > 0 && rows[0]!.jobs > 0)
    const both = { floor: told(rounds.floor), product: told(rounds.product) }
    return [
      {
        what: 'A signed event of a purchase, taken in once with the job that asks about it, CPU beside one statement',
        ...both,
        value: ratioOf(rounds.product, rounds.floor),
        unit: 'x',
        goal: goalOf('webhook', 'event'),
      },
      {
        what: 'Node alone',
        floor: `${medianOf(rounds.floor, 'app').toFixed(2)} ms`,
        product: `${medianOf(rounds.product, 'app').toFixed(2)} ms`,
        value: ratioOf(rounds.product, rounds.floor, 'app'),
        unit: 'x',
      },
      {
        what: 'Events that are taken in each second',
        floor: `${Math.round(medianOf(rounds.floor, 'perSecond')).toLocaleString('en-US')} a second`,
        product: `${Math.round(medianOf(rounds.product, 'perSecond')).toLocaleString('en-US')} a second`,
        value: medianOf(rounds.product, 'perSecond'),
        unit: ' a second',
      },
    ]
  } finally {
    await Promise.all([product.stop(), floor.stop()])
    await withDb(database, async (db) => {
      await sql`delete from graphile_worker._private_jobs`.execute(db)
      await sql`delete from payment_events`.execute(db)
      await sql`delete from purchases where key = 'bench'`.execute(db)
    })
  }
}

const bareTables = `
  create schema if not exists bare;
  drop table if exists bare.webhooks, bare.jobs;
  create table bare.webhooks (id text primary key, type text, ref text, created_at timestamptz not null default now());
  create table bare.jobs (key text primary key, run_at timestamptz);`

const paidIntent = {
  object: 'payment_intent',
  amount: 14_900,
  amount_received: 14_900,
  currency: 'usd',
  status: 'succeeded',
  latest_charge: null,
  created: Math.floor(Date.now() / 1_000),
  metadata: {},
}

/** Of any of the purchases, as the provider writes and signs it, each with an id of its own. */
function event(path: string, refs: readonly string[]): Ask {
  const id = refs[Math.floor(Math.random() * refs.length)]
  const object = { ...paidIntent, id, customer: null }
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type: 'payment_intent.succeeded', data: { object } })
  const headers = { ...stripeHeaders(body, { secret: keys.STRIPE_WEBHOOK_SECRET }), 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }
  return { path, method: 'POST', headers, body }
}

function part(): number {
  return Math.floor(Math.random() * 256)
}
