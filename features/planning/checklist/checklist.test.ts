// One chance: writes

import { expect, test } from 'vitest'
import { everything, titles } from '#tests/checklist.ts'
import { newWorld } from '#tests/world.ts'
import { addDays } from './plan.ts'
import { dayIn } from '#features/account/sign-in/today.ts'

const world = await newWorld()
const today = dayIn('America/New_York', new Date())

// CALL-037 RULE-029 ENTITY-015 ENTITY-016
test('a couple writes down what is to be done, one call for each, and reads all of it again', async () => {
  const { ada, event } = await wedding()
  const whole = {
    guest_wedding_event_id: event.id,
    title: 'Choose the florist',
    description: 'Three quotes are in.',
    category: 'Flowers & rooms',
    due_date: '2027-03-01',
    assignee: ada.id,
    link: 'https://example.com/florists?a=1',
    notes: 'June likes peonies.\nTheo does not.',
  }
  const { status, body } = await ada.post('/user-checklist-items', whole)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ ...whole, months_before: null, completed_at: null, version: 1, id: expect.any(Number) })
  expect((await ada.get(`/user-checklist-items/${body.data.id}`)).body).toEqual(body)
  expect((await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: '  Hang lanterns ' })).body.data.title).toBe(
    'Hang lanterns',
  )
  expect(await titles(ada)).toEqual(['Choose the florist', 'Hang lanterns'])
})

// STATE-023
test('the first item says that the checklist was begun, the first guest that the list was', async () => {
  const { ada, event } = await wedding()
  expect((await ada.get('/users/me')).body.data.checklist_setup_at).toBeNull()
  await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'One' })
  const { checklist_setup_at } = (await ada.get('/users/me')).body.data
  expect(checklist_setup_at).toEqual(expect.any(String))
  await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'Two' })
  expect((await ada.get('/users/me')).body.data).toMatchObject({ checklist_setup_at, guestlist_setup_at: null })
  await ada.post('/guests', { firstname: 'Grace' })
  const { guestlist_setup_at } = (await ada.get('/users/me')).body.data
  expect(guestlist_setup_at).toEqual(expect.any(String))
  await ada.post('/guests', { firstname: 'Edith' })
  expect((await ada.get('/users/me')).body.data).toMatchObject({ checklist_setup_at, guestlist_setup_at })
})

// RULE-030
test('an item is read, ticked off, changed and taken away, and each of it is taken back', async () => {
  const { ada, event } = await wedding()
  const { data: item } = (await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'Book the band' })).body
  const path = `/user-checklist-items/${item.id}`
  const done = await ada.put(path, { completed_at: '2026-11-20T10:00:00Z', act: act(1) })
  expect(done.body.data).toMatchObject({ completed_at: '2026-11-20T10:00:00Z', title: 'Book the band', version: 2 })
  expect((await ada.put(path, { title: 'Book a DJ', notes: 'Cheaper', act: act(2) })).body.data).toMatchObject({
    title: 'Book a DJ',
    notes: 'Cheaper',
  })
  expect((await ada.delete(path, { act: act(3) })).status).toBe(204)
  expect((await ada.get(path)).status).toBe(404)
  for (const nth of [3, 2, 1])
    expect((await ada.post(`/wedding-changes/${act(nth)}/undo`)).body.data).toMatchObject({
      undone: [{ kind: 'item', id: item.id }],
      kept: [],
    })
  const { version: _, updated_at: __, ...back } = (await ada.get(path)).body.data
  expect(item).toMatchObject(back)
})

test('what is wrong is said beside its field', async () => {
  const { ada, event } = await wedding()
  const send = async (fields: object) =>
    (await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'A', ...fields })).body.errors
  expect(await send({ title: ' ' })).toEqual({ title: ['Please say what is to be done.'] })
  expect(Object.keys(await send({ link: 'javascript:alert(1)', due_date: '2027-02-30', assignee: 0, months_before: 900 }))).toEqual(
    expect.arrayContaining(['link', 'due_date', 'assignee', 'months_before']),
  )
  expect(await send({ assignee: (await world.couple()).id })).toEqual({ assignee: ['Please choose somebody who keeps this checklist.'] })
  expect(await send({ guest_wedding_event_id: 999_999 })).toEqual({ guest_wedding_event_id: ['There is no such event.'] })
})

test('a thousand items are read in ten pages, month by month, and changed at once', async () => {
  const { ada, event } = await wedding()
  const rows = Array.from({ length: 1_000 }, (_, nth) => ({
    user_id: ada.id,
    guest_wedding_event_id: event.id,
    title: `Task ${nth}`,
    due_date: addDays('2027-01-01', (nth * 7) % 365),
  }))
  await world.db.insertInto('user_checklist_items').values(rows).execute()
  const all = await everything(ada)
  expect(new Set(all.map(({ id }) => id)).size).toBe(1_000)
  const months = all.map(({ due_date }) => due_date!.slice(0, 7))
  expect(months).toEqual(months.toSorted())
  const { body } = await ada.get('/user-checklist-items?show=open')
  expect(body.months.reduce((sum: number, { items }: { items: number }) => sum + items, 0)).toBe(1_000)
  const ids = all.map(({ id }) => id)
  const { data } = (await ada.post('/user-checklist-items/update-many', { ids, change: { completed_at: '2026-11-20T10:00:00Z' } })).body
  expect((await ada.get('/user-checklist-items?show=done')).body.meta.total).toBe(1_000)
  await ada.post(`/wedding-changes/${data.undo}/undo`)
  expect((await ada.get('/user-checklist-items?show=done')).body.meta.total).toBe(0)
  expect((await ada.post('/user-checklist-items/destroy-many', { ids })).status).toBe(200)
  expect(await everything(ada)).toEqual([])
})

test('the list is narrowed to what is open, done, mine or soon due, and says what of the plan was left out', async () => {
  const { ada, event } = await wedding()
  const add = (fields: object) => ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, ...fields })
  await add({ title: 'done', completed_at: '2026-11-20T10:00:00Z' })
  await add({ title: 'mine', assignee: ada.id })
  await add({ title: 'soon', due_date: addDays(today, 2) })
  for (const [query, found] of [
    ['show=done', ['done']],
    ['show=open', ['soon', 'mine']],
    ['assignee=me', ['mine']],
    [`due_until=${addDays(today, 3)}`, ['soon']],
  ] as const)
    expect((await ada.get(`/user-checklist-items?${query}`)).body.data.map(({ title }: { title: string }) => title)).toEqual(found)
  const supper = (await ada.post('/guest_wedding_events', { name: 'Supper', taxonomy_event_id: 2, checklist: true })).body.data
  const [first] = (await ada.get(`/user-checklist-items?guest_wedding_event_id=${supper.id}`)).body.data
  await ada.delete(`/user-checklist-items/${first.id}`)
  expect((await ada.get('/user-checklist-items')).body.left_out).toEqual([first.title])
  const { data } = (await ada.post('/user-checklist-items/plan', { guest_wedding_event_id: supper.id })).body
  expect(data.ids).toHaveLength(1)
  expect((await ada.get('/user-checklist-items')).body.left_out).toEqual([])
})

async function wedding() {
  const ada = await world.couple()
  return { ada, event: await world.event(ada, 'Party') }
}

function act(nth: number): string {
  return `00000000-0000-4000-8000-00000000000${nth}`
}
