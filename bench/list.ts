import assert from 'node:assert/strict'
import { cpuOf } from './cpu.ts'
import { tokenOf } from './database.ts'
import { type Ask, load } from './load.ts'
import { launch } from './target.ts'

interface ListBench {
  database: string
  postgresPid: number
  rounds: number
  seconds: number
}

const floorUrl = 'http://127.0.0.1:4601/guests'
const productUrl = 'http://127.0.0.1:4602/api/v1/guests'

/** The guest list by the whole chain beside the least that can answer it, in rotated rounds, by CPU per answer. */
export async function benchList({ database, postgresPid, rounds, seconds }: ListBench) {
  const headers = { authorization: `Bearer ${tokenOf(1)}` }
  const floor = await launch('bench/floors/list.ts', { PORT: '4601', DATABASE_URL: database }, floorUrl, headers)
  const product = await launch('dist/main.js', { PORT: '4602', DATABASE_URL: database, POSY_MODE: 'demo' }, productUrl, headers)
  try {
    for (const page of [1, 3]) await compare(page, headers)
    const targets = { floor: { ...floor, url: floorUrl }, product: { ...product, url: productUrl } }
    const measured: Record<keyof typeof targets, Round[]> = { floor: [], product: [] }
    for (let round = 0; round < rounds; round++) {
      for (const name of ['floor', 'product'] as const) measured[name].push(await oneRound(targets[name], postgresPid, seconds))
    }
    return { floor: summary(measured.floor), product: summary(measured.product) }
  } finally {
    await Promise.all([floor.stop(), product.stop()])
  }
}

export interface Round {
  perSecond: number
  app: number
  postgres: number
}

interface Measured {
  pid: number
  url: string
}

export async function oneRound({ pid, url }: Measured, postgresPid: number, seconds: number, ask?: Ask): Promise<Round> {
  const [app, postgres] = [cpuOf(pid), cpuOf(postgresPid)]
  const answers = await load(url, seconds, ask)
  return { perSecond: answers / seconds, app: (cpuOf(pid) - app) / answers, postgres: (cpuOf(postgresPid) - postgres) / answers }
}

export function summary(rounds: Round[]) {
  const of = (value: (round: Round) => number) => median(rounds.map(value))
  return {
    perSecond: of((round) => round.perSecond),
    app: of((round) => round.app),
    postgres: of((round) => round.postgres),
    cpu: of((round) => round.app + round.postgres),
  }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

/** A faster answer that says something else is worth nothing. */
async function compare(page: number, headers: Record<string, string>): Promise<void> {
  const [floor, product] = await Promise.all(
    [floorUrl, productUrl].map(async (url) => (await fetch(`${url}?page=${page}`, { headers })).json()),
  )
  assert.deepEqual(floor.guest_wedding_event_counts, product.guest_wedding_event_counts)
  assert.equal(floor.meta.total, product.meta.total)
  assert.deepEqual(floor.data.map(comparable), product.data.map(comparable))
}

interface ListedGuest {
  wedding_events: { id: number; status: number; plus_one_count: number }[]
  [field: string]: unknown
}

function comparable({ plus_one_names: _, tags: __, wedding_events, ...guest }: ListedGuest) {
  const moments = Object.entries(guest).map(([name, value]) => [
    name,
    name.endsWith('_at') && value ? new Date(String(value)).toISOString() : value,
  ])
  return {
    ...Object.fromEntries(moments),
    wedding_events: wedding_events.map(({ id, status, plus_one_count }) => ({ id, status, plus_one_count })),
  }
}
