// One chance: rights

import { expect, test } from 'vitest'
import { back, newGoogleWorld, start } from '#tests/google-world.ts'
import { type Mood, newBrowser } from '#tests/sign-in-provider.ts'
import { newWorld } from '#tests/world.ts'

const { provider, world, someone, begin, subjectsTo } = await newGoogleWorld()

// CALL-005
test('the browser is sent to the provider with a state, a nonce and a challenge of its own, and an unknown service is none', async () => {
  const browser = newBrowser(world.origin)
  const answer = await browser.visit(start)
  const to = new URL(answer.headers.get('location')!)
  expect([answer.status, to.origin]).toEqual([303, provider.keys.issuer])
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    client_id: provider.keys.client_id,
    redirect_uri: 'http://posy.test/social-callback',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^posy_social=.+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/)])
  const again = new URL((await newBrowser(world.origin).visit(start)).headers.get('location')!)
  for (const name of ['state', 'nonce', 'code_challenge']) expect(again.searchParams.get(name)).not.toBe(to.searchParams.get(name))
  for (const service of ['nosuch', 'toString', 'Google'])
    expect((await world.visitor().get(`/auth/social/redirect/${service}`)).status).toBe(404)
  const plain = await newWorld()
  expect((await plain.visitor().get('/auth/social/redirect/google')).status).toBe(404)
})

// CALL-006 ROUTE-007
test('somebody new comes in by Google with an account of their own, and is the same person ever after', async () => {
  const grace = someone({ given_name: 'Grace', family_name: 'Hopper' })
  const browser = newBrowser(world.origin)
  const came = await browser.follow(`${start}?redirect-to=%2Fdashboard%2Fevents`, back)
  const answer = await browser.visit(came)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/signed-in?redirect-to=%2Fdashboard%2Fevents'])
  expect([...browser.cookies().keys()].sort()).toEqual(['posy_refresh', 'posy_session'])
  const me = await (await browser.visit('/api/v1/users/me')).json()
  expect(me.data).toMatchObject({ email: grace.email, name: 'Grace Hopper', is_vendor: false, email_verified_at: expect.any(String) })
  expect(await subjectsTo(grace.email)).toEqual(['Welcome to Posy'])

  provider.state.person = { ...grace, email: 'grace-elsewhere@example.com' }
  const later = newBrowser(world.origin)
  await later.visit(await later.follow(start, back))
  expect((await (await later.visit('/api/v1/users/me')).json()).data.id).toBe(me.data.id)
})

test('a vendor who signs up by Google is a vendor', async () => {
  someone({ given_name: 'Vera' })
  const browser = newBrowser(world.origin)
  await browser.visit(await browser.follow(`${start}?vendor=true`, back))
  expect((await (await browser.visit('/api/v1/users/me')).json()).data).toMatchObject({ is_vendor: true, firstname: 'Vera' })
})

test('the token call takes the token of the sign-in that this browser began, once', async () => {
  const person = someone()
  const { cookie, nonce } = await begin()
  const token = await provider.tokenFor({ nonce })
  const answer = await world.visitor().post('/auth/social/login/google', { token }, { cookie })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    token_type: 'Bearer',
    expires_in: 1_209_600,
    access_token: expect.any(String),
    refresh_token: expect.any(String),
  })
  const me = await world.visitor().get('/users/me', undefined, { authorization: `Bearer ${answer.body.access_token}` })
  expect(me.body.data.email).toBe(person.email)
  expect((await world.visitor().post('/auth/social/login/google', { token }, { cookie })).status).toBe(400)
  expect((await world.visitor().post('/auth/social/login/nosuch', { token }, { cookie })).status).toBe(404)
})

const moods: Mood[] = ['wrong audience', 'wrong issuer', 'expired', 'replayed nonce', 'no nonce', 'another key', 'no signature']

test.each(moods)('a provider that gives a token with: %s, signs nobody in, and the way back is used up', async (mood) => {
  someone()
  const browser = newBrowser(world.origin)
  const came = await browser.follow(start, back)
  provider.state.mood = mood
  const refused = await browser.visit(came)
  provider.state.mood = 'honest'
  expect([refused.status, browser.cookies().has('posy_session')]).toEqual([400, false])
  expect((await browser.visit(came)).status).toBe(400)
  expect(browser.cookies().has('posy_session')).toBe(false)
})

test.each([
  ['the audience of another app', { aud: 'another-app' }],
  ['another issuer', { iss: 'https://accounts.evil.example' }],
  ['an end that is past', { iat: 1_700_000_000, exp: 1_700_000_600 }],
  ['the nonce of another sign-in', { nonce: 'another' }],
  ['no subject', { sub: undefined }],
])('the token call refuses a token with %s', async (_, bend) => {
  someone()
  const { cookie, nonce } = await begin()
  const answer = await world.visitor().post('/auth/social/login/google', { token: await provider.tokenFor({ nonce, ...bend }) }, { cookie })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
})

test('no other site ends a sign-in that this browser began', async () => {
  someone()
  const { cookie, nonce } = await begin()
  const token = await provider.tokenFor({ nonce })
  const elsewhere: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]
  for (const from of elsewhere)
    expect((await world.visitor({ cookie, ...from }).post('/auth/social/login/google', { token })).status).toBe(403)
})

test('a way back with a state of another browser, none, or a used one signs nobody in', async () => {
  someone()
  const [mine, other] = [newBrowser(world.origin), newBrowser(world.origin)]
  const came = await mine.follow(start, back)
  await other.follow(start, back)
  for (const address of [came, came.replace(/state=[^&]+/, 'state=made-up'), came.replace(/&?state=[^&]+/, ''), back]) {
    expect((await other.visit(address)).status).toBe(400)
    expect(other.cookies().has('posy_session')).toBe(false)
  }
  expect((await newBrowser(world.origin).visit(came)).status).toBe(400)
  expect((await mine.visit(came)).status).toBe(303)
  expect((await mine.visit(came)).status).toBe(400)
})

test('two ways back at once are one account', async () => {
  const person = someone()
  const browsers = [newBrowser(world.origin), newBrowser(world.origin)]
  const ways = await Promise.all(browsers.map(async (browser) => ({ browser, came: await browser.follow(start, back) })))
  await Promise.all(ways.map(({ browser, came }) => browser.visit(came)))
  const accounts = await world.db.selectFrom('users').where('email', '=', person.email).select('id').execute()
  expect(accounts).toHaveLength(1)
})

test('a provider that is away sends the browser to the page that says so', async () => {
  const away = await newWorld({ google: { ...provider.keys, issuer: 'http://127.0.0.1:9' } })
  const answer = await newBrowser(away.origin).visit(start)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/social-callback'])
})
