import { sql } from 'kysely'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { anyOf, emailOf, password, weddings } from './data.ts'
import { withDb } from './database.ts'
import { type Ask, ask, load } from './load.ts'
import { headersOf } from './read.ts'
import { median, ratioOf, type Round, rotated, told } from './rounds.ts'
import { launch, launchProduct, type Target } from './target.ts'

/** Few enough that each has signed in on this device before anything is measured: a first time is told by a letter. */
const who = { ...weddings.empty, couples: 30 }
const path = '/api/v1/auth/login'

/** A sign-in beside one argon2 and nothing else, and what a flood of sign-ins does to those who read their list. */
export async function benchLogin(bench: Bench): Promise<Finding[]> {
  const database = await bench.database.open('usual', Object.values(weddings))
  const floor = await launch({ file: 'bench/floors/verify.ts', env: { PASSWORD: password }, path: '/' })
  const product = await launchProduct(database)
  try {
    for (let couple = who.from; couple < who.from + who.couples; couple++) await ask(product.origin, signIn(couple))
    const runs = { floor: { ...floor, next: () => signIn() }, product: { ...product, next: () => signIn() } }
    const rounds = await rotated(runs, { ...bench, postgres: bench.database.pid, connections: 2 })
    return [beside(rounds), await underFlood(bench, product)]
  } finally {
    await Promise.all([floor.stop(), product.stop()])
    await signedOut(database)
  }
}

function signIn(couple = anyOf(who)): Ask {
  // Each from an address of its own, as one place may not ask so often.
  const headers = { 'x-forwarded-for': `10.0.0.${couple - who.from}` }
  return { path, method: 'POST', headers, body: JSON.stringify({ email: emailOf(couple), password }) }
}

function beside({ floor, product }: Record<'floor' | 'product', Round[]>): Finding {
  const value = ratioOf(product, floor)
  return {
    what: 'Sign-in, CPU beside one argon2',
    floor: told(floor),
    product: told(product),
    value,
    unit: 'x',
    goal: goalOf('login', 'beside_verify'),
  }
}

const readers = 4
const attackers = 8

/** The slowest of a hundred lists while sign-ins come in as fast as they are answered, and while none do, by turns. */
async function underFlood({ rounds, seconds }: Bench, { origin }: Target): Promise<Finding> {
  const lists = () => ({ path: '/api/v1/guests', headers: headersOf(anyOf(weddings.small)) })
  const times: Record<'quiet' | 'flood', number[]> = { quiet: [], flood: [] }
  for (let round = 0; round < rounds; round++) {
    times.quiet.push((await load(origin, lists, { seconds, connections: readers })).p99)
    const flood = load(origin, () => signIn(), { seconds, connections: attackers })
    times.flood.push((await load(origin, lists, { seconds, connections: readers })).p99)
    await flood
  }
  const shown = (name: keyof typeof times) => `${median(times[name]).toFixed(0)} ms`
  return {
    what: 'Slowest of 100 lists during a flood of sign-ins (product) beside without (floor)',
    floor: shown('quiet'),
    product: shown('flood'),
    value: median(times.flood.map((time, nth) => time / (times.quiet[nth] ?? Number.NaN))),
    unit: 'x',
    goal: goalOf('login', 'p99'),
  }
}

/** Takes away the sessions that were begun, but for the one that each couple has from the start. */
async function signedOut(database: string): Promise<void> {
  await withDb(database, async (db) => {
    await sql`delete from sessions where id <> user_id`.execute(db)
    await sql`vacuum analyze sessions, tokens, rate_limits`.execute(db)
  })
}
