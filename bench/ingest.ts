import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { weddings } from './data.ts'
import { withDb } from './database.ts'
import type { Ask } from './load.ts'
import { median, medianOf, ratioOf, type Round, rotated, told } from './rounds.ts'
import { launch, launchProduct } from './target.ts'

/** Fifty impressions in one call: the whole chain beside the least that can keep them. */
export async function benchIngest(bench: Bench): Promise<Finding[]> {
  const database = await bench.database.open('usual', Object.values(weddings))
  await withDb(database, (db) => sql.raw(bareTable).execute(db))
  const product = await launchProduct(database)
  const floor = await launch({ file: 'bench/floors/ingest.ts', env: { DATABASE_URL: database }, path: '/' })
  try {
    const runs = {
      floor: { ...floor, next: () => batch('/be') },
      product: { ...product, next: () => batch('/api/v1/be') },
    }
    const before = await kept(database)
    const rounds = await rotated(runs, { ...bench, postgres: bench.database.pid })
    const after = await kept(database)
    assert.ok(after.floor > before.floor && after.product > before.product)
    return findingsOf(rounds)
  } finally {
    await Promise.all([product.stop(), floor.stop()])
    await withDb(database, (db) => sql`truncate analytics_events, bare.events`.execute(db))
  }
}

const bareTable = `
  create schema if not exists bare;
  drop table if exists bare.events;
  create table bare.events (created_at timestamptz not null default now(), event text, extra jsonb, url text, referer text, visitor_key uuid);`

const events = Array.from({ length: 50 }, (_, place) => ({
  event: 'impression',
  extra: { place, slot: 'grid' },
  url: `https://posy.test/real-weddings/wedding-${place}`,
  referer: 'https://posy.test/',
  visitor_key: '3f2b8a10-1234-4000-8000-000000000001',
}))
const body = JSON.stringify({ events })

/** Each from a visitor of its own, who agreed to be recognised. */
function batch(path: string): Ask {
  return { path, method: 'POST', headers: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}`, cookie: 'posy-consent=yes' }, body }
}

function part(): number {
  return Math.floor(Math.random() * 256)
}

async function kept(database: string): Promise<{ floor: number; product: number }> {
  const { rows } = await withDb(database, (db) =>
    sql<{
      floor: number
      product: number
    }>`select (select count(*) from bare.events) as floor, (select count(*) from analytics_events) as product`.execute(db),
  )
  return rows[0]!
}

function findingsOf({ floor, product }: Record<'floor' | 'product', Round[]>): Finding[] {
  const rows = (rounds: Round[]) => `${Math.round(median(rounds.map(({ perSecond }) => perSecond)) * 50).toLocaleString('en-US')} a second`
  const slower = median(floor.map(({ perSecond }, nth) => perSecond / (product[nth]?.perSecond ?? Number.NaN)))
  return [
    {
      what: 'Fifty events in a call: the floor takes so many times as many',
      floor: rows(floor),
      product: rows(product),
      value: slower,
      unit: 'x',
      goal: goalOf('ingest', 'batch'),
    },
    { what: 'the same by CPU', floor: told(floor), product: told(product), value: ratioOf(product, floor), unit: 'x' },
    {
      what: 'Node alone',
      floor: `${medianOf(floor, 'app').toFixed(2)} ms`,
      product: `${medianOf(product, 'app').toFixed(2)} ms`,
      value: ratioOf(product, floor, 'app'),
      unit: 'x',
    },
  ]
}
