// One chance: rights

import { expect, test } from 'vitest'
import { newWorld, password, type Person } from '#tests/world.ts'
import { wants } from './rows.server.ts'

const world = await newWorld()
const { db } = world

test('people see what they are told of, and what is not theirs to choose', async () => {
  const ada = await world.couple()
  expect((await ada.get('/users/me/notices')).body.data).toEqual([
    { kind: 'new_device', mail: 'always', push: 'on' },
    { kind: 'account', mail: 'always', push: 'never' },
    { kind: 'guest_answered', mail: 'on', push: 'on' },
    { kind: 'new_address', mail: 'off', push: 'off' },
    { kind: 'help_asked', mail: 'always', push: 'on' },
    { kind: 'help_answered', mail: 'on', push: 'on' },
    { kind: 'item_assigned', mail: 'on', push: 'on' },
    { kind: 'payment_due', mail: 'on', push: 'on' },
    { kind: 'gift_promised', mail: 'on', push: 'on' },
    { kind: 'message', mail: 'on', push: 'on' },
    { kind: 'newsletter', mail: 'off', push: 'never' },
  ])
  for (const [kind, channel] of [
    ['new_device', 'mail'],
    ['account', 'mail'],
    ['account', 'push'],
    ['help_asked', 'mail'],
    ['newsletter', 'push'],
  ])
    expect((await ada.put('/users/me/notices', { kind, channel, is_wanted: false })).status).toBe(422)
  expect(await wants(db, ada.id, 'account', 'mail')).toBe(true)
  expect(await wants(db, ada.id, 'account', 'push')).toBe(false)
})

test('who wants no push about new browsers gets none, and still the letter', async () => {
  const [ada, bob] = [await withBrowser(), await withBrowser()]
  expect((await choose(ada, 'new_device', 'push', false))[0]).toMatchObject({ push: 'off' })
  for (const { email } of [ada, bob]) await world.visitor({ 'user-agent': 'iPhone' }).post('/auth/login', { email, password })
  const told = await db.selectFrom('pushes').where('user_id', 'in', [ada.id, bob.id]).select('user_id').execute()
  expect(told.map(({ user_id }) => user_id)).toEqual([bob.id])
  const letters = await db
    .selectFrom('mails')
    .where('user_id', '=', ada.id)
    .where('subject', 'like', 'A new sign-in%')
    .select('id')
    .execute()
  expect(letters).toHaveLength(1)
  expect((await choose(ada, 'new_device', 'push', true))[0]).toMatchObject({ push: 'on' })
})

test('a confirmed address joins and leaves the newsletter with a tick', async () => {
  const ada = await world.couple()
  await db.updateTable('users').where('id', '=', ada.id).set({ email_verified_at: new Date().toISOString() }).execute()
  expect((await choose(ada, 'newsletter', 'mail', true)).at(-1)).toMatchObject({ mail: 'on' })
  expect((await choose(ada, 'newsletter', 'mail', false)).at(-1)).toMatchObject({ mail: 'off' })
  expect((await choose(ada, 'newsletter', 'mail', true)).at(-1)).toMatchObject({ mail: 'on' })
})

test('an address that is not confirmed is asked by letter, and its tick can be taken back before the yes', async () => {
  const ada = await world.couple()
  expect((await choose(ada, 'newsletter', 'mail', true)).at(-1)).toMatchObject({ mail: 'waiting' })
  const { text } = await db
    .selectFrom('mails')
    .where('to_address', '=', ada.email)
    .select('text')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const token = /\/newsletter\/([\w-]+)/.exec(text)![1]
  expect((await choose(ada, 'newsletter', 'mail', false)).at(-1)).toMatchObject({ mail: 'off' })
  await world.visitor().post(`/newsletter/${token}`)
  expect((await ada.get('/users/me/notices')).body.data.at(-1)).toMatchObject({ mail: 'off' })
})

async function choose(person: Person, kind: string, channel: string, is_wanted: boolean) {
  const { status, body } = await person.put('/users/me/notices', { kind, channel, is_wanted })
  expect(status).toBe(200)
  return body.data
}

/** Somebody with a browser that asked to be told. */
async function withBrowser(): Promise<Person> {
  const person = await world.couple()
  const { id: session_id } = await db.selectFrom('sessions').where('user_id', '=', person.id).select('id').executeTakeFirstOrThrow()
  const browser = { user_id: person.id, session_id, endpoint: `https://push.example/${person.id}`, key: 'key', token: 'token' }
  await db.insertInto('push_subscriptions').values(browser).execute()
  return person
}
