// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Person } from '#tests/world.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('the letter that welcomes an account confirms its address, by a press and not by a look', async () => {
  const ada = await world.couple()
  const token = await lastToken(ada)
  for (const _scanner of [1, 2]) expect((await look(token)).body.data).toEqual({ state: 'waiting', email: ada.email })
  expect(await isConfirmed(ada)).toBe(false)
  expect((await confirm(token)).status).toBe(204)
  expect(await isConfirmed(ada)).toBe(true)
  expect((await look(token)).body.data).toEqual({ state: 'confirmed', email: null })
  expect((await confirm(token)).status).toBe(204)
})

test('five presses at once confirm once and are no fault', async () => {
  const ada = await world.couple()
  const token = await lastToken(ada)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(token)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
  expect(await isConfirmed(ada)).toBe(true)
})

test('a link runs out after three days; whoever is signed in gets another, and the address is theirs', async () => {
  const ada = await world.couple()
  const token = await lastToken(ada)
  await sql`update account_links set expires_at = expires_at - interval '3 days'`.execute(world.db)
  expect((await look(token)).body.data.state).toBe('expired')
  expect((await confirm(token)).status).toBe(400)
  expect((await ada.post('/auth/confirm-address/letter')).status).toBe(202)
  const next = await lastToken(ada)
  expect(next).not.toBe(token)
  expect((await confirm(next)).status).toBe(204)
  expect(await isConfirmed(ada)).toBe(true)
})

test('five letters an hour are enough, and who is confirmed gets none', async () => {
  const ada = await world.couple()
  const before = await count(ada)
  const statuses: number[] = []
  for (let nth = 0; nth < 7; nth++) {
    await aMomentLater(ada)
    statuses.push((await ada.post('/auth/confirm-address/letter')).status)
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429])
  expect(await count(ada)).toBe(before + 5)

  const bob = await world.couple()
  await confirm(await lastToken(bob))
  const known = await count(bob)
  expect((await bob.post('/auth/confirm-address/letter')).status).toBe(202)
  expect(await count(bob)).toBe(known)
  expect((await world.visitor().post('/auth/confirm-address/letter')).status).toBe(401)
})

test('a button pressed twice writes one letter, and the letter of the welcome is one', async () => {
  const ada = await world.couple()
  const before = await count(ada)
  await ada.post('/auth/confirm-address/letter')
  expect(await count(ada)).toBe(before)
  await aMomentLater(ada)
  await Promise.all([ada.post('/auth/confirm-address/letter'), ada.post('/auth/confirm-address/letter')])
  expect(await count(ada)).toBe(before + 1)
})

test('a link confirms the address that it was sent to and no other', async () => {
  const ada = await world.couple()
  const token = await lastToken(ada)
  await world.db.updateTable('users').set({ email: 'elsewhere@example.com' }).where('id', '=', ada.id).execute()
  expect((await confirm(token)).status).toBe(400)
  expect(await isConfirmed(ada)).toBe(false)
})

test('a link that nobody was sent confirms nothing', async () => {
  expect((await look('x'.repeat(43))).status).toBe(404)
  for (const token of ['', 'nothing', 'x'.repeat(43)]) expect((await confirm(token)).status).toBe(400)
})

function look(token: string) {
  return world.visitor().get(`/auth/confirm-address/${token}`)
}

function confirm(token: string) {
  return world.visitor().post('/auth/confirm-address', { token })
}

async function isConfirmed(person: Person): Promise<boolean> {
  return (await person.get('/users/me')).body.data.email_verified_at !== null
}

async function lastToken({ email }: Person): Promise<string> {
  const letter = await world.db.selectFrom('mails').where('to_address', '=', email).orderBy('id', 'desc').select('text').executeTakeFirst()
  return /\/confirm-address\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? 'no token'
}

async function count({ email }: Person): Promise<number> {
  return (await world.db.selectFrom('mails').where('to_address', '=', email).select('id').execute()).length
}

/** Past the time in which the same wish is no second one. */
async function aMomentLater({ id }: Person): Promise<void> {
  const made = world.db.updateTable('account_links').where('user_id', '=', id)
  await made.set({ created_at: new Date(Date.now() - 60_000).toISOString() }).execute()
}
