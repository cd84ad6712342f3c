// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// RULE-013
test('anybody reads who somebody is by their username, and nothing of their address, day or place', async () => {
  const ada = await world.couple()
  const wedding_details = { date: '2027-06-26', other_firstname: 'Grace', other_lastname: 'Hopper', place: 'Hart Farm', budget: 100 }
  await ada.put('/users/me', { username: 'Ada-B', phone: '+1 555', wedding_details })
  for (const reader of [world.visitor(), await world.couple(), ada]) {
    const { status, body } = await reader.get('/users/ada-b')
    expect(status).toBe(200)
    expect(body).toEqual({
      data: {
        username: 'Ada-B',
        firstname: 'Ada',
        other_firstname: 'Grace',
        is_vendor: false,
        avatar: { url: expect.stringMatching(/^\/avatars\//) },
        cover: { url: null },
      },
    })
  }
})

test.each(['nobody', 'me-not', 'ada%20b', '%00', 'a'.repeat(300)])('nobody is called %s', async (name) => {
  const { status } = await world.visitor().get(`/users/${name}`)
  expect(status).toBe(404)
})

test('whoever is about to leave has no page', async () => {
  const ada = await world.couple()
  const { username } = (await ada.get('/users/me')).body.data
  const delete_at = '2031-06-21T12:00:00Z'
  await world.db
    .insertInto('account_deletions')
    .values({ user_id: ada.id, delete_at, keep_hash: Buffer.alloc(32) })
    .execute()
  expect((await world.visitor().get(`/users/${username}`)).status).toBe(404)
})

test('whoever is gone has no page', async () => {
  const ada = await world.couple()
  const { username } = (await ada.get('/users/me')).body.data
  expect((await world.visitor().get(`/users/${username}`)).status).toBe(200)
  await sql`delete from users where id = ${ada.id}`.execute(world.db)
  expect((await world.visitor().get(`/users/${username}`)).status).toBe(404)
})

test('a username is made of the name at registration, and two of one name both get one', async () => {
  const names = await Promise.all(Array.from({ length: 6 }, () => registered('Zoë', 'D’Arc')))
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(6)
  expect(names).toContain('zoe-d-arc')
  for (const name of names) expect(name).toMatch(/^zoe-d-arc(-\d+)?$/)
  expect(await registered('李', '小龙')).toMatch(/^u-\d{4,}$/)
  expect(await registered('Sign', 'In')).toMatch(/^sign-in-\d{4,}$/)
})

test('a username is changed, but not to one that is taken, reserved or no name', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  expect((await ada.put('/users/me', { username: 'Countess' })).body.data.username).toBe('Countess')
  expect((await ada.put('/users/me', { username: 'countess' })).body.data.username).toBe('countess')
  for (const username of [
    'COUNTESS',
    'me',
    'Settings',
    'sign-in',
    'tools',
    'api',
    'admin',
    'x',
    '-a',
    'a--b',
    'a b',
    'é',
    'a/b',
    'a'.repeat(41),
  ]) {
    const refused = await bob.put('/users/me', { username })
    expect([username, refused.status, Object.keys(refused.body.errors)]).toEqual([username, 422, ['username']])
  }
})

async function registered(firstname: string, lastname: string): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`
  const { body } = await world.visitor().post('/auth/register', { email, password: 'a long enough password', firstname, lastname })
  const me = await fetch(`${world.origin}/api/v1/users/me`, { headers: { authorization: `Bearer ${body.access_token}` } })
  return (await me.json()).data.username
}
