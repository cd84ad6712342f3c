// One chance: rights

import { expect, test } from 'vitest'
import { hashToken, newToken } from '#server/session.ts'
import { newWorld, type Person, password } from '#tests/world.ts'

const world = await newWorld()
let nth = 0

// CALL-012
test('another address needs the password, and counts once it is confirmed', async () => {
  const ada = await world.couple()
  const email = fresh()
  expect((await ada.put('/users/me', { id: 1, email })).body.errors).toEqual({ password: ['Please enter your password.'] })
  expect((await ada.put('/users/me', { email, password: 'not the password' })).body.errors).toEqual({
    password: ['This is not your password.'],
  })
  expect((await ada.put('/users/me', { email, password, firstname: 'Augusta' })).body.data).toMatchObject({
    email: ada.email,
    firstname: 'Augusta',
  })
  expect((await login(email)).status).toBe(400)

  const { confirm } = await linksOf(ada.email, email)
  expect((await world.visitor().post('/auth/change-address', { token: confirm })).status).toBe(204)
  expect((await world.visitor().post('/auth/change-address', { token: confirm })).status).toBe(204)
  expect((await ada.get('/users/me')).body.data).toMatchObject({ email, email_verified_at: expect.any(String) })
  expect([(await login(email)).status, (await login(ada.email)).status]).toEqual([200, 400])
})

test('a whole record that is sent back asks for nothing', async () => {
  const ada = await world.couple()
  const { id, version, firstname } = (await ada.get('/users/me')).body.data
  const back = { id, version, firstname, email: ada.email.toUpperCase() }
  expect((await ada.put('/users/me', back)).body.data.email).toBe(ada.email)
  expect(await world.db.selectFrom('address_changes').where('user_id', '=', ada.id).select('user_id').execute()).toEqual([])
})

test('the old address hears of it and can stop it, before and after', async () => {
  for (const isConfirmed of [false, true]) {
    const ada = await world.couple()
    const email = fresh()
    expect((await ada.post('/users/me/email', { email, password })).status).toBe(202)
    const { confirm, stop } = await linksOf(ada.email, email)
    if (isConfirmed) expect((await world.visitor().post('/auth/change-address', { token: confirm })).status).toBe(204)
    const identity = { provider: 'google', sub: `of ${ada.id}`, user_id: ada.id }
    await world.db.insertInto('user_identities').values(identity).execute()
    expect((await world.visitor().post('/auth/change-address/stop', { token: stop })).status).toBe(204)
    expect((await ada.get('/users/me')).status).toBe(401)
    // Whoever asked knew the password, so it opens nothing any more; nor does what they came in by meanwhile.
    expect([(await login(email)).status, (await login(ada.email)).status]).toEqual([400, 400])
    expect(await world.db.selectFrom('user_identities').where('user_id', '=', ada.id).select('sub').execute()).toEqual([])
    expect((await world.visitor().post('/auth/change-address', { token: confirm })).status).toBe(400)
    expect((await world.visitor().post('/auth/change-address/stop', { token: stop })).status).toBe(400)
    expect((await lettersTo(ada.email))[0]).toMatch(/\/reset-password\/[\w-]{43}/)
  }
})

test('neither link does the work of the other, and no guess does any', async () => {
  const ada = await world.couple()
  const email = fresh()
  await ada.post('/users/me/email', { email, password })
  const { confirm, stop } = await linksOf(ada.email, email)
  for (const [path, token] of [
    ['/auth/change-address', stop],
    ['/auth/change-address/stop', confirm],
    ['/auth/change-address', newToken()],
    ['/auth/confirm-address', confirm],
    ['/auth/reset-password/again', stop],
  ] as const)
    expect((await world.visitor().post(path, { token })).status).toBe(400)
  expect((await ada.get('/users/me')).body.data.email).toBe(ada.email)
})

test('the last change that was asked for counts, for a day', async () => {
  const ada = await world.couple()
  const [first, second] = [fresh(), fresh()]
  await ada.post('/users/me/email', { email: first, password })
  const { confirm: early } = await linksOf(ada.email, first)
  await ada.post('/users/me/email', { email: second, password })
  const { confirm } = await linksOf(ada.email, second)
  expect((await world.visitor().post('/auth/change-address', { token: early })).status).toBe(400)
  const yesterday = new Date(Date.now() - 86_401_000).toISOString()
  await world.db.updateTable('address_changes').set({ created_at: yesterday }).where('confirm_hash', '=', hashToken(confirm)).execute()
  expect((await world.visitor().post('/auth/change-address', { token: confirm })).status).toBe(400)
})

test('an address that somebody has, or takes in the meantime, is not given away', async () => {
  const [ada, grace] = [await world.couple(), await world.couple()]
  expect((await ada.post('/users/me/email', { email: grace.email, password })).body.errors.email).toHaveLength(1)
  const email = fresh()
  await ada.post('/users/me/email', { email, password })
  const { confirm } = await linksOf(ada.email, email)
  await world.visitor().post('/auth/register', { email: email.toUpperCase(), password, firstname: 'Eve', lastname: 'Other' })
  expect((await world.visitor().post('/auth/change-address', { token: confirm })).status).toBe(400)
  expect((await ada.get('/users/me')).body.data.email).toBe(ada.email)
})

test('the password can’t be guessed here either', async () => {
  const ada = await world.couple()
  const statuses = []
  for (let guess = 0; guess < 12; guess++) statuses.push((await ask(ada, `wrong ${guess}`)).status)
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
})

function ask(person: Person, given: string) {
  return person.post('/users/me/email', { email: fresh(), password: given })
}

function fresh(): string {
  return `moved${++nth}@example.com`
}

function login(email: string) {
  return world.visitor().post('/auth/login', { email, password })
}

async function lettersTo(email: string): Promise<string[]> {
  const letters = await world.db.selectFrom('mails').where('to_address', '=', email).orderBy('id', 'desc').select('text').execute()
  return letters.map(({ text }) => text)
}

async function linksOf(old_email: string, new_email: string): Promise<{ confirm: string; stop: string }> {
  const [[old = ''], [coming = '']] = [await lettersTo(old_email), await lettersTo(new_email)]
  return {
    stop: /\/change-address\/([\w-]+)\/stop/.exec(old)?.[1] ?? '',
    confirm: /\/change-address\/([\w-]+)/.exec(coming)?.[1] ?? '',
  }
}
