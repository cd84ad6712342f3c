import { setTimeout as sleep } from 'node:timers/promises'
import { mailTransport } from '#server/mail-transport.ts'
import { clientAt } from '#tests/client.ts'
import { newProduct, processOf, type Product } from '#tests/faults/product.ts'
import { moods, startSmtp } from '#tests/faults/smtp.ts'
import { type Couple, newCouples } from '#tests/faults/writers.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { median } from './rounds.ts'
import { p95 } from './rush.ts'

const times = 30
const letters = 4

/** Calls and pages while the mail server is away in seven ways, beside the same while it is well; and what waits for it at all. */
export async function benchMailAway({ rounds }: Bench): Promise<Finding[]> {
  const smtp = await startSmtp()
  const product = await newProduct({ SMTP_URL: smtp.url, TRUSTED_PROXIES: '1' })
  try {
    const [couple] = await newCouples(product.origin, 1)
    await day(product, couple!)
    const [usual, away]: number[][] = [[], []]
    for (const mood of moods.slice(1)) {
      smtp.state.mood = 'well'
      usual!.push(...(await day(product, couple!)))
      smtp.state.mood = mood
      const before = smtp.state.sessions
      await askForLetters(product)
      while (smtp.state.sessions === before) await sleep(20)
      away!.push(...(await day(product, couple!)))
    }
    smtp.state.mood = 'silent at the end'
    const ends: number[] = []
    for (let round = 0; round < Math.min(3, rounds); round++) {
      const before = smtp.state.sessions
      await askForLetters(product)
      while (smtp.state.sessions === before) await sleep(20)
      await sleep(100)
      ends.push((await product.stop('SIGTERM')).ms)
      await product.start()
    }
    smtp.state.mood = 'silent'
    return [
      ...beside(usual!, away!),
      await control(smtp.url),
      seconds('SIGTERM while it has a letter and says nothing, until the product has ended', median(ends), 'sigterm'),
      seconds('A mail server that says nothing holds a worker for', await held(smtp.url), 'worker'),
    ]
  } finally {
    await product.remove()
    smtp.close()
  }
}

/** What people do all day, one after the other; tells how long each took. */
function day({ origin }: Product, couple: Couple): Promise<number[]> {
  const headers = { cookie: `posy_session=${couple.token}` }
  const page = (path: string) => () => fetch(origin + path, { headers }).then((answer) => answer.text())
  const kinds = [
    () => couple.get('/guests'),
    page('/dashboard/events'),
    () => couple.post('/guests', { firstname: 'Grace' }),
    page('/'),
    () => clientAt(origin, newPlace()).post('/i', { email: 'not an address', event: 'newsletter' }),
  ]
  return timed(Array.from({ length: times }, (_, turn) => kinds[turn % kinds.length]!))
}

async function timed(calls: (() => Promise<unknown>)[]): Promise<number[]> {
  const taken: number[] = []
  for (const call of calls) {
    const begun = performance.now()
    await call()
    taken.push(performance.now() - begun)
  }
  return taken
}

async function askForLetters({ origin }: Product): Promise<void> {
  for (let nth = 0; nth < letters; nth++)
    await clientAt(origin, newPlace()).post('/i', { email: `${crypto.randomUUID()}@example.com`, event: 'newsletter' })
}

let visitors = 0

function newPlace() {
  visitors++
  return { 'x-forwarded-for': `10.3.${visitors >> 8}.${visitors & 255}` }
}

function beside(usual: readonly number[], away: readonly number[]): Finding[] {
  const rows = (of: (taken: readonly number[]) => number) => ({
    floor: `${of(usual).toFixed(1)} ms`,
    product: `${of(away).toFixed(1)} ms`,
    value: of(away) / of(usual),
    unit: 'x',
  })
  return [
    {
      what: '95 of 100 calls and pages while it is away (product) and well (floor)',
      ...rows(p95),
      goal: goalOf('mail-away', 'p95'),
    },
    { what: 'half of them', ...rows(median) },
  ]
}

/** What the product must not be is told by the same measure. */
async function control(SMTP_URL: string): Promise<Finding> {
  const server = await processOf('tests/faults/letter-first.ts', { SMTP_URL })
  await server.start()
  const usual = p95(await timed(Array.from({ length: 10 }, () => () => fetch(server.origin))))
  const slow = p95(await timed([() => fetch(`${server.origin}/?email=silent@example.com`)]))
  await server.stop('SIGKILL')
  const [floor, product] = [`${usual.toFixed(1)} ms`, `${slow.toFixed(0)} ms`]
  return { what: 'Control: a server that sends letters before it answers', floor, product, value: slow / usual, unit: 'x' }
}

async function held(smtp_url: string): Promise<number> {
  const deliver = mailTransport({ smtp_url, mail_from: 'Posy <hello@posy.example>', public_url: 'https://posy.example' })
  const head = { from_name: '', reply_to: null, leave_url: null, is_automatic: true, created_at: new Date().toISOString() }
  const letter = { ...head, to_address: 'a@example.com', subject: 'Hi', text: 'Hi', html: 'Hi', message_id: 'one' }
  const begun = performance.now()
  await deliver(letter, AbortSignal.timeout(60_000)).catch(() => {})
  return performance.now() - begun
}

function seconds(what: string, ms: number, goal: string): Finding {
  return { what, floor: '', product: '', value: ms / 1_000, unit: ' s', goal: goalOf('mail-away', goal) }
}
