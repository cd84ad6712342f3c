// One chance: rights

import { expect, test } from 'vitest'
import type { NotificationParams } from '#db/notification-tables.ts'
import { newWorld, type Person } from '#tests/world.ts'
import type { Notification } from './contract.ts'
import type { NotificationKind } from './kinds.ts'
import { tellOf } from './new-rows.server.ts'

const world = await newWorld()
const { db } = world
const user = { id: 1, firstname: 'Simone' }

// CALL-101 RULE-069 CONST-020 STATE-062
test('notifications come by six, the newest first, and say how many pages there are', async () => {
  const ada = await world.couple()
  expect((await ada.get('/users/notifications')).body).toEqual({ data: [], last_page: 1, unread: 0 })
  for (let nth = 1; nth <= 8; nth++)
    await tell(ada, 'guest_answered', { guest: { id: nth, name: `Guest ${nth}` }, status: 2, url: '/tools/guest-list' })
  const first = await ada.get('/users/notifications')
  expect(first.body).toMatchObject({ last_page: 2, unread: 8 })
  expect(titles(first.body.data)).toEqual([8, 7, 6, 5, 4, 3].map((nth) => `Guest ${nth} is coming`))
  expect(first.body.data[0]).toEqual({
    id: expect.any(Number),
    kind: 'guest_answered',
    read_at: null,
    created_at: expect.any(String),
    data: {
      title: 'Guest 8 is coming',
      body: '',
      params: { guest: { id: 8, name: 'Guest 8' }, status: 2, url: '/tools/guest-list' },
    },
  })
  expect(titles((await ada.get('/users/notifications?page=2&per_page=6')).body.data)).toEqual(['Guest 2 is coming', 'Guest 1 is coming'])
  expect((await ada.get('/users/notifications?page=3')).body.data).toEqual([])
  for (const query of ['page=0', 'per_page=0', 'per_page=101', 'page=x'])
    expect((await ada.get(`/users/notifications?${query}`)).status).toBe(422)
})

// ENTITY-042
test('one says in words what happened, and what it is about, for whoever shows it in another way', async () => {
  const ada = await world.couple()
  const params = {
    id: 7,
    user,
    events: [{ id: 3, name: 'Supper', permissions: [2] }],
    url: '/dashboard',
    name: 'Simone & Pilar',
    slug: 'simone',
    content_type: 'real-weddings',
  }
  await tell(ada, 'posse_accepted', params)
  expect((await ada.get('/users/notifications')).body.data).toEqual([
    {
      id: expect.any(Number),
      kind: 'posse_accepted',
      read_at: null,
      created_at: expect.any(String),
      data: { title: 'Simone said yes', body: expect.any(String), params },
    },
  ])
})

// CALL-102 STATE-063 GUARD-008
test('one that is opened is read from then on, and only its owner can open it', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  await tell(ada, 'posse_accepted', { user })
  const [{ id }] = (await ada.get('/users/notifications')).body.data
  expect((await bob.post(`/users/notifications/${id}`)).status).toBe(404)
  expect((await world.visitor().post(`/users/notifications/${id}`)).status).toBe(401)
  const read = (await ada.post(`/users/notifications/${id}`)).body.data
  expect(read).toMatchObject({ id, read_at: expect.any(String), data: { title: 'Simone said yes' } })
  expect((await ada.post(`/users/notifications/${id}`)).body.data).toEqual(read)
  expect((await ada.get('/users/notifications')).body).toMatchObject({ unread: 0, data: [read] })
})

// STATE-064
test('an invite stays unread when it is opened, with all others, and until it is answered or taken back', async () => {
  const [june, ada] = [await world.couple(), await world.couple()]
  for (const how of ['accepted', 'declined', 'withdrawn'] as const) {
    const values = { user_id: june.id, member_id: ada.id }
    const { id } = await db.insertInto('user_posses').values(values).returning('id').executeTakeFirstOrThrow()
    await tell(ada, 'posse_invite', { id, user })
    const [invite] = (await ada.get('/users/notifications')).body.data
    expect((await ada.post(`/users/notifications/${invite.id}`)).body.data.read_at).toBeNull()
    expect((await ada.post('/users/notifications', { up_to: invite.id })).status).toBe(204)
    expect((await ada.get('/users/notifications')).body.unread).toBe(1)

    const row = { user_id: june.id, id }
    if (how !== 'withdrawn') await db.updateTable('user_posses').set(answered[how]).where('id', '=', row.id).execute()
    else await db.deleteFrom('user_posses').where('id', '=', row.id).execute()
    const { body } = await ada.get('/users/notifications')
    expect(body).toMatchObject({ unread: 0, data: [{ read_at: expect.any(String), data: { params: { id, answer: how } } }] })
    await db.deleteFrom('user_posses').where('id', '=', row.id).execute()
    await db.deleteFrom('notifications').where('user_id', '=', ada.id).execute()
  }
})

test('who marks all as read keeps what came since, and what is another’s', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  for (const person of [ada, bob, ada]) await tell(person, 'posse_declined', { user })
  const [newest] = (await ada.get('/users/notifications')).body.data
  await tell(ada, 'item_assigned', { user, name: 'Choose the florist' })
  expect((await ada.post('/users/notifications', { up_to: newest.id })).status).toBe(204)
  const { body } = await ada.get('/users/notifications')
  expect(body.unread).toBe(1)
  expect(titles(body.data.filter(({ read_at }: Notification) => read_at === null))).toEqual(['Simone gave you a task'])
  expect((await bob.get('/users/notifications')).body.unread).toBe(1)
})

const answered = {
  accepted: { accepted_at: new Date().toISOString() },
  declined: { declined_at: new Date().toISOString() },
}

function tell(person: Person, kind: NotificationKind, params: NotificationParams): Promise<void> {
  return tellOf(db, { user_ids: [person.id], kind, params })
}

function titles(notifications: readonly Notification[]): string[] {
  return notifications.map(({ data }) => data.title)
}
