// One chance: rights

import { expect, test } from 'vitest'
import { newestActs } from './api.server.ts'
import type { Client } from '#tests/client.ts'
import { newWorld } from '#tests/world.ts'
import type { Act } from './contract.ts'

const world = await newWorld()

test('what was done is told in plain words, the latest first, each act once however many guests it was about', async () => {
  const { ada, party } = await wedding()
  const [ann, bo] = await added(ada, 'Ann Lee\nBo Dahl')
  await ada.put(`/guests/${ann}`, { notes: 'Window seat', dietary_notes: 'No nuts' })
  await ada.put(`/guests/${ann}/guest_wedding_events/${party.id}/status`, { status: 2, meal: 'Fish' })
  await ada.post('/guests/reply-many', { ids: [ann, bo], guest_wedding_event_id: party.id, status: 1 })
  const home = (await ada.post('/households', { name: 'Theo’s family', guest_ids: [ann] })).body.data
  await ada.post('/guests/update-many', { ids: [bo], change: { household_id: home.id } })
  const names = Array.from({ length: 12 }, (_, nth) => `Guest${nth} Kim`).join('\n')
  const many = await added(ada, names)
  await ada.post('/guests/destroy-many', { ids: many })
  await ada.put('/users/me', { wedding_details: { date: '2027-06-26' } })
  await ada.put('/users/me', { phone: '+1 555 0100' })
  expect(await told(ada)).toEqual([
    'Ada said when it is',
    'Ada deleted 12 guests',
    'Ada added 12 guests',
    'Ada moved Bo Dahl to Theo’s family',
    'Ada moved Ann Lee to Theo’s family',
    'Ada asked Ann Lee and Bo Dahl',
    'Ada noted that Ann Lee is coming, and would like the fish',
    'Ada changed the notes and the dietary notes of Ann Lee',
    'Ada added Ann Lee and Bo Dahl',
    'Ada added the event Party',
  ])
})

test('a guest who answered for themselves is who did it, with the way it came', async () => {
  const { ada, party } = await wedding()
  const supper = await world.event(ada, 'Rehearsal supper')
  const [dee] = await added(ada, 'Auntie Dee')
  const [first, then] = [
    { status: 2, meal: 'Fish', channel: 'guest' },
    { status: 3, channel: 'guest' },
  ]
  await answeredByGuest(ada.id, dee!, party.id, first)
  await answeredByGuest(ada.id, dee!, supper.id, then)
  const { data, people } = (await ada.get('/wedding-changes?person=guests')).body
  expect(data.map(sentence)).toEqual(['Auntie Dee can’t come to Rehearsal supper', 'Auntie Dee is coming, and would like the fish'])
  expect(data[0]).toMatchObject({ kind: 'answers', channel: 'guest', who: { kind: 'guest', id: null }, undoable_until: expect.any(String) })
  expect(people).toMatchObject([{ name: 'Ada' }, { kind: 'somebody' }])
})

test('tasks, helpers and days of the wedding are told, too, with what moved along said once', async () => {
  const { ada, party } = await wedding()
  const task = (
    await ada.post('/user-checklist-items', { title: 'Book the band', guest_wedding_event_id: party.id, due_date: '2027-01-02' })
  ).body.data
  await ada.put(`/user-checklist-items/${task.id}`, { completed_at: '2026-11-01T12:00:00Z' })
  await ada.put('/users/me', { wedding_details: { date: '2027-06-26' } })
  await ada.put('/users/me', { wedding_details: { place: 'Hart Farm' } })
  await ada.post('/user-posses', { email: 'dee@example.com', role: 'helper', guest_wedding_events: [{ id: party.id, permissions: [1] }] })
  expect(await told(ada, '?kind=checklist')).toEqual(['Ada did “Book the band”', 'Ada put “Book the band” on the checklist'])
  expect(await told(ada, '?kind=helpers')).toEqual(['Ada invited dee@example.com to help'])
  expect(await told(ada, '?kind=wedding')).toEqual(['Ada said where it is', 'Ada said when it is'])
})

test('acts are filtered by who, by kind and by event, and turned page by page', async () => {
  const { ada, party } = await wedding()
  const partner = await world.helper(ada, {}, 'partner')
  const [ann] = await added(ada, 'Ann')
  await partner.put(`/guests/${ann}/guest_wedding_events/${party.id}/status`, { status: 3 })
  expect(await told(ada, `?person=${ada.id}`)).toEqual(['Ada added Ann', 'Ada added the event Party'])
  expect(await told(ada, '?kind=answers')).toEqual(['Ada noted that Ann can’t come'])
  expect(await told(ada, '?kind=events')).toEqual(['Ada added the event Party'])
  expect(await told(ada, `?event_id=${party.id}`)).toEqual(['Ada noted that Ann can’t come', 'Ada added Ann', 'Ada added the event Party'])
  const first = (await ada.get('/wedding-changes?per_page=2')).body
  expect(first.meta).toMatchObject({ total: 3, last_page: 2, from: 1, to: 2 })
  const second = (await ada.get(`/wedding-changes?per_page=2&cursor=${first.meta.next_cursor}`)).body
  expect(second).toMatchObject({
    data: [{ text: 'added the event Party' }],
    meta: { total: 3, current_page: 2, from: 3, next_cursor: null },
  })
  expect((await ada.get('/wedding-changes?per_page=2&page=9')).body).toMatchObject({ data: [], meta: { total: 3, from: null } })
  for (const nonsense of ['kind=none', 'person=nobody', 'since=never', 'cursor=x'])
    expect((await ada.get(`/wedding-changes?${nonsense}`)).status).toBe(422)
})

test('what others did since the last visit is new, during all of this visit, and then no more', async () => {
  const { ada } = await wedding()
  const partner = await world.helper(ada, {}, 'partner')
  const news = async () => (await ada.get('/wedding-changes?since=last_visit')).body.data.map(sentence)
  const visit = async () => expect((await ada.put(`/wedding-visits/${ada.id}`)).status).toBe(204)
  expect(await news()).toEqual([])
  await visit()
  await away(ada.id)
  await partner.post('/guests', { firstname: 'Bo', user_id: ada.id })
  await added(ada, 'Ann')
  expect(await news()).toEqual(['Ada added Bo'])
  await visit()
  await visit()
  expect(await news()).toEqual(['Ada added Bo'])
  const { since, data } = await newestActs({ db: world.db, wedding: { ...as(ada), events: 'all' }, addresses: world.files.addresses })
  expect(since).not.toBeNull()
  expect(data.map(({ text, is_new }) => [text, is_new])).toEqual([['added Bo', true]])
  await away(ada.id)
  expect(await news()).toEqual([])
  expect(await newestActs({ db: world.db, wedding: { ...as(ada), events: 'all' }, addresses: world.files.addresses })).toMatchObject({
    since: null,
    data: { length: 3 },
  })
})

test('a helper reads of their events alone, of what they may see there alone, and no words of an envelope that is not all theirs', async () => {
  const { ada, party } = await wedding()
  const brunch = await world.event(ada, 'Brunch')
  const [ann, bo] = await added(ada, 'Ann\nBo')
  const home = (await ada.post('/households', { name: 'Ann and her secret', guest_ids: [ann, bo] })).body.data
  await ada.put(`/guests/${ann}/guest_wedding_events/${party.id}/status`, { status: 2 })
  await ada.put(`/guests/${bo}/guest_wedding_events/${brunch.id}/status`, { status: 3 })
  await ada.put(`/guests/${ann}`, { notes: 'Nobody must know' })
  await ada.put('/users/me', { wedding_details: { date: '2027-06-26' } })
  const [aunt, list] = [await world.helper(ada, { [party.id]: [2] }), await world.helper(ada, { [party.id]: [1] })]
  const read = async (client: Client) => (await client.get(`/wedding-changes?user_id=${ada.id}`)).body
  expect((await read(aunt)).data.map(sentence)).toEqual([
    'Ada changed the notes of Ann',
    'Ada noted that Ann is coming',
    'Ada changed the household of Ann',
    'Ada added Ann',
    'Ada added the event Party',
  ])
  expect(JSON.stringify(await read(aunt))).not.toMatch(/secret|Nobody must know|Brunch|Bo/)
  expect((await read(list)).data.map(sentence)).toEqual(['Ada added the event Party'])
  expect((await aunt.get(`/wedding-changes?event_id=${brunch.id}`)).status).toBe(404)
  expect((await list.get('/wedding-changes')).body.data).toEqual([])
  expect((await ada.get(`/wedding-changes?user_id=${aunt.id}`)).status).toBe(404)
  expect((await aunt.put(`/wedding-visits/${ada.id}`)).status).toBe(204)
  expect((await ada.put(`/wedding-visits/${aunt.id}`)).status).toBe(404)
  expect(home.name).toBe('Ann and her secret')
})

test('whoever deleted their account is somebody', async () => {
  const { ada } = await wedding()
  const partner = await world.helper(ada, {}, 'partner')
  await partner.put('/users/me', { firstname: 'Grace' })
  await partner.post('/guests', { firstname: 'Bo', user_id: ada.id })
  expect(await told(ada, '?kind=guests')).toEqual(['Grace added Bo'])
  await world.db.deleteFrom('users').where('id', '=', partner.id).execute()
  expect(await told(ada, '?kind=guests')).toEqual(['Somebody added Bo'])
})

async function wedding() {
  const ada = await world.couple()
  return { ada, party: await world.event(ada, 'Party') }
}

async function added(couple: Client, names: string): Promise<number[]> {
  return (await couple.post('/guests/many', { names })).body.data.ids
}

async function told(couple: Client, query = ''): Promise<string[]> {
  const { status, body } = await couple.get(`/wedding-changes${query}`)
  expect(status).toBe(200)
  return body.data.map(sentence)
}

function sentence({ who, text }: Act): string {
  return `${who.name} ${text}`
}

/** As a guest's page writes it. */
async function answeredByGuest(user_id: number, object_id: number, event_id: number, after: object): Promise<void> {
  const line = { user_id, object_id, event_id, what: 'guest.reply', after: JSON.stringify(after) }
  await world.db.insertInto('wedding_changes').values(line).execute()
}

/** An hour passes in which nobody looks. */
async function away(user_id: number): Promise<void> {
  const hour = 3_600_000
  const earlier = (moment: string | null) => moment && new Date(Date.parse(moment) - hour).toISOString()
  const visits = await world.db
    .selectFrom('wedding_visits')
    .where('user_id', '=', user_id)
    .select(['member_id', 'seen_at', 'last_at'])
    .execute()
  for (const { member_id, seen_at, last_at } of visits) {
    const visit = { seen_at: earlier(seen_at)!, last_at: earlier(last_at) }
    await world.db.updateTable('wedding_visits').set(visit).where('user_id', '=', user_id).where('member_id', '=', member_id).execute()
  }
  const lines = await world.db.selectFrom('wedding_changes').where('user_id', '=', user_id).select(['id', 'created_at']).execute()
  for (const { id, created_at } of lines)
    await world.db
      .updateTable('wedding_changes')
      .set({ created_at: earlier(created_at)! })
      .where('user_id', '=', user_id)
      .where('id', '=', id)
      .execute()
}

function as({ id }: { id: number }) {
  return { user_id: id, actor_id: id, role: 'owner', firstname: 'Ada', other_firstname: '', guestlist_setup_at: null } as const
}
