// One chance: money

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

test('who is hired with a price is a cost of the budget, once, with the day it was agreed', async () => {
  const { ada, event } = await wedding()
  const id = await added(ada, { name: 'Odile Marsh', taxonomy: 'photographers', guest_wedding_event_id: event.id, price: 540_000 })
  const act = crypto.randomUUID()
  const { body } = await ada.put(`/user-vendors/${id}`, { status: 'hired', hired_on: '2026-10-14', act })
  expect(body.data).toMatchObject({ status: 'hired', cost: { agreed: 540_000, paid: 0, due: 0, next_due: null } })
  const cost = { name: 'Odile Marsh', vendor: 'Odile Marsh', category: 'photographers', actual: 540_000, event_id: event.id }
  expect(await costs(ada)).toMatchObject([{ ...cost, estimated: null, signed_on: '2026-10-14' }])
  await ada.put(`/user-vendors/${id}`, { status: 'quoted' })
  await ada.put(`/user-vendors/${id}`, { status: 'hired' })
  expect(await costs(ada)).toHaveLength(1)
})

test('taking a hire back takes the cost, the day and whoever it replaced back, all in one', async () => {
  const { ada } = await wedding()
  const first = await added(ada, { name: 'Clay & Clover', taxonomy: 'florists', status: 'hired', price: 290_000 })
  const second = await added(ada, { name: 'Fern & Fable', taxonomy: 'florists', status: 'quoted', price: 365_000 })
  const before = await standing(ada)
  const act = crypto.randomUUID()
  const hired = await ada.put(`/user-vendors/${second}`, { status: 'hired', second_hire: 'instead', act })
  expect(hired.status).toBe(200)
  expect(await standing(ada)).toMatchObject([
    { id: first, status: 'cancelled', cancelled_by: 'couple', cancelled_on: expect.any(String), cost: { agreed: 290_000 } },
    { id: second, status: 'hired', hired_on: expect.any(String), cost: { agreed: 365_000 } },
  ])
  const undone = await ada.post(`/wedding-changes/${act}/undo`)
  expect(undone.body.data.kept).toEqual([])
  expect(await standing(ada)).toEqual(before)
  expect(await costs(ada)).toMatchObject([{ name: 'Clay & Clover' }])
  expect((await ada.post(`/wedding-changes/${undone.body.data.undo}/undo`)).status).toBe(200)
  expect(await standing(ada)).toMatchObject([{ status: 'cancelled' }, { status: 'hired', cost: { agreed: 365_000 } }])
})

test('who is added as hired goes with their cost when that is taken back', async () => {
  const { ada } = await wedding()
  const act = crypto.randomUUID()
  await added(ada, { name: 'Hart Farm', taxonomy: 'venues', status: 'hired', price: 900_000, act })
  expect(await costs(ada)).toHaveLength(1)
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toEqual([])
  expect([await costs(ada), await standing(ada)]).toEqual([[], []])
})

test('the agreed amount follows the price while both say the same, and stays where the couple wrote another', async () => {
  const { ada } = await wedding()
  const id = await added(ada, { name: 'Low Notes', taxonomy: 'bands', status: 'hired', price: 260_000 })
  const act = crypto.randomUUID()
  await ada.put(`/user-vendors/${id}`, { price: 250_000, act })
  expect(await costs(ada)).toMatchObject([{ actual: 250_000 }])
  await ada.post(`/wedding-changes/${act}/undo`)
  expect(await costs(ada)).toMatchObject([{ actual: 260_000 }])
  const [cost] = await costs(ada)
  await ada.put(`/budget/${cost.id}`, { actual: 261_000 })
  await ada.put(`/user-vendors/${id}`, { price: 240_000 })
  expect(await costs(ada)).toMatchObject([{ actual: 261_000 }])
  await ada.post('/budget/items/delete', { items: [cost.id] })
  expect((await ada.put(`/user-vendors/${id}`, { notes: 'Five sets.' })).body.data.cost).toBeNull()
  expect(await costs(ada)).toEqual([])
})

test('without a price nothing is placed, and a price that comes later is', async () => {
  const { ada } = await wedding()
  const id = await added(ada, { name: 'Low Notes', taxonomy: 'bands', status: 'hired' })
  expect(await costs(ada)).toEqual([])
  await ada.put(`/user-vendors/${id}`, { price: 1 })
  expect(await costs(ada)).toMatchObject([{ actual: 1 }])
})

// M4
test('a second hire for a service asks “Both, or instead?”, and does as it is told', async () => {
  const { ada, event } = await wedding()
  const other = (await ada.post('/guest_wedding_events', { taxonomy_event_id: 5, name: 'Brunch' })).body.data
  await added(ada, { name: 'Fern & Fable', taxonomy: 'florists', status: 'hired', guest_wedding_event_id: event.id })
  const asked = await ada.post('/user-vendors', { name: 'Oxblood', taxonomy: 'florists', status: 'hired' })
  const question = { second_hire: ['You have hired Fern & Fable for this already. Both, or instead?'] }
  expect([asked.status, asked.body.errors]).toEqual([422, question])
  expect(await standing(ada)).toHaveLength(1)
  expect(
    (await ada.post('/user-vendors', { name: 'Mo', taxonomy: 'florists', status: 'hired', guest_wedding_event_id: other.id })).status,
  ).toBe(201)
  expect((await ada.post('/user-vendors', { name: 'Tax', taxonomy: 'other', status: 'hired' })).status).toBe(201)
  expect((await ada.post('/user-vendors', { name: 'Law', taxonomy: 'other', status: 'hired' })).status).toBe(201)
  const id = await added(ada, { name: 'Oxblood', taxonomy: 'florists', guest_wedding_event_id: event.id })
  expect((await ada.put(`/user-vendors/${id}`, { status: 'hired' })).body.errors).toEqual(question)
  expect((await ada.post('/user-vendors/update-many', { vendors: [{ id, status: 'hired' }] })).body.errors).toEqual(question)
  expect((await ada.put(`/user-vendors/${id}`, { status: 'hired', second_hire: 'both' })).status).toBe(200)
  expect((await ada.get('/user-vendors')).body.statuses).toEqual({ hired: 5 })
})

// M4
test('of two hires for one service at once, one is asked', async () => {
  const { ada } = await wedding()
  const ids = [await added(ada, { name: 'One', taxonomy: 'djs', price: 5 }), await added(ada, { name: 'Two', taxonomy: 'djs', price: 6 })]
  const both = await Promise.all(ids.map((id) => ada.put(`/user-vendors/${id}`, { status: 'hired' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await costs(ada)).toHaveLength(1)
  const again = await Promise.all([1, 2, 3].map(() => ada.put(`/user-vendors/${ids[0]}`, { status: 'hired', second_hire: 'both' })))
  expect(again.every(({ status }) => status === 200)).toBe(true)
  expect((await costs(ada)).filter(({ name }: { name: string }) => name === 'One').length).toBeLessThanOrEqual(1)
})

test('a helper with vendors alone hires without a cost; one who keeps the money, too, places it', async () => {
  const { ada, event } = await wedding()
  const [vendors, both] = [await world.helper(ada, { [event.id]: [3] }), await world.helper(ada, { [event.id]: [3, 5] })]
  const one = await added(ada, { name: 'Band', taxonomy: 'bands', price: 9, guest_wedding_event_id: event.id })
  const two = await added(ada, { name: 'Cake', taxonomy: 'bakers', price: 8, guest_wedding_event_id: event.id })
  await vendors.put(`/user-vendors/${one}`, { status: 'hired' })
  expect(await costs(ada)).toEqual([])
  const act = crypto.randomUUID()
  expect((await both.put(`/user-vendors/${two}`, { status: 'hired', act })).body.data.cost).toMatchObject({ agreed: 8 })
  expect(await costs(ada)).toMatchObject([{ name: 'Cake', actual: 8 }])
  expect((await vendors.post(`/wedding-changes/${act}/undo`)).status).toBeGreaterThanOrEqual(400)
  expect((await both.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect(await costs(ada)).toEqual([])
})

async function wedding() {
  const ada = await world.couple()
  const { body } = await ada.post('/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding' })
  return { ada, event: body.data as { id: number } }
}

async function added(who: Person, vendor: object): Promise<number> {
  return (await who.post('/user-vendors', vendor)).body.data.id
}

async function costs(who: Person) {
  return (await who.get('/budget?order_by=name&order_dir=asc')).body.data
}

/** All of each vendor but what every write moves. */
async function standing(who: Person) {
  const { data } = (await who.get('/user-vendors/all')).body
  return data.map(({ version: _, updated_at: __, ...vendor }: { version: number; updated_at: string }) => vendor)
}
