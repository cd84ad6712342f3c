// One chance: rights

import { expect, test } from 'vitest'
import { back, newGoogleWorld, start } from '#tests/google-world.ts'
import { newBrowser } from '#tests/sign-in-provider.ts'
import { password } from '#tests/world.ts'

const { provider, world, someone, begin, subjectsTo } = await newGoogleWorld()

test('an address that both sides confirmed is one account, and its owner is told', async () => {
  const ada = await world.couple()
  await world.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', ada.id).execute()
  someone({ email: ada.email.toUpperCase() })
  const browser = newBrowser(world.origin)
  await browser.visit(await browser.follow(start, back))
  expect((await (await browser.visit('/api/v1/users/me')).json()).data.id).toBe(ada.id)
  expect(await subjectsTo(ada.email)).toContain('Google opens your Posy account now')
  expect((await world.visitor().post('/auth/login', { email: ada.email, password })).status).toBe(200)
})

test.each([
  ['Google is not sure whose it is', true, false],
  ['nobody confirmed it here', false, true],
  ['neither side is sure', false, false],
])('an address with an account is not given away where %s', async (_, isConfirmedHere, email_verified) => {
  const ada = await world.couple()
  if (isConfirmedHere)
    await world.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', ada.id).execute()
  const { sub } = someone({ email: ada.email, email_verified })
  const browser = newBrowser(world.origin)
  const came = await browser.follow(start, back)
  const refused = await browser.visit(came)
  expect([refused.status, (await refused.json()).message]).toEqual([400, expect.stringContaining('has an account already')])
  expect(browser.cookies().has('posy_session')).toBe(false)
  expect(await world.db.selectFrom('user_identities').where('sub', '=', sub).select('user_id').execute()).toEqual([])

  const { cookie, nonce } = await begin()
  expect((await world.visitor().post('/auth/social/login/google', { token: await provider.tokenFor({ nonce }) }, { cookie })).status).toBe(
    409,
  )
})

test('an address that Google is not sure of, and nobody has, waits for its confirmation', async () => {
  const person = someone({ email_verified: false })
  const browser = newBrowser(world.origin)
  await browser.visit(await browser.follow(start, back))
  expect((await (await browser.visit('/api/v1/users/me')).json()).data).toMatchObject({ email: person.email, email_verified_at: null })
  const letter = await world.db.selectFrom('mails').where('to_address', '=', person.email).select('text').executeTakeFirstOrThrow()
  expect(letter.text).toContain('/confirm-address/')
})

test('a person without an address gets no account', async () => {
  someone({ email: '' })
  const browser = newBrowser(world.origin)
  expect((await browser.visit(await browser.follow(start, back))).status).toBe(400)
  expect(browser.cookies().has('posy_session')).toBe(false)
})
