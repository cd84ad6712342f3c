// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Answer } from '#tests/client.ts'
import type { Person } from '#tests/world.ts'
import { newWorld, password } from '#tests/world.ts'

const world = await newWorld()
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('somebody sees where they are signed in, this device among them, and no secret of it', async () => {
  const ada = await world.couple()
  await signIn(ada, mac)
  const { token } = await signIn(ada, iphone)
  const { body } = await world.visitor().get('/users/me/sessions', undefined, bearer(token))
  expect(body.meta).toMatchObject({ total: 3, current_page: 1, last_page: 1 })
  expect(body.data.map(({ device, is_current }: Shown) => [device, is_current])).toEqual([
    ['Safari on an iPhone', true],
    ['Chrome on a Mac', false],
    ['Something that gave no name', false],
  ])
  expect(Object.keys(body.data[0]).sort()).toEqual(['created_at', 'device', 'id', 'is_current', 'seen_at'])
  expect((await world.visitor().get('/users/me/sessions')).status).toBe(401)
})

test('somebody signs out one device, and no other', async () => {
  const ada = await world.couple()
  const phone = await signIn(ada, iphone)
  const laptop = await signIn(ada, mac)
  expect((await ada.delete(`/users/me/sessions/${phone.id}`)).status).toBe(204)
  expect([await isSignedIn(phone.token), await isSignedIn(laptop.token), await isSignedIn(ada.token)]).toEqual([false, true, true])
  expect((await ada.delete(`/users/me/sessions/${phone.id}`)).status).toBe(404)
})

test('a device that is signed out by its own list loses its cookies', async () => {
  const ada = await world.couple()
  const phone = await signIn(ada, iphone)
  const out = await world.visitor().delete(`/users/me/sessions/${phone.id}`, undefined, bearer(phone.token))
  expect(out.headers.getSetCookie().map((line) => line.includes('Max-Age=0'))).toEqual([true, true])
  expect(await isSignedIn(phone.token)).toBe(false)
})

test('somebody signs out every other device at once', async () => {
  const ada = await world.couple()
  const others = [await signIn(ada, iphone), await signIn(ada, mac), await signIn(ada, windows)]
  expect((await ada.delete('/users/me/sessions')).status).toBe(204)
  expect(await Promise.all(others.map(({ token }) => isSignedIn(token)))).toEqual([false, false, false])
  expect(await isSignedIn(ada.token)).toBe(true)
  expect((await ada.get('/users/me/sessions')).body.data).toHaveLength(1)
})

test("a stranger can't see or end somebody's session", async () => {
  const [ada, eve] = [await world.couple(), await world.couple()]
  const phone = await signIn(ada, iphone)
  expect((await eve.delete(`/users/me/sessions/${phone.id}`)).status).toBe(404)
  expect((await eve.delete('/users/me/sessions')).status).toBe(204)
  expect(await isSignedIn(phone.token)).toBe(true)
  expect((await eve.get('/users/me/sessions')).body.data.map(({ id }: Shown) => id)).not.toContain(phone.id)
})

test('the list says to the hour when a device was last there, and forgets those that can do nothing any more', async () => {
  const ada = await world.couple()
  const phone = await signIn(ada, iphone)
  await sql`update tokens set seen_at = now() - interval '3 days' where session_id = ${phone.id}`.execute(world.db)
  expect(hoursSince((await shown(ada, phone.id))?.seen_at)).toBeGreaterThan(71)
  await isSignedIn(phone.token)
  expect(hoursSince((await shown(ada, phone.id))?.seen_at)).toBeLessThan(1)
  await sql`update tokens set expires_at = now() where session_id = ${phone.id}`.execute(world.db)
  expect(await shown(ada, phone.id)).toBeUndefined()
})

test('a browser that signs in once more leaves no session behind that nobody would end', async () => {
  const ada = await world.couple()
  const browser = world.visitor({ 'user-agent': mac, 'sec-fetch-site': 'same-origin' })
  const first = cookieOf(await browser.post('/auth/session', { email: ada.email, password }))
  const second = cookieOf(await browser.post('/auth/session', { email: ada.email, password }, { cookie: first }))
  expect((await browser.get('/users/me', undefined, { cookie: first })).status).toBe(401)
  expect((await browser.get('/users/me', undefined, { cookie: second })).status).toBe(200)
  expect(await isSignedIn(ada.token)).toBe(true)
})

test('the owner hears of a sign-in from a browser that is new to the account, once', async () => {
  const ada = await world.couple()
  await signIn(ada, mac)
  await signIn(ada, mac)
  await Promise.all([signIn(ada, iphone), signIn(ada, iphone)])
  const letters = await world.db.selectFrom('mails').where('to_address', '=', ada.email).select(['subject', 'text']).orderBy('id').execute()
  const told = letters.filter(({ subject }) => subject === 'A new sign-in to your Posy account').map(({ text }) => text)
  expect(told).toEqual([expect.stringContaining('Chrome on a Mac'), expect.stringContaining('Safari on an iPhone')])
})

// CALL-007 ENTITY-005
test('the login call answers what the token call answers', async () => {
  const { email } = await world.couple()
  const login = await world.visitor().post('/auth/login', { email, password })
  const token = await world.visitor().post('/auth/token', { grant_type: 'password', username: email, password })
  expect([login.status, Object.keys(login.body)]).toEqual([token.status, Object.keys(token.body)])
  for (const { body } of [login, token]) expect(await isSignedIn(body.access_token)).toBe(true)
})

test('only the grants of our own client exist, and what a grant lacks is said beside it', async () => {
  const { email } = await world.couple()
  const ask = async (input: object) => {
    const { status, body } = await world.visitor().post('/auth/token', input)
    return [status, body.error ?? Object.keys(body.errors ?? {})]
  }
  const right = { grant_type: 'password', username: email, password }
  expect(await ask({ ...right, client_id: 'posy' })).toEqual([200, []])
  expect(await ask({ ...right, client_id: 'other' })).toEqual([400, 'invalid_client'])
  for (const grant_type of ['client_credentials', '', 'authorization_code']) {
    expect(await ask({ ...right, grant_type })).toEqual([400, 'unsupported_grant_type'])
  }
  expect(await ask({ grant_type: 'refresh_token' })).toEqual([400, 'invalid_grant'])
  expect(await ask({ grant_type: 'password' })).toEqual([422, ['username', 'password']])
  expect(await ask({})).toEqual([422, ['grant_type']])
})

test('who is signed in makes no second account, and who is not signs out all the same', async () => {
  const ada = await world.couple()
  const again = { email: 'second@example.com', password, firstname: 'Ada', lastname: 'Twice' }
  expect((await ada.post('/auth/register', again)).status).toBe(403)
  for (let nth = 0; nth < 2; nth++) expect((await ada.post('/auth/logout')).status).toBe(204)
  expect((await world.visitor().post('/auth/logout')).status).toBe(204)
  expect((await ada.post('/auth/register', again)).status).toBe(201)
})

// CALL-004
test('a token says whom it belongs to and until when, and leads nowhere', async () => {
  const ada = await world.couple()
  const answer = await ada.get('/auth/authorize?redirect_uri=https://evil.example')
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  expect(answer.body.data).toMatchObject({ user_id: ada.id, email: ada.email })
  const seconds = (Date.parse(answer.body.data.expires_at) - Date.now()) / 1_000
  expect(Math.abs(seconds - 1_209_600)).toBeLessThan(60)
  expect((await world.visitor().get('/auth/authorize')).status).toBe(401)
})

interface Shown {
  id: number
  device: string
  seen_at: string
  is_current: boolean
}

async function signIn({ email }: Person, userAgent: string): Promise<{ id: number; token: string }> {
  const { body } = await world.visitor({ 'user-agent': userAgent }).post('/auth/login', { email, password })
  const sessions = await world.visitor().get('/users/me/sessions', undefined, bearer(body.access_token))
  return { id: sessions.body.data.find(({ is_current }: Shown) => is_current).id, token: body.access_token }
}

function cookieOf({ headers }: Answer): string {
  const lines = headers.getSetCookie().map((line) => line.split(';')[0])
  return lines.join('; ')
}

async function shown(person: Person, id: number): Promise<Shown | undefined> {
  return (await person.get('/users/me/sessions')).body.data.find((one: Shown) => one.id === id)
}

function hoursSince(moment = ''): number {
  return (Date.now() - Date.parse(moment)) / 3_600_000
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await world.visitor().get('/users/me', undefined, bearer(token))).status === 200
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}
