// One chance: rights

import { expect, test } from 'vitest'
import { newBrowser, startProvider } from '#tests/sign-in-provider.ts'
import { newWorld, type Person, password } from '#tests/world.ts'

const provider = await startProvider()
const world = await newWorld({ google: provider.keys })
const chosen = 'My aunt keeps bees'

/** How somebody who has the mailbox comes into the account that a stranger made with its address. */
const ways: Record<string, (email: string) => Promise<unknown>> = {
  'a link that signs in': async (email) => {
    await world.visitor().post('/external/idc_login', { email })
    return world.visitor().post('/auth/sign-in-link', { token: await linkTo(email, 'sign-in-link') })
  },
  'a new password': async (email) => {
    await world.visitor().post('/auth/forgot-password', { email })
    return world.visitor().post('/auth/reset-password', { token: await linkTo(email, 'reset-password'), password: chosen })
  },
}

test.each(Object.entries(ways))('who made an account with somebody’s address is out when its owner comes by %s', async (_, comeIn) => {
  const stranger = await world.couple()
  await linkGoogle(stranger)
  expect(await comeIn(stranger.email)).toMatchObject({ status: expect.toSatisfy((status) => status < 300) })
  expect((await stranger.get('/users/me')).status).toBe(401)
  expect((await world.visitor().post('/auth/login', { email: stranger.email, password })).status).toBe(400)
  expect(await identitiesOf(stranger)).toEqual([])
})

test('who confirmed their address keeps their password and their devices when they come by a link', async () => {
  const ada = await world.couple()
  await world.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', ada.id).execute()
  await linkGoogle(ada)
  await ways['a link that signs in']!(ada.email)
  expect((await ada.get('/users/me')).body.data).toMatchObject({ has_password: true })
  expect(await identitiesOf(ada)).toHaveLength(1)
})

test('an account that Google opened without being sure of the address is its owner’s alone, once Google is', async () => {
  const email = 'grace@example.com'
  const stranger = await byGoogle({ sub: 'stranger', email, email_verified: false })
  const { id } = await me(stranger)
  const owner = await byGoogle({ sub: 'owner', email, email_verified: true })
  expect(await me(owner)).toMatchObject({ id, email })
  expect((await stranger.visit('/api/v1/users/me')).status).toBe(401)
  expect(await world.db.selectFrom('user_identities').where('user_id', '=', id).select('sub').execute()).toEqual([{ sub: 'owner' }])
})

async function byGoogle(person: typeof provider.state.person) {
  provider.state.person = person
  const browser = newBrowser(world.origin)
  await browser.visit(await browser.follow('/api/v1/auth/social/redirect/google', '/social-callback'))
  return browser
}

async function me(browser: ReturnType<typeof newBrowser>): Promise<{ id: number }> {
  return (await (await browser.visit('/api/v1/users/me')).json()).data
}

function linkGoogle({ id }: Person) {
  return world.db
    .insertInto('user_identities')
    .values({ provider: 'google', sub: `of ${id}`, user_id: id })
    .execute()
}

function identitiesOf({ id }: Person) {
  return world.db.selectFrom('user_identities').where('user_id', '=', id).select('sub').execute()
}

async function linkTo(email: string, page: string): Promise<string> {
  const letters = world.db.selectFrom('mails').where('to_address', '=', email).where('text', 'like', `%/${page}/%`)
  const { text } = await letters.orderBy('id', 'desc').select('text').executeTakeFirstOrThrow()
  return new RegExp(`/${page}/([\\w-]+)`).exec(text)?.[1] ?? ''
}
