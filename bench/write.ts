import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { anyOf, eventsOf, weddings } from './data.ts'
import { type BenchDatabase, withDb } from './database.ts'
import { type Ask, ask } from './load.ts'
import { headersOf } from './read.ts'
import { medianOf, ratioOf, type Round, rotated, told } from './rounds.ts'
import { comparable } from './same-lists.ts'
import { launch, launchProduct, type Target } from './target.ts'

/** A guest on the lists of two events, added by the whole chain and by one statement, with and without what the product keeps beside it. */
export async function benchWrite(bench: Bench): Promise<Finding[]> {
  const database = await bench.database.open('usual', Object.values(weddings))
  const launches = launchesOf(database)
  await withoutAdded(database)
  await withDb(database, (db) => sql.raw(bareTables).execute(db))
  const [product, whole, bare] = [await launches.product(), await launches.whole(), await launches.bare()]
  try {
    await sameAdded(database, product, whole)
    const runs = {
      product: { ...product, next: () => added('/api/v1/guests') },
      whole: { ...whole, next: () => added('/guests') },
      bare: { ...bare, next: () => added('/guests') },
    }
    const rounds = await rotated(runs, { ...bench, postgres: bench.database.pid })
    await Promise.all([product, whole, bare].map((target) => target.stop()))
    return [...findingsOf(rounds), ...(await transactions({ ...bench, url: database }, launches.product))]
  } finally {
    await Promise.all([product, whole, bare].map((target) => target.stop()))
    await withoutAdded(database)
  }
}

function launchesOf(database: string) {
  const floor = (work: string) => () => launch({ file: 'bench/floors/write.ts', env: { DATABASE_URL: database, WORK: work }, path: '/' })
  return { product: () => launchProduct(database), whole: floor('whole'), bare: floor('bare') }
}

const guest = {
  firstname: 'Nora',
  lastname: 'Bench',
  email: 'nora@example.com',
  phone: '+1 (555) 010-0000',
  address_line1: '1 Main Street',
  city: 'Springfield',
  state: 'IL',
  postal_code: '60601',
  country: 'US',
  relationship: 'Friends',
}

function added(path: string, couple = anyOf(weddings.empty)): Ask {
  return { path, method: 'POST', headers: headersOf(couple), body: JSON.stringify({ ...guest, wedding_events: eventsOf(couple) }) }
}

/** The same columns, checks and indexes, but nothing that fires. */
const bareTables = `
  drop schema if exists bare cascade;
  create schema bare;
  create table bare.guests (like public.guests including all);
  create table bare.guest_answers (like public.guest_answers including all);`

/** Both say the same of the new guest, and leave the same behind. */
async function sameAdded(database: string, product: Target, whole: Target): Promise<void> {
  const { from } = weddings.empty
  const said = [await post(`${product.origin}/api/v1/guests`, from), await post(`${whole.origin}/guests`, from + 1)]
  const [one, other] = said.map(({ id: _, created_at: __, updated_at: ___, ...rest }) => comparable(rest))
  const events = { wedding_events: [] }
  assert.deepEqual({ ...one, ...events }, { ...other, ...events })
  const [left, floor] = [await leftBehind(database, from), await leftBehind(database, from + 1)]
  assert.deepEqual(left, floor)
  assert.equal(left.length, 1)
}

async function post(url: string, couple: number) {
  const { headers, body } = added('', couple)
  const answer = await fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: body ?? '' })
  assert.equal(answer.status, 201)
  return (await answer.json()).data
}

async function leftBehind(database: string, couple: number): Promise<unknown[]> {
  const { rows } = await withDb(database, (db) =>
    sql`select what, actor_id = user_id as is_own, after - 'id' as after,
      (select guests from guest_totals where user_id = ${couple}) as guests,
      (select array_agg(array[status, guests, heads] order by event_id) from guest_event_counts where user_id = ${couple}) as counts
      from wedding_changes where user_id = ${couple}`.execute(db),
  )
  return rows
}

function findingsOf({ product, whole, bare }: Record<'product' | 'whole' | 'bare', Round[]>): Finding[] {
  const parts = (rounds: Round[]) => `${medianOf(rounds, 'app').toFixed(2)} + ${medianOf(rounds, 'postgres').toFixed(2)} ms`
  const beside = (floor: Round[]) => ({ floor: told(floor), product: told(product), value: ratioOf(product, floor), unit: 'x' })
  return [
    {
      what: 'Guest added, CPU beside one statement with history, counters and notice',
      ...beside(whole),
      goal: goalOf('write', 'beside_whole'),
    },
    { what: 'beside one statement without them, for nobody in particular', ...beside(bare), goal: goalOf('write', 'beside_bare') },
    {
      what: 'Node + PostgreSQL; Node alone',
      floor: parts(whole),
      product: parts(product),
      value: ratioOf(product, whole, 'app'),
      unit: 'x',
    },
  ]
}

const asks = 300

async function transactions(
  { database, url }: { database: BenchDatabase; url: string },
  launchOne: () => Promise<Target>,
): Promise<Finding[]> {
  await withDb(url, (db) => logged(db, 'all'))
  const idle = await counted({ database, url }, launchOne, 0)
  const busy = await counted({ database, url }, launchOne, asks)
  await withDb(url, (db) => logged(db, 'none'))
  const per = (part: keyof typeof idle) => Math.round(((busy[part] - idle[part]) / asks) * 10) / 10
  return [
    { what: 'Commits for one guest', floor: '1', product: '', value: per('commits'), unit: '', goal: goalOf('write', 'commits') },
    { what: 'Statements for one guest', floor: '2', product: '', value: per('statements'), unit: '', goal: goalOf('write', 'statements') },
  ]
}

/** Of connections that are opened from now on. */
async function logged(db: Db, which: 'all' | 'none'): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  await sql`alter database ${sql.id(rows[0]!.name)} set log_statement = ${sql.lit(which)}`.execute(db)
}

/** What a life of the product with so many guests added takes: numbers of transactions that wrote, and lines of PostgreSQL's log. */
async function counted({ database, url }: { database: BenchDatabase; url: string }, launchOne: () => Promise<Target>, many: number) {
  const [before, begun] = [await nextTransaction(url), database.log().length]
  const target = await launchOne()
  for (let nth = 0; nth < many; nth++) await ask(target.origin, added('/api/v1/guests'))
  await target.stop()
  const commits = (await nextTransaction(url)) - before
  const statements = database
    .log()
    .slice(begun)
    .matchAll(/ LOG:  (?:statement|execute [^:]+): /g)
  return { commits, statements: [...statements].length }
}

/** Only a transaction that writes takes a number. */
async function nextTransaction(url: string): Promise<number> {
  return withDb(url, async (db) => {
    const { rows } = await sql<{ next: number }>`select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`.execute(db)
    return rows[0]!.next
  })
}

async function withoutAdded(database: string): Promise<void> {
  const { from, couples } = weddings.empty
  await withDb(database, async (db) => {
    for (const table of ['guests', 'wedding_changes', 'guest_totals', 'guest_event_counts'] as const) {
      await db
        .deleteFrom(table)
        .where('user_id', '>=', from)
        .where('user_id', '<', from + couples)
        .execute()
      await sql`vacuum analyze ${sql.table(table)}`.execute(db)
    }
    await sql`vacuum analyze guest_answers`.execute(db)
  })
}
