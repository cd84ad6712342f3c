// One chance: writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#db/db.ts'
import type { NotificationParams } from '#db/notification-tables.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { tellNotifications } from './jobs.server.ts'
import type { NotificationKind } from './kinds.ts'
import { tellOf } from './new-rows.server.ts'
import { wordsOf } from './wording.ts'

const world = await newWorld()
const { db } = world
const task = tellNotifications({ db, public_url: 'http://posy.test' })
const wedding = { id: 1, name: 'The wedding' }

// TEXT-012
test('who is invited and who is asked read it in the words that were decided', () => {
  const user = { id: 1, firstname: 'Simone' }
  expect(wordsOf('posse_invite', { user }).title).toBe('Simone invited you to help plan their wedding')
  expect(wordsOf('posse_request', { user }).title).toBe('Simone asks to help plan your wedding')
})

test('an invite says what one would have, and a partner that it is everything', () => {
  const events = [
    { ...wedding, permissions: [1, 4] },
    { id: 2, name: 'Supper', permissions: [2] },
  ]
  expect(wordsOf('posse_invite', { name: 'Simone & Pilar', events }).body).toBe(
    'Simone & Pilar. You’d have the checklist and mood boards for The wedding and the guest list for Supper, and nothing else.',
  )
  expect(wordsOf('posse_invite', {}).body).toBe('You’d plan all of it with them.')
})

// EVENT-006
test('who is told finds it in the panel at once, and gets one letter and one push of it', async () => {
  const ada = await withBrowser()
  await tell(ada, 'posse_invite', { id: 7, user: { id: 1, firstname: 'Simone' }, events: [wedding] })
  expect(await findTold(ada)).toMatchObject([{ kind: 'posse_invite', read_at: null }])
  for (let times = 0; times < 2; times++) await run(ada, false)
  const letters = await findLetters(ada)
  expect(letters.map(({ subject }) => subject)).toEqual(['Simone invited you to help plan their wedding'])
  expect(letters[0]!.text).toContain('http://posy.test/dashboard?notifications=open')
  expect(await findPushes(ada)).toMatchObject([
    { title: 'Simone invited you to help plan their wedding', url: '/dashboard?notifications=open' },
  ])
})

test('who is asked twice finds it once', async () => {
  const ada = await world.couple()
  for (const id of [7, 7, 8]) await tell(ada, 'posse_invite', { id, user: { id: 1, firstname: 'Simone' } })
  expect((await findTold(ada)).map(({ params }) => params.id)).toEqual([7, 8])
})

test('what is rolled back was never told, and who is gone is told nothing', async () => {
  const ada = await world.couple()
  const params = { user: { id: 1, firstname: 'Simone' } }
  const failing = inTransaction(db, async (db) => {
    await tellOf(db, { user_ids: [ada.id], kind: 'posse_accepted', params })
    throw new Error('Not after all')
  })
  await expect(failing).rejects.toThrow('Not after all')
  await tellOf(db, { user_ids: [999_999_999], kind: 'posse_accepted', params })
  expect(await findTold(ada)).toEqual([])
})

test('who wants no letters of it gets none, and the panel still has it', async () => {
  const ada = await withBrowser()
  for (const channel of ['mail', 'push'])
    expect((await ada.put('/users/me/notices', { kind: 'item_assigned', channel, is_wanted: false })).status).toBe(200)
  await tell(ada, 'item_assigned', {
    name: 'Ask Theo’s uncle about parking',
    user: { id: 1, firstname: 'Theo' },
    url: '/tools/wedding-checklist',
  })
  await run(ada, false)
  expect([await findLetters(ada), await findPushes(ada)]).toEqual([[], []])
  expect(await findTold(ada)).toHaveLength(1)
})

test('what guests answer is gathered: sixty are one letter an hour, and each is in it once', async () => {
  const ada = await withBrowser()
  for (let nth = 0; nth < 60; nth++) await answer(ada, nth, 2)
  expect(await jobsOf(ada)).toHaveLength(1)
  for (let times = 0; times < 3; times++) await run(ada, true)
  const [first, ...more] = await findLetters(ada)
  expect([first!.subject, more]).toEqual(['60 things are new', []])
  expect(first!.text).toContain('Guest 59 is coming')
  expect(first!.text).toContain('And 40 more.')
  expect(await findPushes(ada)).toHaveLength(1)

  await answer(ada, 7, 3)
  await run(ada, true)
  expect(await findLetters(ada)).toHaveLength(1)
  await db
    .updateTable('notifications')
    .set({ told_at: anHourAgo() })
    .where('user_id', '=', ada.id)
    .where('told_at', 'is not', null)
    .execute()
  await run(ada, true)
  expect((await findLetters(ada)).map(({ subject }) => subject)).toEqual(['60 things are new', 'Guest 7 can’t come'])
})

test('a guest who changes their mind before anybody was told has said one thing, the last', async () => {
  const ada = await world.couple()
  for (const status of [2, 3, 2, 3]) await answer(ada, 1, status)
  await answer(ada, 2, 2)
  expect((await findTold(ada)).map(({ params }) => params.status)).toEqual([3, 2])
})

test('twenty at once are told once each, and nobody waits for ever', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const both = (nth: number) => (nth % 2 ? [ada.id, bob.id] : [bob.id, ada.id])
  await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      tellOf(db, { user_ids: both(nth), kind: 'guest_answered', params: { guest: { id: nth % 5, name: `Guest ${nth % 5}` }, status: 2 } }),
    ),
  )
  for (const person of [ada, bob]) expect(await findTold(person)).toHaveLength(5)
  await Promise.all(Array.from({ length: 4 }, () => run(ada, true)))
  expect(await findLetters(ada)).toHaveLength(1)
})

test('what was read in time needs no letter', async () => {
  const ada = await world.couple()
  await answer(ada, 1, 2)
  await db.updateTable('notifications').set({ read_at: anHourAgo() }).where('user_id', '=', ada.id).execute()
  await run(ada, true)
  expect(await findLetters(ada)).toEqual([])
})

function tell(person: Person, kind: NotificationKind, params: NotificationParams): Promise<void> {
  return tellOf(db, { user_ids: [person.id], kind, params })
}

function answer(person: Person, nth: number, status: number): Promise<void> {
  return tell(person, 'guest_answered', { guest: { id: nth, name: `Guest ${nth}` }, status, events: [wedding] })
}

function run({ id: user_id }: Person, is_gathered: boolean): Promise<void> {
  return task({ user_id, is_gathered }, AbortSignal.timeout(5_000))
}

const anHourAgo = () => new Date(Date.now() - 3_601_000).toISOString()

function findTold({ id }: Person) {
  return db.selectFrom('notifications').where('user_id', '=', id).select(['kind', 'params', 'read_at']).orderBy('id').execute()
}

function findLetters({ id }: Person) {
  return db
    .selectFrom('mails')
    .where('user_id', '=', id)
    .where('subject', 'not like', 'Welcome%')
    .select(['subject', 'text'])
    .orderBy('id')
    .execute()
}

function findPushes({ id }: Person) {
  return db.selectFrom('pushes').where('user_id', '=', id).select(['title', 'text', 'url']).execute()
}

async function jobsOf({ id }: Person) {
  const { rows } = await sql`select run_at from graphile_worker.jobs where key = ${`notifications:gathered:${id}`}`.execute(db)
  return rows
}

/** Somebody with a browser that asked to be told. */
async function withBrowser(): Promise<Person> {
  const person = await world.couple()
  const { id: session_id } = await db.selectFrom('sessions').where('user_id', '=', person.id).select('id').executeTakeFirstOrThrow()
  const browser = { user_id: person.id, session_id, endpoint: `https://push.example/${person.id}`, key: 'key', token: 'token' }
  await db.insertInto('push_subscriptions').values(browser).execute()
  return person
}
