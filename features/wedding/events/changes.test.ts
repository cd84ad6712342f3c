// One chance: writes

import { expect, test } from 'vitest'
import { grownUps } from '#tests/grown-ups.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('an event is renamed, and the name goes back unless somebody changed it since', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const path = `/guest_wedding_events/${party.id}`
  const [act, later] = [crypto.randomUUID(), crypto.randomUUID()]
  const renamed = await ada.put(path, { name: 'The big party', version: 1, act })
  expect(renamed.body.data).toMatchObject({ ...party, name: 'The big party', version: 2 })
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.undone).toEqual([{ kind: 'event', id: party.id }])
  expect((await ada.get(path)).body.data.name).toBe('Party')

  await ada.put(path, { name: 'Bash', act: later })
  await ada.put(path, { name: 'Ball' })
  expect((await ada.post(`/wedding-changes/${later}/undo`)).body.data).toMatchObject({
    undone: [],
    kept: [{ kind: 'event', id: party.id }],
  })
  expect((await ada.get(path)).body.data.name).toBe('Ball')
})

test('each change of an event goes back by itself, and an event comes back with all that it said', async () => {
  const ada = await world.couple()
  const told = { date: '2027-06-25', start_time: '18:30', end_time: '22:00', place: 'The barn', meals: ['Stew'], note: 'Boots' }
  const supper = await world.event(ada, 'Supper', told)
  const path = `/guest_wedding_events/${supper.id}`
  const [moved, fed, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await ada.put(path, { date: null, start_time: '19:00', place: 'The barn', act: moved })
  await ada.put(path, { meals: ['Stew', 'Fish'], act: fed })
  expect((await ada.post(`/wedding-changes/${moved}/undo`)).body.data.kept).toEqual([])
  expect((await ada.get(path)).body.data).toMatchObject({ ...told, meals: ['Stew', 'Fish'] })
  await ada.delete(path, { act: gone })
  await ada.post(`/wedding-changes/${gone}/undo`)
  expect((await ada.get(path)).body.data).toMatchObject({ ...told, meals: ['Stew', 'Fish'] })
  expect((await ada.post(`/wedding-changes/${fed}/undo`)).body.data.kept).toEqual([])
  expect((await ada.get(path)).body.data).toMatchObject(told)
})

test('an edit of an event that is stale gets 409 with the event as it is, a taken kind 422', async () => {
  const ada = await world.couple()
  const [party, brunch] = [await world.event(ada, 'Party'), await world.event(ada, 'Brunch')]
  const path = `/guest_wedding_events/${party.id}`
  await ada.put(path, { name: 'Bash', version: 1 })
  const late = await ada.put(path, { name: 'Ball', version: 1 })
  expect(late).toMatchObject({ status: 409, body: { data: { ...party, name: 'Bash', version: 2 } } })
  expect((await ada.put(path, { taxonomy_event_id: brunch.taxonomy_event_id })).body.errors).toEqual({
    taxonomy_event_id: ['Event already exists!'],
  })
  expect((await ada.put(path, { name: ' ' })).status).toBe(422)
  expect((await ada.put(path, {})).body.data).toMatchObject({ ...party, name: 'Bash', version: 2 })
})

test('an event goes with its answers, counts and helpers, and comes back with them', async () => {
  const ada = await world.couple()
  const [party, brunch] = [await world.event(ada, 'Party'), await world.event(ada, 'Brunch')]
  const mother = await world.helper(ada, { [party.id]: [2] })
  const { ids } = (await ada.post('/guests/many', { names: 'Ann\nBo\nCy', wedding_events: [party.id, brunch.id] })).body.data
  await ada.post('/guests/reply-many', { ids, guest_wedding_event_id: party.id, status: 2, plus_one_count: 1, meal: 'Fish' })
  const before = (await ada.get('/guests')).body
  const act = crypto.randomUUID()
  expect((await ada.delete(`/guest_wedding_events/${party.id}`, { act })).status).toBe(204)
  expect((await ada.delete(`/guest_wedding_events/${party.id}`)).status).toBe(404)
  const without = (await ada.get('/guests')).body
  expect(without).toMatchObject({ meta: { total: 3 }, guest_wedding_events: [brunch] })
  expect(without.guest_wedding_event_counts).toEqual([grownUps({ id: brunch.id, status: 0, guests: 3, heads: 3, meals: [] })])
  expect((await mother.get(`/guests?guest_event_id=${party.id}`)).status).toBe(404)

  await ada.delete(`/guests/${ids[2]}`)
  expect((await ada.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  const after = (await ada.get('/guests')).body
  expect(after.data).toEqual(before.data.slice(0, 2))
  expect(after.guest_wedding_event_counts[0]).toEqual(
    grownUps({ id: party.id, status: 2, guests: 2, heads: 4, meals: [{ meal: 'Fish', guests: 2 }] }),
  )
  expect((await mother.get(`/guests?guest_event_id=${party.id}`)).body.meta.total).toBe(2)
})

test('an event does not come back over another of its kind', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const act = crypto.randomUUID()
  await ada.delete(`/guest_wedding_events/${party.id}`, { act })
  const again = (await ada.post('/guest_wedding_events', { name: 'New party', taxonomy_event_id: party.taxonomy_event_id })).body.data
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data).toMatchObject({ undone: [], kept: [{ kind: 'event', id: party.id }] })
  expect((await ada.get('/guests')).body.guest_wedding_events).toMatchObject([{ id: again.id }])
})

test('each may do with an event what the couple gave them', async () => {
  const ada = await world.couple()
  const [supper, hidden] = [await world.event(ada, 'Supper'), await world.event(ada, 'Hidden')]
  const path = `/guest_wedding_events/${supper.id}`
  const clients = {
    planner: await world.helper(ada, { [supper.id]: [1] }),
    mother: await world.helper(ada, { [supper.id]: [2] }),
    nobody: await world.helper(ada, { [supper.id]: [] }),
    stranger: await world.couple(),
    visitor: world.visitor(),
    partner: await world.helper(ada, {}, 'partner'),
  }
  const expected = {
    planner: [200, 404, 200, 404, 403],
    mother: [200, 404, 403, 404, 403],
    nobody: [403, 404, 403, 404, 403],
    stranger: [404, 404, 404, 404, 404],
    visitor: [401, 401, 401, 401, 401],
    partner: [200, 200, 200, 200, 204],
  }
  for (const [who, client] of Object.entries(clients)) {
    const answers = [
      await client.get(path),
      await client.get(`/guest_wedding_events/${hidden.id}`),
      await client.put(path, { name: `Supper of ${who}` }),
      await client.put(`/guest_wedding_events/${hidden.id}`, { name: 'Found' }),
      await client.delete(path),
    ]
    expect([who, ...answers.map(({ status }) => status)]).toEqual([who, ...expected[who as keyof typeof expected]])
  }
  expect((await clients.mother.get('/guest_wedding_events/all')).body.data).toEqual([])
})
