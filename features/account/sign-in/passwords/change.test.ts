// One chance: rights

import { expect, test } from 'vitest'
import type { Person } from '#tests/world.ts'
import { newWorld, password } from '#tests/world.ts'

const world = await newWorld()
const better = 'My aunt keeps bees'

// RULE-006
test('who knows the password changes it: this device stays, every other one is signed out, and the owner is told', async () => {
  const ada = await world.couple()
  const { body: phone } = await signIn(ada, password)
  expect((await change(ada)).status).toBe(204)
  expect((await ada.get('/users/me')).status).toBe(200)
  expect((await world.visitor().get('/users/me', undefined, { authorization: `Bearer ${phone.access_token}` })).status).toBe(401)
  const refreshed = await world.visitor().post('/auth/token', { grant_type: 'refresh_token', refresh_token: phone.refresh_token })
  expect(refreshed.status).toBe(400)
  expect((await signIn(ada, password)).status).toBe(400)
  expect((await signIn(ada, better)).status).toBe(200)
  const letters = await world.db.selectFrom('mails').where('to_address', '=', ada.email).select('subject').orderBy('id').execute()
  expect(letters.map(({ subject }) => subject)).toContain('Your Posy password was changed')
})

test('a wrong password changes nothing and says so beside its field', async () => {
  const ada = await world.couple()
  const refused = await change(ada, { current_password: 'not the password' })
  expect([refused.status, refused.body.errors]).toEqual([422, { current_password: ['This is not your current password.'] }])
  expect((await signIn(ada, password)).status).toBe(200)
  expect((await world.visitor().post('/auth/change-password', { current_password: password, password: better })).status).toBe(401)
})

test('a password is the same on every keyboard, however that makes its letters', async () => {
  const ada = await world.couple()
  await change(ada, { password: 'crème brûlée à deux'.normalize('NFD') })
  expect((await signIn(ada, 'crème brûlée à deux'.normalize('NFC'))).status).toBe(200)
})

test('guessing here counts with guessing at the sign-in, under a key for repeats too', async () => {
  const ada = await world.couple()
  for (let nth = 0; nth < 5; nth++) await signIn(ada, `guess ${nth}`)
  const statuses: number[] = []
  for (let nth = 0; nth < 7; nth++) {
    const guess = { current_password: `another guess ${nth}`, password: better }
    statuses.push((await ada.post('/auth/change-password', guess, { 'idempotency-key': `key-${nth}` })).status)
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  expect((await signIn(ada, password)).status).toBe(429)
})

test('of two changes at once one counts', async () => {
  for (let round = 0; round < 5; round++) {
    const ada = await world.couple()
    const chosen = [`${better} one`, `${better} two`]
    const answers = await Promise.all(chosen.map((next) => change(ada, { password: next })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
    const counts = chosen[answers.findIndex(({ status }) => status === 204)]!
    expect((await signIn(ada, counts)).status).toBe(200)
  }
})

test('a change ends the links of letters that were asked for before', async () => {
  const ada = await world.couple()
  await world.visitor().post('/auth/forgot-password', { email: ada.email })
  const letter = await world.db
    .selectFrom('mails')
    .where('to_address', '=', ada.email)
    .orderBy('id', 'desc')
    .select('text')
    .executeTakeFirstOrThrow()
  await change(ada)
  const token = /\/reset-password\/([\w-]{43})/.exec(letter.text)?.[1]
  expect((await world.visitor().post('/auth/reset-password', { token, password: `${better} again` })).status).toBe(400)
})

test.each(['short', 'iloveyou!', 'P@ssw0rd123', 'qwertyuiop', 'x'.repeat(129)])('%s is no password to choose', async (weak) => {
  const ada = await world.couple()
  const refused = await change(ada, { password: weak })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['password']])
})

// RULE-005
test.each(['short', 'x'.repeat(129), 'sunshine1', 'new.person'])('nobody registers with %s', async (weak) => {
  const person = { email: 'new.person@example.com', firstname: 'New', lastname: 'Person', password: weak }
  const refused = await world.visitor().post('/auth/register', person)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['password']])
})

function change(person: Person, input: { current_password?: string; password?: string } = {}) {
  return person.post('/auth/change-password', { current_password: password, password: better, ...input })
}

function signIn({ email }: Person, given: string) {
  return world.visitor().post('/auth/token', { grant_type: 'password', username: email, password: given })
}
