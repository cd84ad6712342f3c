// One chance: writes

import { expect, test } from 'vitest'
import type { Client } from '#tests/client.ts'
import { commitsOf } from '#tests/commits.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

const newAct = () => crypto.randomUUID()
const namesOf = async (couple: Client) =>
  (await couple.get('/guests?per_page=100&order_by=firstname')).body.data.map(({ firstname }: { firstname: string }) => firstname)

test('a list comes whole: guests, households, answers and meals, and goes as a whole', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const act = newAct()
  const imported = await ada.post('/guests/import', {
    act,
    wedding_events: [party.id],
    households: ['Karin & Bo Dahl'],
    guests: [
      { firstname: 'Karin', lastname: 'Dahl', household: 0, email: 'karin@dahl.se', places: [{ id: party.id, status: 2, meal: 'Fish' }] },
      { firstname: 'Bo', lastname: 'Dahl', household: 0, tags: ['Lagos'], plus_one_allowed: true, places: [{ id: party.id, status: 3 }] },
      { firstname: 'Ife', places: [] },
    ],
  })
  expect(imported).toMatchObject({ status: 201, body: { data: { guests: 3, households: 1, merged: 0, undo: act } } })
  const { data, households, guest_wedding_event_counts } = (await ada.get('/guests?order_by=firstname')).body
  expect(data).toMatchObject([
    { firstname: 'Bo', household_id: households[0].id, tags: ['Lagos'], plus_one_allowed: true, wedding_events: [{ status: 3 }] },
    { firstname: 'Ife', household_id: null, side: 'both', age_group: 'adult', wedding_events: [] },
    { firstname: 'Karin', household_id: households[0].id, email: 'karin@dahl.se', wedding_events: [{ status: 2, meal: 'Fish' }] },
  ])
  expect(households).toMatchObject([{ name: 'Karin & Bo Dahl', guests: 2 }])
  expect(guest_wedding_event_counts.map(({ status, guests }: { status: number; guests: number }) => [status, guests])).toEqual([
    [2, 1],
    [3, 1],
  ])
  const undone = await ada.post(`/wedding-changes/${act}/undo`)
  expect(undone.body.data.kept).toEqual([])
  expect((await ada.get('/guests')).body).toMatchObject({ meta: { total: 0 }, households: [] })
})

test('who does not drink is noted, where nobody said so yet', async () => {
  const ada = await world.couple()
  const { id } = (await ada.post('/guests', { firstname: 'Karin' })).body.data
  const merge = (drinks: boolean) => ada.post('/guests/import', { act: crypto.randomUUID(), merges: [{ id, fill: { drinks } }] })
  await merge(false)
  expect((await ada.get(`/guests/${id}`)).body.data.drinks).toBe(false)
  await merge(true)
  expect((await ada.get(`/guests/${id}`)).body.data.drinks).toBe(false)
})

test('what is on the list is filled, never overwritten unless that is said, and the undoing brings back what was', async () => {
  const ada = await world.couple()
  const [party, supper] = [await world.event(ada, 'Party'), await world.event(ada, 'Supper')]
  const karin = { firstname: 'Karin', email: 'karin@dahl.se', notes: 'By the door', tags: ['work'], city: 'Lund' }
  const { id } = (await ada.post('/guests', { ...karin, wedding_events: [{ id: party.id, status: 2, meal: 'Fish' }] })).body.data
  const before = (await ada.get(`/guests/${id}`)).body.data
  const fill = { firstname: 'Karin', email: 'other@dahl.se', phone: '+1 (713) 555-0199', city: 'Malmö', notes: 'Sings', tags: ['choir'] }
  const act = newAct()
  const places = [
    { id: party.id, status: 3 },
    { id: supper.id, status: 4 },
  ]
  const merges = [{ id, fill, replace: ['city'], places }]
  const merged = await ada.post('/guests/import', { act, wedding_events: [party.id, supper.id], merges })
  expect(merged).toMatchObject({ status: 201, body: { data: { guests: 0, merged: 1 } } })
  expect((await ada.get(`/guests/${id}`)).body.data).toMatchObject({
    email: 'karin@dahl.se',
    phone: '+1 (713) 555-0199',
    city: 'Malmö',
    notes: 'By the door\nSings',
    tags: ['work', 'choir'],
    wedding_events: [
      { id: party.id, status: 2, meal: 'Fish' },
      { id: supper.id, status: 4 },
    ],
  })
  await ada.post(`/wedding-changes/${act}/undo`)
  const { version: _, updated_at: __, ...after } = (await ada.get(`/guests/${id}`)).body.data
  expect(before).toMatchObject(after)
})

test('who is new goes where somebody of the list is, or both go to a household of their own', async () => {
  const ada = await world.couple()
  const { ids } = (await ada.post('/guests/many', { names: 'Karin Dahl\nIfe & Kemi Nwosu' })).body.data
  const [karin, ife] = ids
  const act = newAct()
  const imported = await ada.post('/guests/import', {
    act,
    households: ['Karin & Bo Dahl', 'Never made'],
    guests: [
      { firstname: 'Bo', lastname: 'Dahl', household: 0, beside: karin },
      { firstname: 'Tobe', lastname: 'Nwosu', household: 1, beside: ife },
    ],
    merges: [
      { id: karin, fill: {}, household: 0 },
      { id: ife, fill: {} },
    ],
  })
  expect(imported.body.data).toMatchObject({ guests: 2, households: 1, merged: 1 })
  const { households } = (await ada.get('/guests')).body
  expect(households.map(({ name, guests }: { name: string; guests: number }) => [name, guests]).toSorted()).toEqual([
    ['Ife & Kemi Nwosu', 3],
    ['Karin & Bo Dahl', 2],
  ])
  expect((await ada.post('/guests/import', { act: newAct(), guests: [{ firstname: 'Eve', beside: karin }] })).status).toBe(422)
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toEqual([])
  expect((await ada.get('/guests')).body).toMatchObject({ meta: { total: 3 }, households: [{ guests: 2 }] })
})

test('pressed twice, at once or later, it is done once, and both are told the same', async () => {
  const ada = await world.couple()
  const call = {
    act: newAct(),
    households: ['The Lees'],
    guests: [
      { firstname: 'Ann', household: 0 },
      { firstname: 'Ben', household: 0 },
    ],
  }
  const answers = await Promise.all([1, 2, 3].map(() => ada.post('/guests/import', call)))
  answers.push(await ada.post('/guests/import', call))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  for (const { body } of answers) expect(body).toEqual(answers[0]!.body)
  expect(await namesOf(ada)).toEqual(['Ann', 'Ben'])
})

test('of two who import at once, the second is told that the list changed, and nothing of theirs is written', async () => {
  const ada = await world.couple()
  const bob = await world.helper(ada, {}, 'partner')
  const { seen } = (await ada.get('/guests/import')).body
  const guests = [{ firstname: 'Ann' }]
  const answers = await Promise.all([
    ada.post('/guests/import', { act: newAct(), seen, guests }),
    bob.post('/guests/import', { act: newAct(), seen, guests, user_id: ada.id }),
  ])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  const again = await bob.get(`/guests/import?user_id=${ada.id}`)
  expect(again.body.data).toMatchObject([{ firstname: 'Ann' }])
  const second = await bob.post('/guests/import', { act: newAct(), seen: again.body.seen, guests: [{ firstname: 'Ben' }], user_id: ada.id })
  expect(second.status).toBe(201)
  expect(await namesOf(ada)).toEqual(['Ann', 'Ben'])
})

test('one wrong word in a thousand rows, and none of them is written', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const { id } = (await ada.post('/guests', { firstname: 'Karin' })).body.data
  const fine = Array.from({ length: 1_000 }, (_, nth) => ({ firstname: `Guest ${nth}` }))
  const refused = [
    { guests: [...fine, { firstname: 'Bo', email: 'no address' }] },
    { guests: [...fine, { firstname: '' }] },
    { guests: [...fine, { firstname: 'Bo', household: 0 }], households: [] },
    { guests: [...fine, { firstname: 'Bo', household: 1 }], households: ['One'] },
    { guests: [...fine, { firstname: 'Bo', places: [{ id: party.id }] }] },
    { guests: fine, merges: [{ id: 999_999, fill: {} }] },
    {
      guests: fine,
      merges: [
        { id, fill: {} },
        { id, fill: {} },
      ],
    },
    { guests: [] },
    { guests: Array.from({ length: 10_001 }, () => ({ firstname: 'A' })) },
  ]
  for (const call of refused) expect((await ada.post('/guests/import', { act: newAct(), ...call })).status).toBe(422)
  expect((await ada.post('/guests/import', { act: newAct(), guests: [{ firstname: 'A', notes: 'x'.repeat(4_200_000) }] })).status).toBe(413)
  expect(await namesOf(ada)).toEqual(['Karin'])
})

test('5,000 guests are written in one commit, and taken back', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const households = Array.from({ length: 2_500 }, (_, nth) => `Household ${nth}`)
  const guests = Array.from({ length: 5_000 }, (_, nth) => ({
    firstname: `Guest ${nth}`,
    lastname: 'Number',
    household: Math.floor(nth / 2),
    email: `guest${nth}@example.com`,
    city: 'Houston',
    places: [{ id: party.id, status: nth % 5 }],
  }))
  const act = newAct()
  expect((await ada.post('/guests/import', { act, wedding_events: [party.id], households, guests })).status).toBe(201)
  expect(await commitsOf(world.db, ada)).toBe(1)
  expect((await ada.get('/guests/import')).body.data).toHaveLength(5_000)
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toEqual([])
  expect((await ada.get('/guests')).body.meta.total).toBe(0)
}, 60_000)
