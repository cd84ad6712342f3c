// One chance: rights, writes

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

// W3
test('an example day stands around the times of the event, once, and goes with one undo', async () => {
  const { ada, path } = await newDay()
  const begun = await ada.post(path)
  expect(begun.status).toBe(201)
  const { items } = await sheet(ada, path)
  expect(items.map(({ title, starts, moves }) => [title, starts, moves])).toContainEqual(['The ceremony', 16 * 60, 'never'])
  expect(items.at(-1)).toMatchObject({ title: 'The last bus', starts: 23 * 60 + 30, moves: 'never' })
  expect((await ada.post(path)).status).toBe(409)
  expect((await ada.post(`/wedding-changes/${begun.body.undo}/undo`)).status).toBe(200)
  expect((await sheet(ada, path)).items).toEqual([])
})

// W3
test('lines stand in the order of their times, past midnight too; a change at an old version is refused, and a removal comes back', async () => {
  const { ada, event, path } = await newDay()
  const tom = await person(ada, event, { name: 'Tom' })
  const cake = await line(ada, event, { title: 'Cake', starts: 20 * 60, people: [tom] })
  const bus = await line(ada, event, { title: 'Last bus', starts: 25 * 60, moves: 'never' })
  await line(ada, event, { title: 'Lunch', starts: 12 * 60 })
  expect((await sheet(ada, path)).items.map(({ title }) => title)).toEqual(['Lunch', 'Cake', 'Last bus'])
  const changed = await ada.put(`/run-items/${cake}`, { starts: 11 * 60, version: 1 })
  expect(changed.body.data).toMatchObject({ title: 'Cake', starts: 660, people: [tom] })
  expect((await ada.put(`/run-items/${cake}`, { starts: 700, version: 1 })).status).toBe(409)
  expect((await sheet(ada, path)).items.map(({ title }) => title)).toEqual(['Cake', 'Lunch', 'Last bus'])
  const act = crypto.randomUUID()
  expect((await ada.delete(`/run-items/${bus}`, { act })).status).toBe(204)
  await ada.post(`/wedding-changes/${act}/undo`)
  expect((await sheet(ada, path)).items.map(({ title }) => title)).toEqual(['Cake', 'Lunch', 'Last bus'])
  expect((await ada.post(`${eventPath(event)}/run-items`, { title: 'Too early', starts: 239 })).status).toBe(422)
})

// W3
test('who is on another sheet, or of another couple, is nobody here', async () => {
  const { ada, event } = await newDay()
  const other = await newDay()
  const theirs = await person(other.ada, other.event, { name: 'Ed' })
  const { id: brunch } = (await ada.post('/guest_wedding_events', { taxonomy_event_id: 3, name: 'Brunch' })).body.data
  const ofBrunch = await person(ada, brunch, { name: 'Nell' })
  const cake = await line(ada, event, { title: 'Cake', starts: 1200 })
  for (const people of [[theirs], [ofBrunch]]) {
    expect((await ada.post(`${eventPath(event)}/run-items`, { title: 'Cake', starts: 1200, people })).status).toBe(422)
    expect((await ada.put(`/run-items/${cake}`, { people })).status).toBe(422)
  }
  expect((await other.ada.put(`/run-items/${cake}`, { minutes: 5 })).status).toBe(404)
  expect((await other.ada.delete(`/run-items/${cake}`)).status).toBe(404)
  expect((await ada.post(`/run-people/${theirs}/links`, { way: 'link' })).status).toBe(404)
  expect((await ada.delete(`/run-people/${theirs}`)).status).toBe(404)
})

// W3
test('an event that goes takes its day along, and comes back with it', async () => {
  const { ada } = await newDay()
  const { id } = (await ada.post('/guest_wedding_events', { taxonomy_event_id: 3, name: 'Brunch' })).body.data
  const nell = await person(ada, id, { name: 'Nell' })
  await line(ada, id, { title: 'Eggs', starts: 660, people: [nell] })
  const act = crypto.randomUUID()
  await ada.delete(`/guest_wedding_events/${id}`, { act })
  expect((await ada.get(`/guest_wedding_events/${id}/day`)).status).toBe(404)
  await ada.post(`/wedding-changes/${act}/undo`)
  const { items, people } = await sheet(ada, `/guest_wedding_events/${id}/day`)
  expect([items[0]?.title, items[0]?.people, people[0]?.name]).toEqual(['Eggs', [nell], 'Nell'])
})

async function newDay() {
  const ada = await world.couple()
  const day = { taxonomy_event_id: 1, name: 'The wedding', date: '2099-06-13', start_time: '16:00', end_time: '23:30' }
  const { id: event } = (await ada.post('/guest_wedding_events', day)).body.data
  return { ada, event: Number(event), path: `${eventPath(event)}/day` }
}

function eventPath(event: number): string {
  return `/guest_wedding_events/${event}`
}

interface Seen {
  items: { title: string; starts: number; moves: string; people: number[] }[]
  people: { name: string }[]
}

async function sheet(who: Person, path: string): Promise<Seen> {
  return (await who.get(path)).body.data
}

async function person(who: Person, event: number, said: object): Promise<number> {
  return (await who.post(`${eventPath(event)}/run-people`, said)).body.data.id
}

async function line(who: Person, event: number, said: object): Promise<number> {
  return (await who.post(`${eventPath(event)}/run-items`, said)).body.data.id
}
