import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clientAt } from '#tests/client.ts'
import { reading } from './audit.ts'
import { figures } from './figures.ts'
import { newProduct, type Product } from './product.ts'
import { type Couple, newCouples } from './writers.ts'

let product: Product
let couple: Couple
beforeAll(async () => {
  product = await newProduct({ TRUSTED_PROXIES: '1' })
  couple = (await newCouples(product.origin, 1))[0]!
  await couple.post('/users/me/setup', { tool: 'guest-list' })
})
afterAll(() => product.remove())

const most = 200

test('200 creates at once under one key make one guest, and all get the same answer; so does one that comes after a kill', async () => {
  const name = `Guest ${randomUUID()}`
  const create = () => couple.post('/guests', { firstname: name }, { 'idempotency-key': name })
  const answers = await atOnce(most, create)
  await product.stop('SIGKILL')
  await product.start()
  answers.push(await create())
  const kinds = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))
  figures('creates under one key', { sent: answers.length, answers: kinds.size, rows: await guestsNamed(name) })
  expect([...kinds]).toEqual([`201 ${JSON.stringify(answers[0]!.body)}`])
  expect(await guestsNamed(name)).toBe(1)
})

test('control: without their key the same creates make 200 guests, and the proof sees it', async () => {
  const name = `Guest ${randomUUID()}`
  await atOnce(most, () => couple.post('/guests', { firstname: name }))
  expect(await guestsNamed(name)).toBe(most)
})

test('a key that comes back with something else is refused, and 100 of each at once make one guest', async () => {
  const [one, other] = [`Guest ${randomUUID()}`, `Guest ${randomUUID()}`]
  const key = { 'idempotency-key': randomUUID() }
  const answers = await atOnce(most, (turn) => couple.post('/guests', { firstname: turn % 2 ? one : other }, key))
  expect((await guestsNamed(one)) + (await guestsNamed(other))).toBe(1)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(most / 2)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(most / 2)
})

test('a form without script that is sent 50 times by one page makes one guest, and every time leads back to the list', async () => {
  const name = `Guest ${randomUUID()}`
  const send = (key: string) => post('/tools/guest-list', { form: 'one', firstname: name, idempotency_key: key })
  const key = randomUUID()
  const answers = await atOnce(50, () => send(key))
  expect(new Set(answers)).toEqual(new Set(['303 /tools/guest-list']))
  expect(await guestsNamed(name)).toBe(1)

  await send(randomUUID()) // control: another page, another key
  expect(await guestsNamed(name)).toBe(2)
})

test('a list of names that is sent 50 times by one page is added once', async () => {
  const name = `Guest ${randomUUID()}`
  const key = randomUUID()
  const answers = await atOnce(50, () =>
    post('/tools/guest-list', { form: 'many', names: `${name} One\n${name} Two`, idempotency_key: key }),
  )
  expect(new Set(answers)).toEqual(new Set(['303 /tools/guest-list']))
  expect(await guestsNamed(name, '%')).toBe(2)
})

test('what has no key is held by the database: 50 times the same event, account and newsletter are one each', async () => {
  await atOnce(50, () => couple.post('/guest_wedding_events', { name: 'Brunch', taxonomy_event_id: 77 }))
  await atOnce(50, () => post('/dashboard/events', { name: 'Dinner', taxonomy_event_id: '78' }))
  // Whoever asks so often waits a moment before the next answer.
  const told = await vi.waitUntil(async () => (await couple.get('/guest_wedding_events/all')).body.data, { timeout: 30_000, interval: 500 })
  const events: { name: string }[] = told
  expect(events.map(({ name }) => name).filter((name) => name !== 'Ceremony')).toEqual(['Brunch', 'Dinner'])

  const email = `${randomUUID()}@example.com`
  const account = { email, password: 'a long enough password', firstname: 'Ada', lastname: 'Twice' }
  const accounts = await atOnce(20, () => visitor().post('/auth/register', account))
  expect(accounts.filter(({ status }) => status < 300)).toHaveLength(1)

  const reader = `${randomUUID()}@example.com`
  await atOnce(50, () => visitor().post('/i', { email: reader, event: 'newsletter' }))
  expect(
    await reading(product.postgres.url(), (db) => db.selectFrom('mails').where('to_address', '=', reader).select('id').execute()),
  ).toHaveLength(1)
})

/** Who is told to come again does so, with the same. */
function atOnce<Result>(times: number, send: (turn: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, turn) => sendUntilTaken(() => send(turn))))
}

async function sendUntilTaken<Result>(send: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const answer = await send()
    if ((answer as { status?: number }).status !== 429 && !String(answer).startsWith('429')) return answer
    await sleep(1_000)
  }
}

let visitors = 0

/** Somebody from an address of their own. */
function visitor() {
  visitors++
  return clientAt(product.origin, { 'x-forwarded-for': `10.2.${visitors >> 8}.${visitors & 255}` })
}

/** What a browser without script does; tells where it is led. */
async function post(path: string, fields: Record<string, string>): Promise<string> {
  const headers = { cookie: `posy_session=${couple.token}`, 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${product.origin}${path}`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })
  await answer.text()
  return `${answer.status} ${answer.headers.get('location')}`
}

/** Counted in the database, not in the answers. */
async function guestsNamed(name: string, more = ''): Promise<number> {
  const rows = await reading(product.postgres.url(), (db) =>
    db.selectFrom('guests').where('firstname', 'like', `${name}${more}`).select('id').execute(),
  )
  return rows.length
}
