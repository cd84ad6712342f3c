// One chance: rights, writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Answer } from '#tests/client.ts'
import { newWorld, password } from '#tests/world.ts'

const world = await newWorld()
const sameSite = { 'sec-fetch-site': 'same-origin' }

// RULE-008
test('a browser whose access cookie is dead stays signed in, and gets new cookies with its next answer', async () => {
  const { cookie } = await browser()
  await accessEnds()
  const answer = await world.visitor().get('/users/me', undefined, { cookie })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toHaveLength(2)
  const renewed = cookieOf(answer)
  expect(renewed).not.toBe(cookie)
  const next = await world.visitor().get('/users/me', undefined, { cookie: renewed })
  expect([next.status, next.headers.getSetCookie()]).toEqual([200, []])
})

test('a browser that has thrown its access cookie away stays signed in too, also to write', async () => {
  const { cookie } = await browser()
  const answer = await world.visitor(sameSite).post('/guests', { firstname: 'Grace' }, { cookie: refreshOf(cookie) })
  expect([answer.status, answer.headers.getSetCookie().length]).toEqual([201, 2])
})

test('two tabs and ten calls at once get the same new cookies, and nobody is signed out', async () => {
  for (let round = 0; round < 5; round++) {
    const { cookie } = await browser()
    await accessEnds()
    const answers = await Promise.all(Array.from({ length: 12 }, () => world.visitor().get('/users/me', undefined, { cookie })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const cookies = new Set(answers.map(cookieOf))
    expect(cookies.size).toBe(1)
    expect((await world.visitor().get('/users/me', undefined, { cookie: [...cookies][0]! })).status).toBe(200)
  }
})

test('a refresh cookie that comes back after ten seconds was stolen: the session ends for everybody', async () => {
  const { cookie } = await browser()
  await accessEnds()
  const renewed = cookieOf(await world.visitor().get('/users/me', undefined, { cookie }))
  await sql`update tokens set used_at = used_at - interval '11 seconds' where used_at is not null`.execute(world.db)
  const late = await world.visitor().get('/users/me', undefined, { cookie })
  expect([late.status, late.headers.getSetCookie()]).toEqual([401, []])
  expect((await world.visitor().get('/users/me', undefined, { cookie: renewed })).status).toBe(401)
})

// GUARD-002
test('who was away longer than the refresh token lives is signed out', async () => {
  const { cookie } = await browser()
  await sql`update tokens set expires_at = now() - interval '1 second'`.execute(world.db)
  expect((await world.visitor().get('/users/me', undefined, { cookie })).status).toBe(401)
})

test('another site can write nothing with a refresh cookie either', async () => {
  const { cookie } = await browser()
  const before = await tokens()
  const elsewhere: Record<string, string>[] = [{}, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]
  for (const from of elsewhere) {
    const answer = await world.visitor().post('/guests', { firstname: 'Mallory' }, { cookie: refreshOf(cookie), ...from })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  }
  expect(await tokens()).toEqual(before)
})

test('a refresh cookie opens nothing for who names a bearer token, and as a bearer token it is none', async () => {
  const { cookie } = await browser()
  const token = refreshOf(cookie).split('=')[1]
  const bearers: Record<string, string>[] = [{ cookie, authorization: 'Bearer no-token' }, { authorization: `Bearer ${token}` }]
  for (const headers of bearers) {
    expect((await world.visitor().get('/users/me', undefined, headers)).status).toBe(401)
  }
})

test('who signs out with a dead access cookie is signed out, and keeps no cookie', async () => {
  const { cookie } = await browser()
  await accessEnds()
  const out = await world.visitor(sameSite).delete('/auth/session', undefined, { cookie })
  expect(out.headers.getSetCookie().map((line) => line.includes('Max-Age=0'))).toEqual([true, true])
  expect((await world.visitor().get('/users/me', undefined, { cookie })).status).toBe(401)
})

// CALL-003
test("the browser's own token call takes the grants of the other, and keeps the tokens in cookies", async () => {
  const { email } = await browser()
  const own = world.visitor(sameSite)
  const signedIn = await own.post('/auth/session', { grant_type: 'password', username: email, password })
  expect([signedIn.status, signedIn.body.data.email]).toEqual([200, email])
  const cookie = cookieOf(signedIn)

  const refreshed = await own.post('/auth/session', { grant_type: 'refresh_token' }, { cookie })
  expect([refreshed.status, refreshed.body.data.email]).toEqual([200, email])
  expect(JSON.stringify(refreshed.body)).not.toContain('token')
  expect(cookieOf(refreshed)).not.toBe(cookie)
  expect(cookieOf(await own.post('/auth/session', { grant_type: 'refresh_token' }, { cookie }))).toBe(cookieOf(refreshed))

  expect((await own.post('/auth/session', { grant_type: 'refresh_token' })).status).toBe(400)
  const wrong = await own.post('/auth/session', { grant_type: 'password', username: email, password: 'not the password' })
  expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([400, []])
})

test('a session ends a year after its sign-in, however often it was renewed', async () => {
  const { cookie } = await browser()
  const aged = (days: number) => sql`update sessions set created_at = now() - make_interval(days => ${days})`.execute(world.db)
  await accessEnds()
  await aged(364)
  const renewed = await world.visitor().get('/users/me', undefined, { cookie })
  expect(renewed.status).toBe(200)
  await accessEnds()
  await aged(366)
  expect((await world.visitor().get('/users/me', undefined, { cookie: cookieOf(renewed) })).status).toBe(401)
})

test('what the table of tokens holds tells no token', async () => {
  const { cookie } = await browser()
  await accessEnds()
  const renewed = cookieOf(await world.visitor().get('/users/me', undefined, { cookie }))
  const rows = await world.db.selectFrom('tokens').select(['hash', 'successor_salt']).execute()
  const kept = rows.flatMap(({ hash, successor_salt }) => [hash, successor_salt].map((bytes) => bytes?.toString('base64url')))
  for (const [, token = ''] of renewed.matchAll(/=([\w-]+)/g)) expect(kept).not.toContain(token)
})

/** Somebody new, and the cookies of the browser that they signed up with. */
async function browser(): Promise<{ email: string; cookie: string }> {
  const email = `${crypto.randomUUID()}@example.com`
  const registered = await world.visitor().post('/auth/register', { email, password, firstname: 'Ada', lastname: 'Byron' })
  return { email, cookie: cookieOf(registered) }
}

async function accessEnds(): Promise<void> {
  await sql`update tokens set expires_at = now() - interval '1 second' where kind = 'access'`.execute(world.db)
}

function cookieOf({ headers }: Answer): string {
  const lines = headers.getSetCookie().map((line) => line.split(';')[0])
  return lines.join('; ')
}

function refreshOf(cookie: string): string {
  return cookie.split('; ').find((one) => one.startsWith('posy_refresh'))!
}

function tokens() {
  return world.db.selectFrom('tokens').select(['hash', 'used_at']).orderBy('hash').execute()
}
