// One chance: rights

import { expect, test } from 'vitest'
import type { Client } from '#tests/client.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const ada = await world.couple()
const [supper, wedding] = [await world.event(ada, 'Rehearsal supper'), await world.event(ada, 'The wedding')]
const mother = await world.helper(ada, { [supper.id]: [2] })
const cook = await world.helper(ada, { [supper.id]: [1] })
const nobodyYet = await world.helper(ada, { [supper.id]: [] })
const partner = await world.helper(ada, {}, 'partner')
const stranger = await world.couple()

const onSupper = await guest('Sup', [supper.id])
const onBoth = await guest('Both', [
  { id: supper.id, status: 2 },
  { id: wedding.id, status: 3, plus_one_count: 1, meal: 'Fish' },
])
const onWedding = await guest('Wed', [wedding.id])

async function guest(firstname: string, wedding_events: unknown[], client: Client = ada) {
  const { status, body } = await client.post('/guests', { firstname, wedding_events })
  expect(status).toBe(201)
  return body.data
}

// GUARD-015 GUARD-020
test('a mother who helps with the supper sees its guests, and of their answers those for the supper', async () => {
  const list = (await mother.get(`/guests?guest_event_id=${supper.id}`)).body
  expect(list.data.map(({ firstname }: { firstname: string }) => firstname).sort()).toEqual(['Both', 'Sup'])
  expect(list.data.find(({ id }: { id: number }) => id === onBoth.id).wedding_events).toEqual([
    { id: supper.id, status: 2, plus_one_count: 0, meal: '', plus_one_meals: [] },
  ])
  expect(list.wedding).toMatchObject({ user_id: ada.id, firstname: 'Ada', other_firstname: '', role: 'helper' })
  expect(list.guest_wedding_events.map(({ id }: { id: number }) => id)).toEqual([supper.id])
  expect(list.guest_wedding_event_counts.every(({ id }: { id: number }) => id === supper.id)).toBe(true)
  expect(list.meta.total).toBe(2)
  expect(JSON.stringify(list)).not.toContain('Fish')
  expect((await mother.get(`/guests?user_id=${ada.id}`)).body).toEqual(list)
  expect((await mother.get(`/guests?user_id=${ada.id}&status=3`)).body.data).toEqual([])
  expect((await mother.get(`/guests/${onBoth.id}`)).body.data.wedding_events).toHaveLength(1)
  expect((await mother.get('/guests')).body).toMatchObject({ data: [], wedding: { user_id: mother.id, role: 'owner' } })
})

test.each([
  ['a mother with permission 2 on the supper', mother, [200, 404, 404, 200, 200, 404, 404, 200, 200, 200, 200]],
  ['a cook with the checklist of the supper', cook, [403, 404, 404, 403, 403, 404, 404, 403, 403, 403, 403]],
  ['a helper without any permission', nobodyYet, [403, 404, 404, 403, 403, 404, 404, 403, 403, 403, 403]],
  ['a stranger', stranger, [404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 404]],
  ['a visitor', world.visitor(), [401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401]],
  ['the partner', partner, [200, 200, 404, 200, 200, 200, 200, 200, 200, 200, 200]],
] as const)('%s gets what the permission for the event concerned allows', async (_, client, expected) => {
  const answers = [
    await client.get(`/guests?guest_event_id=${supper.id}`),
    await client.get(`/guests?guest_event_id=${wedding.id}`),
    await client.get('/guests?guest_event_id=999999'),
    await client.get(`/guests/${onSupper.id}`),
    await client.get(`/guests/${onBoth.id}`),
    await client.get(`/guests/${onWedding.id}`),
    await client.put(`/guests/${onBoth.id}/guest_wedding_events/${wedding.id}/status`, { status: 3 }),
    await client.put(`/guests/${onSupper.id}`, { notes: 'Window seat' }),
    await client.put(`/guests/${onSupper.id}/guest_wedding_events/${supper.id}/status`, { status: 1 }),
    await client.get(`/guests?user_id=${ada.id}`),
    await client.get(`/guests/export?user_id=${ada.id}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual(expected)
})

test.each([
  ['mother', mother, { own: 201, supper: 201, wedding: 422, both: 422, unlisted: 422 }],
  ['cook', cook, { own: 201, supper: 403, wedding: 422, both: 403, unlisted: 403 }],
  ['stranger', stranger, { own: 201, supper: 422, wedding: 422, both: 422, unlisted: 201 }],
  ['partner', partner, { own: 201, supper: 201, wedding: 201, both: 201, unlisted: 201 }],
] as const)('a guest that a %s adds lands where they may add one', async (_, client, expected) => {
  const add = async (wedding_events?: number[], user_id?: number) =>
    (await client.post('/guests', { firstname: 'New', wedding_events, user_id })).status
  const before = (await ada.get('/guests?per_page=100')).body.meta.total
  expect({
    own: await add(),
    supper: await add([supper.id]),
    wedding: await add([wedding.id]),
    both: await add([supper.id, wedding.id]),
    unlisted: await add(undefined, ada.id),
  }).toEqual(expected)
  const after = (await ada.get('/guests?per_page=100')).body.meta.total
  expect(after - before).toBe({ [mother.id]: 1, [partner.id]: 5 }[client.id] ?? 0)
})

test('a household is shown as far as its guests are: an envelope that names others keeps its words, whoever asks for them or would write over them', async () => {
  const family = await guest('Clara', [supper.id])
  const hidden = await guest('Tilly', [wedding.id])
  const made = (await ada.post('/households', { name: 'Clara & Tilly Vance', guest_ids: [family.id, hidden.id] })).body.data
  const seen = async (client: Client) =>
    (await client.get(`/guests?guest_event_id=${supper.id}&per_page=100`)).body.households.find(({ id }: { id: number }) => id === made.id)
  expect(await seen(mother)).toEqual({ id: made.id, name: '', lastname: '', guests: 1, heads: 1 })
  expect(await seen(partner)).toEqual({ id: made.id, name: 'Clara & Tilly Vance', lastname: '', guests: 2, heads: 1 })
  expect((await mother.put(`/households/${made.id}`, { guest_ids: [onSupper.id] })).body.data).toEqual({
    id: made.id,
    name: '',
    guest_ids: [onSupper.id, family.id].toSorted((one, other) => one - other),
  })
  const renamed = { name: 'Nobody' }
  expect((await mother.put(`/households/${made.id}`, renamed)).status).toBe(403)
  expect((await seen(partner)).name).toBe('Clara & Tilly Vance')
  await ada.delete(`/guests/${hidden.id}`)
  expect(await seen(mother)).toMatchObject({ name: 'Clara & Tilly Vance', guests: 2 })
  expect((await mother.put(`/households/${made.id}`, renamed)).body.data.name).toBe('Nobody')
})

test('a mother can neither take a guest off a list she does not see, nor put one on it', async () => {
  expect((await mother.put(`/guests/${onSupper.id}`, { wedding_events: [supper.id, wedding.id] })).status).toBe(422)
  expect((await mother.put(`/guests/${onBoth.id}`, { wedding_events: [] })).status).toBe(422)
  expect((await mother.put(`/guests/${onBoth.id}`, { wedding_events: [supper.id] })).status).toBe(200)
  expect((await ada.get(`/guests/${onBoth.id}`)).body.data.wedding_events).toHaveLength(2)
  expect((await mother.delete(`/guests/${onBoth.id}`)).status).toBe(403)
  expect((await mother.delete(`/guests/${onWedding.id}`)).status).toBe(404)
  const own = await guest('Brief', [supper.id], mother)
  expect((await mother.delete(`/guests/${own.id}`)).status).toBe(204)
})

// GUARD-018
test('an invite opens nothing before it is accepted, and nothing after the helper is removed', async () => {
  const aunt = await world.helper(ada, { [supper.id]: [1, 2, 3, 4, 5] })
  const seen = async () => [
    (await aunt.get(`/guests?guest_event_id=${supper.id}`)).status,
    (await aunt.get(`/guests/${onSupper.id}`)).status,
    (await aunt.get('/guest_wedding_events/all')).body.data.length,
  ]
  const posse = world.db.updateTable('user_posses').where('member_id', '=', aunt.id)
  expect(await seen()).toEqual([200, 200, 1])
  await posse.set({ accepted_at: null }).execute()
  expect(await seen()).toEqual([404, 404, 0])
  await world.db.deleteFrom('user_posses').where('member_id', '=', aunt.id).execute()
  expect(await seen()).toEqual([404, 404, 0])
})

test('a partner without a wedding of their own plans the one they are partner in, whatever they name', async () => {
  expect((await partner.get('/guests')).body.wedding).toMatchObject({
    user_id: ada.id,
    firstname: 'Ada',
    other_firstname: '',
    role: 'partner',
  })
  const added = (await partner.post('/guest_wedding_events', { name: 'Breakfast', taxonomy_event_id: 77 })).body.data
  expect((await ada.get(`/guest_wedding_events/${added.id}`)).body.data).toMatchObject({ name: 'Breakfast', role: 'owner' })
  expect((await partner.get(`/guest_wedding_events/${added.id}`)).body.data).toMatchObject({
    role: 'partner',
    permissions: [1, 2, 3, 4, 5],
  })
  expect((await mother.get(`/guest_wedding_events/${added.id}`)).status).toBe(404)
})
