// One chance: rights

import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#app/app.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { type Answer, type Client, clientAt } from '#tests/client.ts'
import { newWorld, password } from '#tests/world.ts'

const world = await newWorld()

const nobody = { email: 'slowed@example.com', password: 'a guess', firstname: 'No', lastname: 'Body' }

const waysIn = [
  (from: Client) => from.post('/auth/login', nobody),
  (from: Client) => from.post('/auth/session', { email: nobody.email, password: nobody.password }),
  (from: Client) => from.post('/auth/token', { grant_type: 'password', username: nobody.email, password: nobody.password }),
]

// RULE-010
test.each<[string, number, (nth: number, from: Client) => Promise<Answer>]>([
  ['signing in, whichever way', 10, (nth, from) => waysIn[nth % waysIn.length]!(from)],
  ['registering', 30, (nth, from) => from.post('/auth/register', { ...nobody, email: `one${nth}@example.com`, password: 'password' })],
  ['the code of a card', 20, (nth, from) => from.post('/public/guests/find', { username: 'ada', code: `AAAA-AA${nth}` })],
  ['the newsletter', 30, (nth, from) => from.post('/i', { event: 'newsletter', email: `reader${nth}@example.com` })],
])('%s is taken %i times from one place, then that place is asked to wait', async (_, most, call) => {
  const from = world.visitor()
  const answers: Answer[] = []
  for (let nth = 0; nth < most + 2; nth++) answers.push(await call(nth, from))
  const slowed = answers.filter(({ status }) => status === 429)
  expect(answers.slice(0, most).filter(({ status }) => status === 429)).toEqual([])
  expect(slowed).toHaveLength(2)
  for (const { headers, body } of slowed) {
    expect(body).toMatchObject({ message: 'Too many requests!' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
})

test('every door counts tries of one account together, whoever makes them and however it is written', async () => {
  const { email } = await world.couple()
  const statuses: number[] = []
  for (let nth = 0; nth < 12; nth++)
    statuses.push((await doors[nth % doors.length]!(nth % 2 ? email.toUpperCase() : email, `guess ${nth}`)).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  for (const door of doors) {
    const right = await door(email, password)
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})

test('an address without an account is slowed in the same way', async () => {
  const statuses: number[] = []
  for (let nth = 0; nth < 12; nth++) statuses.push((await doors[nth % doors.length]!('nobody-here@example.com', `guess ${nth}`)).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
})

test('the count outlives the process: a server that starts anew goes on where the last one stopped', async () => {
  const { email } = await world.couple()
  for (let nth = 0; nth < 7; nth++) await login(world.origin, email, `guess ${nth}`)
  const restarted = await secondServer()
  const statuses: number[] = []
  for (let nth = 7; nth < 12; nth++) statuses.push((await login(restarted, email, `guess ${nth}`)).status)
  expect(statuses).toEqual([400, 400, 400, 429, 429])
})

test('one place has a hundred wrong guesses an hour over all accounts, and right passwords are not among them', async () => {
  const office = world.visitor({ 'x-forwarded-for': '10.9.9.9' })
  const { email } = await world.couple()
  const tryOne = (who: string, given: string) => office.post('/auth/login', { email: who, password: given })
  const key = 'password-from:10.9.9.9'
  for (let nth = 0; nth < 3; nth++) expect((await tryOne(email, password)).status).toBe(200)
  await tryOne('stuffed@example.com', 'a guess')
  const { tries } = await world.db.selectFrom('rate_limits').where('key', '=', key).select('tries').executeTakeFirstOrThrow()
  expect(tries).toBe(1)

  await world.db.updateTable('rate_limits').where('key', '=', key).set({ tries: 99 }).execute()
  expect((await tryOne('stuffed2@example.com', 'a guess')).status).toBe(400)
  expect((await tryOne(email, password)).status).toBe(429)
  expect((await world.visitor().post('/auth/login', { email, password })).status).toBe(200)
})

test('a limit names nobody', async () => {
  const { email } = await world.couple()
  await login(world.origin, email, 'a guess')
  await world.visitor().post('/auth/forgot-password', { email })
  const keys = await world.db.selectFrom('rate_limits').select('key').execute()
  expect(JSON.stringify(keys)).not.toContain('@')
})

test('an address gets five letters an hour, whoever asks, and one place asks for thirty', async () => {
  const { email } = await world.couple()
  for (const asked of [email, 'not-known@example.com']) {
    const statuses: number[] = []
    for (let nth = 0; nth < 7; nth++) {
      // Past the time in which the same wish is no second one.
      await world.db
        .updateTable('account_links')
        .set({ created_at: new Date(Date.now() - 60_000).toISOString() })
        .execute()
      statuses.push((await world.visitor().post('/auth/forgot-password', { email: asked })).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429])
  }
  const letters = await world.db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .where('subject', '=', 'A new password for Posy')
    .select('id')
    .execute()
  expect(letters).toHaveLength(5)

  const flood = world.visitor()
  const answers = await Promise.all(
    Array.from({ length: 33 }, (_, nth) => flood.post('/auth/forgot-password', { email: `flood${nth}@example.com` })),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
})

test('who reset their password may sign in at once, however often somebody else tried', async () => {
  const { email } = await world.couple()
  for (let nth = 0; nth < 11; nth++) await login(world.origin, email, `guess ${nth}`)
  await world.visitor().post('/auth/forgot-password', { email })
  const { text } = await world.db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .select('text')
    .executeTakeFirstOrThrow()
  const token = /\/reset-password\/([\w-]{43})/.exec(text)?.[1]
  await world.visitor().post('/auth/reset-password', { token, password: 'My aunt keeps bees' })
  expect((await login(world.origin, email, 'My aunt keeps bees')).status).toBe(200)
})

const doors = [
  (email: string, given: string) => login(world.origin, email, given),
  (email: string, given: string) => world.visitor().post('/auth/token', { grant_type: 'password', username: email, password: given }),
  (email: string, given: string) => world.visitor().post('/auth/session', { email, password: given }),
]

let places = 0

function login(origin: string, email: string, given: string) {
  return clientAt(origin, { 'x-forwarded-for': `10.7.0.${++places}` }).post('/auth/login', { email, password: given })
}

/** As after a restart: nothing is left but what stands in the database. */
async function secondServer(): Promise<string> {
  const settings = { mode: 'demo', public_url: 'http://posy.test', secret: 'a secret for tests only' } as const
  const { fetch } = createApp({ db: world.db, log: openLog('silent'), settings })
  const { server, port } = await listen({ host: '127.0.0.1', port: 0, proxies: 1, answer: fetch })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}
