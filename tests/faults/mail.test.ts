import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { clientAt } from '#tests/client.ts'
import { reading } from './audit.ts'
import { figures } from './figures.ts'
import { type Ended, newProduct, type Product, processOf } from './product.ts'
import { type Mood, moods, startSmtp } from './smtp.ts'
import { type Couple, newCouples } from './writers.ts'

const lettersAMood = 4

test('whatever the mail server does, pages stay as quick as they are; letters arrive once each, also over a kill and a SIGTERM', async () => {
  const smtp = await startSmtp()
  onTestFinished(smtp.close)
  const product = await newProduct({ SMTP_URL: smtp.url, TRUSTED_PROXIES: '1' })
  onTestFinished(product.remove)
  const [couple] = await newCouples(product.origin, 1)
  await round(product, couple!, 10) // warms everything up
  const usual: number[] = []
  const away: Partial<Record<Mood, number[]>> = {}
  smtp.state.mood = 'silent at the end'
  const asked = await askForLetters(product)
  await endInTheMiddle(product, smtp, 'SIGKILL')
  for (const mood of moods.slice(1)) {
    smtp.state.mood = 'well'
    usual.push(...(await round(product, couple!)))
    smtp.state.mood = mood
    asked.push(...(await askForLetters(product)))
    const before = smtp.state.sessions
    away[mood] = await round(product, couple!)
    await until(() => smtp.state.sessions > before)
  }

  smtp.state.mood = 'silent at the end'
  const ended = await endInTheMiddle(product, smtp, 'SIGTERM')
  smtp.state.mood = 'well'
  await until(() => hurry(product, () => asked.every((to) => smtp.taken.includes(to))), 75_000)
  await sleep(500)

  const slowest = Object.entries(away).map(([mood, times]) => `${mood} ${p95(times).toFixed(0)}`)
  const letters = { letters: asked.length, taken: asked.map((to) => timesIn(smtp.taken, to)).join('') }
  figures('mail server away', { 'usual p95': p95(usual), 'p95 when': slowest.join(', '), ...letters, SIGTERM: [ended.ms] })
  expect(asked.filter((to) => timesIn(smtp.taken, to) !== 1)).toEqual([])
  expect(ended.code).toBe(0)
  expect(ended.ms).toBeLessThan(10_000)
  expect(p95(Object.values(away).flat())).toBeLessThan(bound(usual))
})

test('control: a server that sends letters before it answers is slow and loses some, and the proof sees it', async () => {
  const smtp = await startSmtp()
  onTestFinished(smtp.close)
  const server = await processOf(join(import.meta.dirname, 'letter-first.ts'), { SMTP_URL: smtp.url })
  await server.start()
  onTestFinished(() => void server.stop('SIGKILL'))
  const usual = await timed(Array.from({ length: 10 }, () => () => fetch(server.origin)))
  smtp.state.mood = 'busy'
  const lost = newAddress()
  await fetch(`${server.origin}/?email=${lost}`)
  smtp.state.mood = 'silent'
  const slow = await timed([() => fetch(`${server.origin}/?email=${newAddress()}`)])
  smtp.state.mood = 'well'
  const taken = newAddress()
  await fetch(`${server.origin}/?email=${taken}`)
  expect(p95(slow)).toBeGreaterThan(bound(usual))
  expect(smtp.taken).toEqual([taken])
})

/** A fifth more than usual, and what a machine with other work needs now and then, in milliseconds. */
function bound(usual: number[]): number {
  return p95(usual) * 1.2 + 30
}

/** What people do all day, one after the other; tells how long each took. */
function round({ origin }: Product, couple: Couple, times = 30): Promise<number[]> {
  const headers = { cookie: `posy_session=${couple.token}` }
  const page = (path: string) => () => fetch(origin + path, { headers }).then((answer) => answer.text())
  const kinds = [
    () => couple.get('/guests'),
    page('/dashboard/events'),
    () => couple.post('/guests', { firstname: 'Grace' }),
    page('/'),
    () => clientAt(origin, forwarded()).post('/i', { email: `not an address`, event: 'newsletter' }),
  ]
  return timed(Array.from({ length: times }, (_, turn) => kinds[turn % kinds.length]!))
}

async function timed(calls: (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = []
  for (const call of calls) {
    const begun = performance.now()
    await call()
    times.push(performance.now() - begun)
  }
  return times
}

function p95(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0
}

async function askForLetters({ origin }: Product): Promise<string[]> {
  const addresses = Array.from({ length: lettersAMood }, newAddress)
  for (const email of addresses) expect((await clientAt(origin, forwarded()).post('/i', { email, event: 'newsletter' })).status).toBe(202)
  return addresses
}

/** Ends it while the mail server has a letter and has not said yes. */
async function endInTheMiddle(product: Product, { state }: Awaited<ReturnType<typeof startSmtp>>, signal: NodeJS.Signals): Promise<Ended> {
  const before = state.sessions
  await until(() => hurry(product, () => state.sessions > before))
  await sleep(100)
  const ended = await product.stop(signal)
  await product.start()
  return ended
}

/** The clock moves on for letters that wait for their next try. */
async function hurry({ postgres }: Product, isDone: () => boolean): Promise<boolean> {
  await reading(postgres.url(), (db) =>
    sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`.execute(db),
  )
  return isDone()
}

async function until(isDone: () => boolean | Promise<boolean>, patience = 15_000): Promise<void> {
  for (const begun = Date.now(); !(await isDone()); await sleep(100))
    if (Date.now() - begun > patience) throw new Error('It does not happen')
}

let visitors = 0

function forwarded() {
  visitors++
  return { 'x-forwarded-for': `10.3.${visitors >> 8}.${visitors & 255}` }
}

function newAddress(): string {
  return `${randomUUID()}@example.com`
}

function timesIn(list: string[], one: string): number {
  return list.filter((each) => each === one).length
}
