// One chance: rights

import { type Kysely, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import type { Tables } from '#db/schema.ts'
import { clientAt, type Answer } from '#tests/client.ts'
import { soon } from '#tests/soon.ts'
import { newWorld } from '#tests/world.ts'
import { createApp } from '#app/app.ts'
import { openLog } from './log.ts'

const world = await newWorld()
const outside = openDb(world.url, { max: 2 })
afterAll(() => outside.destroy())

/** A call that waits for this lock is under way for as long as the story likes. */
async function whileLocked(table: 'households' | 'guests', work: (unlock: () => Promise<void>) => Promise<void>) {
  const lock = await outside.startTransaction().execute()
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(lock)
  const unlock = async () => void (await lock.rollback().execute())
  try {
    await work(unlock)
  } finally {
    if (!lock.isRolledBack) await unlock()
  }
}

/** How many calls the database holds up. */
async function heldUp(db: Kysely<Tables> = outside): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]!.count
}

/** Calls that are on their way together, and how many of them were answered yet. */
function askTogether(count: number, ask: (nth: number) => Promise<Answer>) {
  const answered: Answer[] = []
  const all = Array.from({ length: count }, async (_, nth) => {
    const answer = await ask(nth)
    answered.push(answer)
    return answer
  })
  return { answered, all: Promise.all(all) }
}

function sentAway(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status === 429).length
}

/** Who waited as long as anybody may is told another time: on a machine with much else to do that happens, too. */
function foundNoPlace({ headers }: Answer): boolean {
  return headers.get('retry-after') === '1'
}

function statusesOf(answers: readonly Answer[]): Record<number, number> {
  return Object.fromEntries(Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [status, all!.length]))
}

test('of one account’s heavy calls one is under way and twelve wait; the others are told when to come again, and nobody else waits', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  await whileLocked('households', async (unlock) => {
    const paths = ['/guests/import', '/guests/export', '/guests?search=a', '/users/me/export']
    // An archive waits for no lock, and would be whole if it came first.
    const first = ada.get(paths[0]!)
    await soon(async () => expect(await heldUp()).toBe(1))
    const { answered: refused, all } = askTogether(19, (nth) => ada.get(paths[(nth + 1) % paths.length]!))
    await soon(async () => expect([await heldUp(), refused.length >= 7]).toEqual([1, true]))
    expect(refused.every(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) > 0)).toBe(true)
    expect((await bob.get('/users/me')).status).toBe(200)
    expect((await ada.get('/users/me')).status).toBe(200)
    expect(await heldUp()).toBe(1)
    await unlock()
    const answers = [await first, ...(await all)]
    expect(statusesOf(answers)).toEqual({ 200: 20 - sentAway(answers), 429: sentAway(answers) })
    expect(answers.filter(foundNoPlace).length).toBeLessThanOrEqual(7)
    expect(sentAway(answers)).toBeGreaterThanOrEqual(7)
  })
  expect((await ada.get('/guests/import')).status).toBe(200)
})

test('heavy calls of many accounts leave connections to the others', async () => {
  const couples = await Promise.all(Array.from({ length: 7 }, () => world.couple()))
  const [bob] = couples.splice(0, 1)
  await whileLocked('households', async (unlock) => {
    const asked = couples.map((one) => one.get('/guests/import'))
    await soon(async () => expect(await heldUp()).toBe(4))
    expect((await bob!.get('/users/me')).status).toBe(200)
    await unlock()
    expect(statusesOf(await Promise.all(asked))).toEqual({ 200: 6 })
  })
})

// ERR-041
test('of one account’s light calls four are under way, some wait, and the others are refused', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const { id } = (await ada.post('/guests', { firstname: 'Eve' })).body.data
  await whileLocked('guests', async (unlock) => {
    const { answered: refused, all } = askTogether(100, () => ada.get(`/guests/${id}`))
    await soon(async () => expect([await heldUp(), refused.length > 0]).toEqual([4, true]))
    expect((await bob.get('/users/me')).status).toBe(200)
    expect(await heldUp()).toBe(4)
    await unlock()
    const answers = await all
    expect(statusesOf(answers)).toEqual({ 200: 100 - sentAway(answers), 429: sentAway(answers) })
    expect(answers.filter(foundNoPlace).length).toBeLessThanOrEqual(36)
  })
})

test('who has waited long enough is told to come again', async () => {
  const ada = await world.couple()
  await whileLocked('households', async (unlock) => {
    const first = ada.get('/guests/import')
    await soon(async () => expect(await heldUp()).toBe(1))
    const { status, headers } = await ada.get('/guests/import')
    expect([status, headers.get('retry-after')]).toEqual([429, '5'])
    await unlock()
    expect((await first).status).toBe(200)
  })
})

test('a party behind one address is let in, however many come at once', async () => {
  const wifi = { 'x-forwarded-for': '203.0.113.9' }
  const answers = await Promise.all(Array.from({ length: 900 }, () => clientAt(world.origin, wifi).get('/data')))
  expect(statusesOf(answers)).toEqual({ 200: 900 })
})

test('a head alone leaves its place, and a file that nobody reads to its end keeps no other waiting', async () => {
  const ada = await world.couple()
  const headers = { authorization: `Bearer ${ada.token}` }
  for (let nth = 0; nth < 6; nth++)
    expect((await fetch(`${world.origin}/api/v1/guests/export`, { method: 'HEAD', headers })).status).toBe(200)
  for (let nth = 0; nth < 6; nth++) {
    const left = new AbortController()
    await fetch(`${world.origin}/api/v1/guests/export`, { headers, signal: left.signal })
    left.abort()
  }
  expect((await ada.get('/guests/import')).status).toBe(200)
})

test('a statement that takes too long is cut off with an answer, and heavy work has more time', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const hasty = openDb(world.url, { max: 3, seconds: 1 })
  const settings = { mode: 'demo', public_url: 'http://posy.test', secret: 'a secret for tests only' } as const
  const { fetch: answer } = createApp({ db: hasty, patientDb: world.db, log: openLog('silent'), settings })
  const ask = (path: string, { token }: { token: string }) =>
    answer(new Request(`http://posy.test/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } }), { address: '10.9.9.9' })
  await whileLocked('guests', async (unlock) => {
    const heavy = ask('/guests?search=eve', bob)
    const refused = await ask('/guests', ada)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await refused.json()).toEqual({ message: 'This took too long. Please try again in a moment.' })
    await unlock()
    expect((await heavy).status).toBe(200)
  })
  await hasty.destroy()
})
