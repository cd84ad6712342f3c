// One chance: rights

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const [ada, bob] = [await world.couple(), await world.couple()]
const [party, supper] = [await world.event(ada, 'Party'), await world.event(ada, 'Supper')]
const bobsEvent = await world.event(bob, 'Bash')
const [grace, edith] = (await ada.post('/guests/many', { names: 'Grace\nEdith', wedding_events: [party.id] })).body.data.ids
const { id: away } = (await ada.post('/guests', { firstname: 'Away', wedding_events: [supper.id] })).body.data
const { id: wide } = (await ada.post('/guests', { firstname: 'Wide', wedding_events: [party.id, supper.id] })).body.data
const [eve] = (await bob.post('/guests/many', { names: 'Eve', wedding_events: [bobsEvent.id] })).body.data.ids
const bobsHousehold = (await bob.post('/households', { name: 'Bobs', guest_ids: [eve] })).body.data
const household = (await ada.post('/households', { name: 'Graces', guest_ids: [grace] })).body.data
const hidden = (await ada.post('/households', { name: 'Hidden', guest_ids: [away] })).body.data
const mother = await world.helper(ada, { [party.id]: [2] })
const cook = await world.helper(ada, { [party.id]: [1] })
const before = await everything()

const calls: Record<string, (id: number) => [string, object]> = {
  'a change': (id: number) => ['/guests/update-many', { ids: [id], change: { notes: 'x' } }],
  'a change with one of the own': (id: number) => ['/guests/update-many', { ids: [grace, eve, id], add_tags: ['x'] }],
  'an answer': (id: number) => ['/guests/reply-many', { ids: [id], guest_wedding_event_id: party.id, status: 2 }],
  'a deletion': (id: number) => ['/guests/destroy-many', { ids: [id] }],
  'a household': (id: number) => ['/households', { name: 'x', guest_ids: [id] }],
}

test.each(Object.entries(calls))('%s for guests of another couple is 422, as for those that do not exist', async (_, call) => {
  for (const id of [grace, 999_999]) {
    expect((await bob.post(...call(id))).status).toBe(422)
    expect((await world.visitor().post(...call(id))).status).toBe(401)
  }
  expect((await bob.post(...call(grace))).body).toEqual((await bob.post(...call(999_999))).body)
  expect((await ada.post(...call(eve))).status).toBe(422)
  expect((await mother.post(...call(away))).status).toBe(422)
  expect((await cook.post(...call(edith))).status).toBe(403)
  expect(await everything()).toEqual(before)
})

test('every second id of a body is held to the wedding', async () => {
  const refused = [
    await bob.post('/guests/reply-many', { ids: [eve], guest_wedding_event_id: party.id, status: 2 }),
    await bob.post('/guests/many', { names: 'Mallory', wedding_events: [party.id] }),
    await bob.post('/guests', { firstname: 'Mallory', household_id: household.id }),
    await bob.put(`/guests/${eve}`, { household_id: household.id }),
    await bob.put(`/guests/${eve}`, { wedding_events: [bobsEvent.id, party.id] }),
    await bob.post('/guests/update-many', { ids: [eve], change: { household_id: household.id } }),
    await bob.put(`/households/${bobsHousehold.id}`, { guest_ids: [grace] }),
    await ada.put(`/households/${household.id}`, { guest_ids: [eve] }),
    await mother.post('/guests/reply-many', { ids: [grace], guest_wedding_event_id: supper.id, status: 2 }),
    await mother.put(`/guests/${grace}`, { household_id: hidden.id }),
    await mother.put(`/households/${household.id}`, { guest_ids: [away] }),
    await mother.post('/guests/destroy-many', { ids: [grace, away] }),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422))
  expect((await bob.put(`/households/${household.id}`, { name: 'Mine' })).status).toBe(404)
  expect((await mother.put(`/households/${hidden.id}`, { name: 'Mine' })).status).toBe(404)
  expect((await cook.put(`/households/${household.id}`, { name: 'Mine' })).status).toBe(403)
  expect((await mother.post('/guests/destroy-many', { ids: [grace, wide] })).status).toBe(403)
  expect(await everything()).toEqual(before)
})

test('a helper changes what is within reach, in bulk as one by one', async () => {
  expect((await mother.post('/guests/update-many', { ids: [grace, wide], add_tags: ['aunts'] })).status).toBe(200)
  expect((await mother.post('/guests/reply-many', { ids: [grace, edith], guest_wedding_event_id: party.id, status: 1 })).status).toBe(200)
  const made = await mother.post('/households', { guest_ids: [grace, edith] })
  expect(made.body.data.guest_ids).toEqual([grace, edith])
  const added = (await mother.post('/guests/many', { names: 'Cousin', wedding_events: [party.id] })).body.data
  expect((await mother.post('/guests/many', { names: 'Cousin', user_id: ada.id })).status).toBe(422)
  expect((await mother.post('/guests/destroy-many', { ids: added.ids })).status).toBe(200)
})

/** All guests and households of both couples. */
async function everything() {
  const [adas, bobs] = await Promise.all([ada.get('/guests?per_page=100'), bob.get('/guests?per_page=100')])
  return [adas.body.data, adas.body.households, bobs.body.data, bobs.body.households]
}
