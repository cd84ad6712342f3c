import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { clientAt } from '#tests/client.ts'
import { reading } from './audit.ts'
import { figures } from './figures.ts'
import { type Ended, newProduct, type Product, processOf } from './product.ts'
import { moods, startSmtp } from './smtp.ts'
import { type Couple, newCouples } from './writers.ts'

const lettersAMood = 4

test('whatever the mail server does, calls and pages are answered; letters arrive once each, also over a kill and a SIGTERM', async () => {
  const smtp = await startSmtp()
  onTestFinished(smtp.close)
  const product = await newProduct({ SMTP_URL: smtp.url, TRUSTED_PROXIES: '1' })
  onTestFinished(product.remove)
  const [couple] = await newCouples(product.origin, 1)
  smtp.state.mood = 'silent at the end'
  const asked = await askForLetters(product)
  await endInTheMiddle(product, smtp, 'SIGKILL')
  for (const mood of moods.slice(1)) {
    smtp.state.mood = mood
    asked.push(...(await askForLetters(product)))
    const before = smtp.state.sessions
    await until(() => smtp.state.sessions > before)
    expect([mood, await answersOf(product, couple!)]).toEqual([mood, [200, 200, 201, 200, 422]])
  }

  smtp.state.mood = 'silent at the end'
  const ended = await endInTheMiddle(product, smtp, 'SIGTERM')
  smtp.state.mood = 'well'
  await until(() => hurry(product, () => asked.every((to) => smtp.taken.includes(to))), 180_000)
  await sleep(500)

  figures('mail server away', { letters: asked.length, taken: asked.map((to) => timesIn(smtp.taken, to)).join('') })
  expect(asked.filter((to) => timesIn(smtp.taken, to) !== 1)).toEqual([])
  expect(ended.code).toBe(0)
})

test('control: a server that sends letters before it answers loses some, and the proof sees it', async () => {
  const smtp = await startSmtp()
  onTestFinished(smtp.close)
  const server = await processOf(join(import.meta.dirname, 'letter-first.ts'), { SMTP_URL: smtp.url })
  await server.start()
  onTestFinished(() => void server.stop('SIGKILL'))
  smtp.state.mood = 'busy'
  const lost = newAddress()
  await fetch(`${server.origin}/?email=${lost}`)
  smtp.state.mood = 'well'
  const taken = newAddress()
  await fetch(`${server.origin}/?email=${taken}`)
  expect(smtp.taken).toEqual([taken])
})

/** One of everything that people do all day, as it is answered. */
async function answersOf({ origin }: Product, couple: Couple): Promise<number[]> {
  const headers = { cookie: `posy_session=${couple.token}` }
  const answers = [
    await couple.get('/guests'),
    await fetch(`${origin}/dashboard/events`, { headers }),
    await couple.post('/guests', { firstname: 'Grace' }),
    await fetch(origin, { headers }),
    await clientAt(origin, forwarded()).post('/i', { email: 'not an address', event: 'newsletter' }),
  ]
  return answers.map(({ status }) => status)
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

async function until(isDone: () => boolean | Promise<boolean>, patience = 60_000): Promise<void> {
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
