// One chance: rights, writes

import { expect, test } from 'vitest'
import { everything, titles } from '#tests/checklist.ts'
import { newWorld } from '#tests/world.ts'
import type { ChecklistPage } from './contract.ts'

const world = await newWorld()

test('two people change one item: what does not overlap is kept, what does is a conflict with the current item', async () => {
  const { ada, event } = await wedding()
  const theo = await world.helper(ada, {}, 'partner')
  const { id } = (await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'Book the band' })).body.data
  const path = `/user-checklist-items/${id}`
  const answers = await Promise.all([ada, theo].map((one, nth) => one.put(path, { notes: `note ${nth}`, version: 1 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [winner, loser] = answers.toSorted((one, other) => one.status - other.status)
  expect(loser!.body.data).toEqual(winner!.body.data)
  expect((await theo.put(path, { title: 'Book the brass band', version: 2 })).status).toBe(200)
  await Promise.all(Array.from({ length: 10 }, (_, nth) => (nth % 2 ? ada : theo).put(path, { completed_at: '2026-11-20T10:00:00Z' })))
  expect((await ada.get(path)).body.data).toMatchObject({ title: 'Book the brass band', completed_at: '2026-11-20T10:00:00Z', version: 13 })
})

test('a helper keeps the checklist of their event and no other; strangers are told nothing', async () => {
  const { ada, event } = await wedding()
  const other = await world.event(ada, 'Brunch')
  const [mother, guests, bob] = [
    await world.helper(ada, { [event.id]: [1] }),
    await world.helper(ada, { [event.id]: [2] }),
    await world.couple(),
  ]
  const ids: number[] = []
  for (const { id } of [event, other])
    ids.push((await ada.post('/user-checklist-items', { guest_wedding_event_id: id, title: `For ${id}`, assignee: ada.id })).body.data.id)
  const page = (await mother.get(`/user-checklist-items?guest_wedding_event_id=${event.id}`)).body as ChecklistPage
  expect(page.data.map(({ id }) => id)).toEqual([ids[0]])
  expect(page.guest_wedding_events.map(({ id }) => id)).toEqual([event.id])
  expect(page.keepers.map(({ id }) => id)).toEqual([ada.id, mother.id])
  expect((await mother.put(`/user-checklist-items/${ids[0]}`, { assignee: mother.id })).status).toBe(200)
  expect((await mother.put(`/user-checklist-items/${ids[0]}`, { guest_wedding_event_id: other.id })).status).toBe(422)
  expect((await mother.put(`/user-checklist-items/${ids[1]}`, { notes: 'x' })).status).toBe(404)
  expect((await mother.post('/user-checklist-items/destroy-many', { ids })).status).toBe(422)
  expect((await guests.get(`/user-checklist-items/${ids[0]}`)).status).toBe(403)
  expect((await ada.put(`/user-checklist-items/${ids[0]}`, { assignee: guests.id })).status).toBe(422)
  for (const id of ids)
    for (const send of [bob.get, bob.put, bob.delete]) expect((await send(`/user-checklist-items/${id}`)).status).toBe(404)
  for (const path of ['reorder', 'destroy-many']) expect((await bob.post(`/user-checklist-items/${path}`, { ids })).status).toBe(422)
  expect((await bob.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'Mine' })).status).toBe(422)
  expect((await bob.post('/user-checklist-items/plan', { guest_wedding_event_id: event.id })).status).toBe(422)
  expect(await everything(ada)).toHaveLength(2)
})

test('whoever is given a task is told of it, once, and not of what they took themselves', async () => {
  const { ada, event } = await wedding()
  const mother = await world.helper(ada, { [event.id]: [1] })
  const make = async (assignee: number) =>
    (await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'Iron', assignee })).body.data.id
  const id = await make(mother.id)
  await make(ada.id)
  await ada.put(`/user-checklist-items/${id}`, { assignee: mother.id, notes: 'The white one' })
  await mother.put(`/user-checklist-items/${id}`, { assignee: null })
  await mother.put(`/user-checklist-items/${id}`, { assignee: mother.id })
  const told = await world.db
    .selectFrom('notifications')
    .where('kind', '=', 'item_assigned')
    .where('user_id', 'in', [ada.id, mother.id])
    .select(['user_id', 'params'])
    .execute()
  expect(told).toEqual([
    {
      user_id: mother.id,
      params: { id, name: 'Iron', user: { id: ada.id, firstname: 'Ada' }, url: `/tools/wedding-checklist?event=${event.id}&item=${id}` },
    },
  ])
})

test('items change places by hand, over months too, and back', async () => {
  const { ada, event } = await wedding()
  const ids: number[] = []
  for (const title of ['a', 'b', 'c', 'd']) {
    const due_date = title === 'd' ? '2027-04-10' : '2027-03-10'
    ids.push((await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title, due_date })).body.data.id)
  }
  const [a, b, c, d] = ids
  const first = await ada.post('/user-checklist-items/reorder', { ids: [c, a, b] })
  expect(await titles(ada)).toEqual(['c', 'a', 'b', 'd'])
  const second = await ada.post('/user-checklist-items/reorder', { ids: [c, d, a, b], moved: { id: d, due_date: '2027-03-31' } })
  expect(await titles(ada)).toEqual(['c', 'd', 'a', 'b'])
  for (const { body } of [second, first]) expect((await ada.post(`/wedding-changes/${body.data.undo}/undo`)).body.data.kept).toEqual([])
  expect(await titles(ada)).toEqual(['a', 'b', 'c', 'd'])
  await Promise.all(
    Array.from({ length: 8 }, (_, nth) => ada.post('/user-checklist-items/reorder', { ids: nth % 2 ? [b, c, a] : [c, b, a] })),
  )
  const places = (await everything(ada)).map(({ position }) => position)
  expect(new Set(places).size).toBe(4)
})

test('an event that is taken away takes its tasks along, and brings them back', async () => {
  const { ada, event } = await wedding()
  const item = { guest_wedding_event_id: event.id, title: 'Order chairs', due_date: '2027-03-10', notes: 'Oak' }
  await ada.post('/user-checklist-items', item)
  const earlier = await everything(ada)
  await ada.delete(`/guest_wedding_events/${event.id}`, { act: act(5) })
  expect(await everything(ada)).toEqual([])
  expect((await ada.post(`/wedding-changes/${act(5)}/undo`)).status).toBe(200)
  expect((await everything(ada)).map(shown)).toEqual(earlier.map(shown))
})

async function wedding() {
  const ada = await world.couple()
  return { ada, event: await world.event(ada, 'Party') }
}

/** Without what an undo raises. */
function shown({ version: _, updated_at: __, ...item }: ChecklistPage['data'][number]) {
  return item
}

function act(nth: number): string {
  return `00000000-0000-4000-8000-00000000000${nth}`
}
