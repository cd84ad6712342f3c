// One chance: rights

import { expect, test } from 'vitest'
import { back, newGoogleWorld, start } from '#tests/google-world.ts'
import { newBrowser } from '#tests/sign-in-provider.ts'
import { newWorld, type Person, password } from '#tests/world.ts'

const { provider, world, someone, subjectsTo } = await newGoogleWorld()
const path = '/users/me/identities/google'

test('who is signed in links Google with their password, comes in by it, and unlinks it again', async () => {
  const ada = await world.couple()
  expect((await ada.get('/users/me/identities')).body.data).toEqual([
    { service: 'google', linked_at: null, is_offered: true, is_only_way: false },
  ])
  const person = someone()
  const came = await linkAs(ada)
  expect([came.status, came.headers.get('location')]).toEqual([303, '/settings/password?done=linked'])
  expect(came.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^posy_social=;/))
  expect((await ada.get('/users/me/identities')).body.data).toMatchObject([
    { service: 'google', linked_at: expect.any(String), is_only_way: false },
  ])
  expect(await signedInAs()).toBe(ada.id)
  expect(await subjectsTo(ada.email)).toContain('Google opens your Posy account now')

  expect((await ada.delete(path)).status).toBe(204)
  expect((await ada.delete(path)).status).toBe(404)
  expect(await subjectsTo(ada.email)).toContain('Google no longer opens your Posy account')
  expect(await signedInAs(), 'Google’s person has an account of their own now').not.toBe(ada.id)
  expect((await ada.get('/users/me')).body.data.email).not.toBe(person.email)
})

test('whoever has a password gives it first, and guesses are counted', async () => {
  const ada = await world.couple()
  const none = await ada.post(path, {})
  expect([none.status, none.body.errors]).toEqual([422, { password: ['Please enter your password.'] }])
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess++) statuses.push((await ada.post(path, { password: `guess ${guess}` })).status)
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
  expect(await world.db.selectFrom('social_sign_ins').where('user_id', '=', ada.id).select('nonce').execute()).toEqual([])
})

test('the only way in stays: without a password Google can’t be unlinked, with one it can', async () => {
  someone({ given_name: 'Grace' })
  const browser = newBrowser(world.origin)
  await browser.visit(await browser.follow(start, back))
  const grace = world.visitor({ cookie: cookiesOf(browser), origin: 'http://posy.test' })
  expect((await grace.get('/users/me/identities')).body.data).toMatchObject([{ service: 'google', is_only_way: true }])
  const kept = await grace.delete(path)
  expect([kept.status, kept.body.message]).toEqual([409, 'This is the only way into your account. Please set a password first.'])
  const finished = await grace.post('/auth/register-finish', { firstname: 'Grace', lastname: 'Hopper', password })
  const then = world.visitor({ authorization: `Bearer ${finished.body.access_token}` })
  expect((await then.get('/users/me/identities')).body.data).toMatchObject([{ is_only_way: false }])
  expect((await then.delete(path)).status).toBe(204)
})

test('a person of Google’s opens one account, and an account has one of them', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const first = someone()
  await linkAs(ada)
  const stolen = await linkAs(bob)
  expect([stolen.status, (await stolen.json()).message]).toEqual([400, 'This opens another account already.'])
  expect((await linkAs(ada)).status, 'the same once more').toBe(303)
  someone()
  const second = await linkAs(ada)
  expect([second.status, (await second.json()).message]).toEqual([400, expect.stringContaining('Please unlink that first.')])
  expect(await subsOf(ada)).toEqual([first.sub])
  expect(await subsOf(bob)).toEqual([])
})

test('what one began to link signs nobody in, and links nobody else', async () => {
  const [ada, eve] = [await world.couple(), await world.couple()]
  someone()
  const { body, headers } = await ada.post(path, { password })
  const cookie = headers.getSetCookie().join('; ').split(';')[0]!
  const nonce = new URL(body.data.address).searchParams.get('nonce')!
  const token = await provider.tokenFor({ nonce })
  expect((await world.visitor().post('/auth/social/login/google', { token }, { cookie })).status).toBe(400)
  expect((await eve.put(path, { token }, { cookie })).status).toBe(400)
  expect((await world.visitor().put(path, { token }, { cookie })).status).toBe(401)
  expect((await ada.put(path, { token: await provider.tokenFor({ nonce: 'another' }) }, { cookie })).status).toBe(400)
  expect((await ada.put(path, { token }, { cookie })).status, 'the one try is used up').toBe(400)
  expect([...(await subsOf(ada)), ...(await subsOf(eve))]).toEqual([])
})

test('what one began to sign in links nothing', async () => {
  const ada = await world.couple()
  someone()
  const { headers } = await newBrowser(world.origin).visit(start)
  const cookie = headers.getSetCookie().join('; ').split(';')[0]!
  const token = await provider.tokenFor({ nonce: new URL(headers.get('location')!).searchParams.get('nonce')! })
  expect((await ada.put(path, { token }, { cookie })).status).toBe(400)
  expect(await subsOf(ada)).toEqual([])
})

test('without such a provider there is nothing to link, and a link of before can still be undone', async () => {
  const plain = await newWorld()
  const ada = await plain.couple()
  expect((await ada.get('/users/me/identities')).body.data).toEqual([])
  expect((await ada.post(path, { password })).status).toBe(404)
  await plain.db.insertInto('user_identities').values({ provider: 'google', sub: 'of before', user_id: ada.id }).execute()
  expect((await ada.get('/users/me/identities')).body.data).toMatchObject([{ service: 'google', is_offered: false }])
  expect((await ada.delete(path)).status).toBe(204)
})

/** From the settings to the provider and back, in the browser of somebody who is signed in. */
async function linkAs({ post, token }: Person): Promise<Response> {
  const { body, headers } = await post(path, { password })
  const came = await newBrowser(world.origin).follow(body.data.address, back)
  const begun = headers.getSetCookie().join('; ').split(';')[0]
  return fetch(came.replace('http://posy.test', world.origin), {
    redirect: 'manual',
    headers: { cookie: `posy_session=${token}; ${begun}`, 'x-forwarded-for': '10.8.0.2' },
  })
}

/** Comes in by Google in a browser of its own. */
async function signedInAs(): Promise<number> {
  const browser = newBrowser(world.origin)
  await browser.visit(await browser.follow(start, back))
  return (await (await browser.visit('/api/v1/users/me')).json()).data.id
}

function cookiesOf(browser: ReturnType<typeof newBrowser>): string {
  return [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
}

async function subsOf({ id }: Person): Promise<string[]> {
  const linked = await world.db.selectFrom('user_identities').where('user_id', '=', id).select('sub').execute()
  return linked.map(({ sub }) => sub)
}
