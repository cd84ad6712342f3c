// One chance: rights

import { expect, test } from 'vitest'
import { hashToken, newToken, secondsFromNow } from '#server/session.ts'
import { newWorld, password } from '#tests/world.ts'

const world = await newWorld()
const chosen = { firstname: 'Grace', lastname: 'Hopper', password: 'My aunt keeps bees' }
let nth = 0

// CALL-010
test('asking for a link answers alike for every address, signs nobody in, and writes to who has an account', async () => {
  const { email } = await world.couple()
  const answers = await Promise.all([email, 'nobody@example.com'].map((email) => world.visitor().post('/external/idc_login', { email })))
  expect(answers.map(({ status, body, headers }) => [status, body, headers.getSetCookie()])).toEqual([
    [202, '', []],
    [202, '', []],
  ])
  expect(await linkTo(email)).toMatch(/^[\w-]{43}$/)
  expect(await world.db.selectFrom('mails').where('to_address', '=', 'nobody@example.com').select('id').execute()).toEqual([])
  expect((await world.visitor().post('/external/idc_login', {})).status).toBe(422)
})

test('the link signs in, once, for ten minutes, and confirms the address', async () => {
  const { email } = await world.couple()
  await world.visitor().post('/external/idc_login', { email })
  const token = await linkTo(email)
  const used = await world.visitor().post('/auth/sign-in-link', { token })
  expect([used.status, used.headers.getSetCookie().length]).toEqual([200, 2])
  expect((await meWith(used.body.access_token)).email_verified_at).not.toBeNull()
  expect((await world.visitor().post('/auth/sign-in-link', { token })).status).toBe(400)

  await world.visitor().post('/external/idc_login', { email })
  const late = await linkTo(email)
  await world.db
    .updateTable('account_links')
    .set({ expires_at: secondsFromNow(-1) })
    .where('hash', '=', hashToken(late))
    .execute()
  const link = await world.db
    .selectFrom('account_links')
    .where('hash', '=', hashToken(token))
    .select('expires_at')
    .executeTakeFirstOrThrow()
  expect(Date.parse(link.expires_at) - Date.now()).toBeLessThanOrEqual(600_000)
  expect((await world.visitor().post('/auth/sign-in-link', { token: late })).status).toBe(400)
  expect((await world.visitor().post('/auth/sign-in-link', { token: newToken() })).status).toBe(400)
})

test('twenty presses at once sign in once', async () => {
  const { email } = await world.couple()
  await world.visitor().post('/external/idc_login', { email })
  const token = await linkTo(email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => world.visitor().post('/auth/sign-in-link', { token })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a link for a new password signs nobody in, nor does this one set a password', async () => {
  const { email } = await world.couple()
  await world.visitor().post('/auth/forgot-password', { email })
  expect((await world.visitor().post('/auth/sign-in-link', { token: await linkTo(email) })).status).toBe(400)
  await world.visitor().post('/external/idc_login', { email })
  const token = await linkTo(email)
  expect((await world.visitor().post('/auth/reset-password', { token, password: chosen.password })).status).toBe(400)
  expect((await world.visitor().post('/auth/register-finish', { token, ...chosen })).status).toBe(400)
  expect((await world.visitor().post('/auth/login', { email, password })).status).toBe(200)
})

test('nobody’s mailbox is flooded', async () => {
  const { email } = await world.couple()
  const statuses = []
  for (let ask = 0; ask < 6; ask++) statuses.push((await world.visitor().post('/external/idc_login', { email })).status)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})

// CALL-009
test('an account without a password gets name and password by its link, or by who is signed in, and then has them', async () => {
  const byLink = await withoutPassword()
  await world.visitor().post('/external/idc_login', { email: byLink.email })
  const token = await linkTo(byLink.email)
  expect((await world.visitor().post('/auth/register-finish', { token, ...chosen, password: 'password' })).status).toBe(422)
  const finished = await world.visitor().post('/auth/register-finish', { token, ...chosen })
  expect(finished.status).toBe(200)
  expect(await meWith(finished.body.access_token)).toMatchObject({ name: 'Grace Hopper', has_password: true })
  expect((await world.visitor().post('/auth/login', { email: byLink.email, password: chosen.password })).status).toBe(200)
  expect((await world.visitor().post('/auth/register-finish', { token, ...chosen })).status).toBe(400)

  const bySession = await withoutPassword()
  await world.visitor().post('/external/idc_login', { email: bySession.email })
  const { body } = await world.visitor().post('/auth/sign-in-link', { token: await linkTo(bySession.email) })
  const signedIn = world.visitor({ authorization: `Bearer ${body.access_token}` })
  expect((await signedIn.get('/users/me')).body.data).toMatchObject({ has_password: false })
  expect((await signedIn.post('/auth/register-finish', chosen)).status).toBe(200)
  expect((await signedIn.get('/users/me')).status).toBe(401)
  expect((await world.visitor().post('/auth/login', { email: bySession.email, password: chosen.password })).status).toBe(200)
})

test('nobody finishes an account that has a password, nor one that is not theirs', async () => {
  const ada = await world.couple()
  expect((await ada.post('/auth/register-finish', chosen)).status).toBe(400)
  expect((await world.visitor().post('/auth/register-finish', chosen)).status).toBe(400)
  expect((await world.visitor().post('/auth/register-finish', { ...chosen, token: newToken() })).status).toBe(400)
  expect((await world.visitor().post('/auth/login', { email: ada.email, password })).status).toBe(200)
})

async function withoutPassword(): Promise<{ id: number; email: string }> {
  const email = `nameless${++nth}@example.com`
  return world.db.insertInto('users').values({ email, firstname: '', lastname: '' }).returning(['id', 'email']).executeTakeFirstOrThrow()
}

/** The key in the last letter to that address. */
async function linkTo(email: string): Promise<string> {
  const letters = world.db.selectFrom('mails').where('to_address', '=', email).orderBy('id', 'desc')
  const { text } = await letters.select('text').executeTakeFirstOrThrow()
  return /\/(?:sign-in-link|reset-password)\/([\w-]+)/.exec(text)?.[1] ?? ''
}

async function meWith(token: string) {
  return (await world.visitor().get('/users/me', undefined, { authorization: `Bearer ${token}` })).body.data
}
