// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld, password } from '#tests/world.ts'

const world = await newWorld()
const ada = { email: 'ada@example.com', password, firstname: 'Ada', lastname: 'Lovelace' }

// CALL-008 ENTITY-006 ENTITY-007 CONST-001
test('somebody registers and is signed in at once', async () => {
  const visitor = world.visitor()
  const registered = await visitor.post('/auth/register', ada)
  expect(registered.status).toBe(201)
  expect(registered.body).toMatchObject({ token_type: 'Bearer', expires_in: 1_209_600 })

  const me = await visitor.get('/users/me', undefined, { authorization: `Bearer ${registered.body.access_token}` })
  expect(me.body.data).toMatchObject({ email: 'ada@example.com', name: 'Ada Lovelace', is_admin: false, first_steps_at: null })
})

test('a welcome letter waits in the outbox for the new account, and none for a refused one', async () => {
  await world.visitor().post('/auth/register', { ...ada, email: 'grace@example.com' })
  await world.visitor().post('/auth/register', { ...ada, email: 'Grace@example.com' })
  const letters = await world.db
    .selectFrom('mails')
    .where('to_address', 'ilike', 'grace@%')
    .select(['to_address', 'subject', 'text'])
    .execute()
  expect(letters).toEqual([{ to_address: 'grace@example.com', subject: 'Welcome to Posy', text: expect.stringContaining('Hello Ada') }])
})

// RULE-005
test('an address has one account, however it is written', async () => {
  const again = await world.visitor().post('/auth/register', { ...ada, email: 'ADA@Example.com' })
  expect(again.status).toBe(422)
  expect(again.body.errors).toEqual({ email: ['This address has an account already. Please sign in.'] })
})

// RULE-004 RULE-083
test('a registration that lacks something says what, beside each field', async () => {
  const refused = await world.visitor().post('/auth/register', { email: 'nope', password: 'short', lastname: 'L\0' })
  expect(refused.status).toBe(422)
  expect(refused.body.message).toBe('Validation error!')
  expect(Object.keys(refused.body.errors).sort()).toEqual(['email', 'firstname', 'lastname', 'password'])
})

test('nobody makes themselves an administrator', async () => {
  const visitor = world.visitor()
  const eve = { ...ada, email: 'eve@example.com', is_admin: true, is_subscribed: true, id: 1 }
  const { body } = await visitor.post('/auth/register', eve)
  const me = await visitor.get('/users/me', undefined, { authorization: `Bearer ${body.access_token}` })
  expect(me.body.data).toMatchObject({ is_admin: false, is_subscribed: false })
})

// CALL-001 GUARD-001 RULE-002
test('the right password gets tokens, a wrong one a 400 that says the same for every address', async () => {
  const visitor = world.visitor()
  const grant = { grant_type: 'password', username: ada.email, password }
  expect((await visitor.post('/auth/token', grant)).status).toBe(200)

  const wrong = await visitor.post('/auth/token', { ...grant, password: 'something else' })
  const unknown = await visitor.post('/auth/token', { ...grant, username: 'nobody@example.com' })
  expect(wrong.status).toBe(400)
  expect(wrong.body).toEqual({ message: 'Email or password is incorrect.', error: 'invalid_grant' })
  expect(unknown.body).toEqual(wrong.body)
})

// CALL-002 CONST-002 RULE-008
test('a refresh token works once, and a second tab that comes at the same time signs nobody out', async () => {
  const visitor = world.visitor()
  const { body: first } = await visitor.post('/auth/token', { grant_type: 'password', username: ada.email, password })
  const grant = { grant_type: 'refresh_token', refresh_token: first.refresh_token }
  const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.post('/auth/token', grant)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  const { body: second } = answers.find(({ status }) => status === 200)!
  expect(await meWith(second.access_token)).toBe(200)
})

test('a refresh token that comes back later ends the whole family', async () => {
  const visitor = world.visitor()
  const { body: first } = await visitor.post('/auth/token', { grant_type: 'password', username: ada.email, password })
  const grant = { grant_type: 'refresh_token', refresh_token: first.refresh_token }
  const { body: second } = await visitor.post('/auth/token', grant)
  const longAgo = new Date(Date.now() - 11_000).toISOString()
  await world.db.updateTable('tokens').set({ used_at: longAgo }).where('used_at', 'is not', null).execute()

  expect((await visitor.post('/auth/token', grant)).status).toBe(400)
  expect(await meWith(first.access_token)).toBe(401)
  expect(await meWith(second.access_token)).toBe(401)
})

// RULE-014
test('a browser signs in by cookie and out again', async () => {
  const browser = world.visitor({ origin: 'http://posy.test' })
  const signedIn = await browser.post('/auth/session', { email: ada.email, password })
  expect(signedIn.status).toBe(200)
  expect(signedIn.body).not.toHaveProperty('access_token')
  const cookies = signedIn.headers.getSetCookie()
  expect(cookies.every((cookie) => /; HttpOnly; SameSite=Lax/.test(cookie))).toBe(true)

  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  expect((await browser.get('/users/me', undefined, { cookie })).status).toBe(200)
  const out = await browser.delete('/auth/session', undefined, { cookie })
  expect(out.status).toBe(204)
  expect(out.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true)
  expect((await browser.get('/users/me', undefined, { cookie })).status).toBe(401)
})

test('another site can write nothing with a cookie', async () => {
  const { headers } = await world.visitor().post('/auth/session', { email: ada.email, password })
  const cookie = headers.getSetCookie().join('; ')
  const guest = { firstname: 'Mallory' }
  const elsewhere: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const from of elsewhere) {
    expect((await world.visitor().post('/guests', guest, { cookie, ...from })).status).toBe(403)
  }
  expect((await world.visitor().post('/guests', guest, { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(201)
})

test('another site can sign nobody in as somebody else', async () => {
  const foreign = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }
  const form = String(new URLSearchParams({ email: ada.email, password }))
  for (const path of ['/auth/session', '/auth/register']) {
    const answer = await world.visitor().post(path, form, foreign)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  }
  expect((await world.visitor({ 'sec-fetch-site': 'cross-site' }).post('/auth/session', { email: ada.email, password })).status).toBe(403)
})

test('a refresh that fails halfway leaves the token as it was', async () => {
  const visitor = world.visitor()
  const { body: first } = await visitor.post('/auth/token', { grant_type: 'password', username: ada.email, password })
  const grant = { grant_type: 'refresh_token', refresh_token: first.refresh_token }
  await sql`alter table tokens add constraint no_more check (kind <> 'refresh' or used_at is not null) not valid`.execute(world.db)
  expect((await visitor.post('/auth/token', grant)).status).toBe(500)
  await sql`alter table tokens drop constraint no_more`.execute(world.db)
  expect((await visitor.post('/auth/token', grant)).status).toBe(200)
})

test('a refresh and a sign-out at once leave no session and no fault', async () => {
  const visitor = world.visitor()
  for (let round = 0; round < 10; round++) {
    const { body: first } = await visitor.post('/auth/token', { grant_type: 'password', username: ada.email, password })
    const [refreshed, out] = await Promise.all([
      visitor.post('/auth/token', { grant_type: 'refresh_token', refresh_token: first.refresh_token }),
      visitor.post('/auth/logout', undefined, { authorization: `Bearer ${first.access_token}` }),
    ])
    expect([200, 400]).toContain(refreshed.status)
    expect(out.status).toBe(204)
    if (refreshed.status === 200) expect(await meWith(refreshed.body.access_token)).toBe(401)
  }
})

test('logging out ends that session and no other', async () => {
  const visitor = world.visitor()
  const grant = { grant_type: 'password', username: ada.email, password }
  const [{ body: phone }, { body: laptop }] = [await visitor.post('/auth/token', grant), await visitor.post('/auth/token', grant)]
  expect((await visitor.post('/auth/logout', undefined, { authorization: `Bearer ${phone.access_token}` })).status).toBe(204)
  expect(await meWith(phone.access_token)).toBe(401)
  expect(await meWith(laptop.access_token)).toBe(200)
})

// ERR-041
test('guessing a password ends after ten tries, from wherever they come', async () => {
  const victim = await world.couple()
  const guess = (nth: number) =>
    world.visitor().post('/auth/token', { grant_type: 'password', username: victim.email, password: `guess ${nth}` })
  const statuses: number[] = []
  for (let nth = 1; nth <= 12; nth++) statuses.push((await guess(nth)).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  expect(Number((await guess(13)).headers.get('retry-after'))).toBeGreaterThan(0)
})

test('tokens are stored as hashes only', async () => {
  const { token } = await world.couple()
  const rows = await world.db.selectFrom('tokens').selectAll().execute()
  expect(JSON.stringify(rows.map(({ hash }) => hash.toString('base64url')))).not.toContain(token)
})

async function meWith(token: string): Promise<number> {
  return (await world.visitor().get('/users/me', undefined, { authorization: `Bearer ${token}` })).status
}
