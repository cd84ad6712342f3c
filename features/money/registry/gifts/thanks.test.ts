// One chance: writes

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

// C7
test('a household is thanked once for all that it gave, envelopes included, and a second time only after a question', async () => {
  const ada = await world.couple()
  const household_id = await household(ada, 'The Marshes')
  const first = await given(ada, { household_id, from_name: 'Otis & Della', amount: 15_000, way: 'envelope' })
  const second = await given(ada, { household_id, from_name: 'Della', present: 'A toaster' })
  const other = await given(ada, { from_name: 'Ravi', amount: 6_000 })
  const { body } = await ada.post(`/registry/gifts/${first}/thank`, { by: 'Ada', on: '2026-11-12' })
  expect(body.data.ids.toSorted()).toEqual([first, second].toSorted())
  expect((await left(ada)).map(({ id }) => id)).toEqual([other])

  const late = await given(ada, { household_id, present: 'A quilt' })
  const asked = await ada.post(`/registry/gifts/${late}/thank`, { by: 'Bo' })
  expect(asked.status).toBe(422)
  expect(asked.body.errors).toEqual({ again: ['They were thanked on Thursday, November 12, 2026, by Ada. Thank them again?'] })
  expect(await left(ada)).toMatchObject([
    { id: late, household: 'The Marshes', thanked_before: { on: '2026-11-12', by: 'Ada' } },
    { id: other },
  ])
  expect((await ada.post(`/registry/gifts/${late}/thank`, { by: 'Bo', again: true })).body.data.ids).toEqual([late])
  expect(await one(ada, late)).toMatchObject({ thanked_by: 'Bo', thanked_way: 'letter' })
  expect(await one(ada, first)).toMatchObject({ thanked_by: 'Ada', thanked_on: '2026-11-12' })
})

test('of two who thank the same at once one does, and the other is asked', async () => {
  const ada = await world.couple()
  const id = await given(ada, { from_name: 'Ravi', amount: 6_000 })
  const both = await Promise.all(['Ada', 'Bo'].map((by) => ada.post(`/registry/gifts/${id}/thank`, { by })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('thanks can be taken back, and so can what was written down', async () => {
  const ada = await world.couple()
  const id = await given(ada, { from_name: 'Ravi', amount: 6_000 })
  const { undo } = (await ada.post(`/registry/gifts/${id}/thank`, { by: 'Ada' })).body.data
  await ada.post(`/wedding-changes/${undo}/undo`)
  expect(await left(ada)).toMatchObject([{ id, thanked_on: null, thanked_way: '' }])
  await ada.post(`/registry/gifts/${id}/thank`, { by: 'Ada' })
  expect((await ada.delete(`/registry/gifts/${id}/thank`)).status).toBe(204)
  expect(await left(ada)).toHaveLength(1)
  const act = crypto.randomUUID()
  await ada.delete(`/registry/gifts/${id}`, { act })
  expect(await left(ada)).toEqual([])
  await ada.post(`/wedding-changes/${act}/undo`)
  expect(await left(ada)).toMatchObject([{ id, from_name: 'Ravi', amount: 6_000 }])
})

test('gifts without a name are asked after, and what is promised is thanked for when it has come', async () => {
  const ada = await world.couple()
  const unsigned = await given(ada, { amount: 10_000, way: 'envelope' })
  await given(ada, { amount: 2_000, way: 'envelope' })
  const promised = await given(ada, { from_name: 'Tess', amount: 4_000, state: 'pledged' })
  const shown = async (show: string) => (await ada.get(`/registry/gifts?show=${show}`)).body.data
  expect(await shown('unsigned')).toHaveLength(2)
  expect(await shown('promised')).toMatchObject([{ id: promised, arrived_on: null }])
  expect(await shown('to_thank')).toHaveLength(2)
  expect((await ada.post(`/registry/gifts/${unsigned}/thank`, { by: 'Ada' })).body.data.ids).toEqual([unsigned])
  await ada.put(`/registry/gifts/${promised}`, { state: 'arrived' })
  expect(await shown('promised')).toEqual([])
  expect((await one(ada, promised)).arrived_on).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('a gift says an amount or what it is, is for a fund of theirs, and from a household of theirs', async () => {
  const [ada, eve] = [await world.couple(), await world.couple()]
  const foreign = (await eve.post('/registry/funds', { title: 'A boat' })).body.data.id
  const household_id = await household(eve, 'Others')
  const errors = async (body: object) => Object.keys((await ada.post('/registry/gifts', { from_name: 'Dee', ...body })).body.errors)
  expect(await errors({})).toEqual(['amount'])
  expect(await errors({ amount: 100, fund_id: foreign })).toEqual(['fund_id'])
  expect(await errors({ amount: 100, household_id })).toEqual(['household_id'])
  expect(await errors({ present: 'A lamp', fee: 5 })).toEqual(['fee'])
  const id = await given(eve, { amount: 100 })
  for (const answer of [
    await ada.put(`/registry/gifts/${id}`, { note: 'x' }),
    await ada.delete(`/registry/gifts/${id}`),
    await ada.post(`/registry/gifts/${id}/thank`, { by: 'Ada' }),
    await ada.delete(`/registry/gifts/${id}/thank`),
    await ada.put(`/registry/funds/${foreign}`, { title: 'Mine' }),
    await ada.delete(`/registry/funds/${foreign}`),
  ])
    expect(answer.status).toBe(404)
})

test('who changed it in between is not written over', async () => {
  const ada = await world.couple()
  const id = await given(ada, { from_name: 'Ravi', amount: 6_000 })
  expect((await ada.put(`/registry/gifts/${id}`, { from_name: 'Ravi Menon', version: 1 })).status).toBe(200)
  const late = await ada.put(`/registry/gifts/${id}`, { from_name: 'Ravi M.', version: 1 })
  expect([late.status, late.body.data.from_name]).toEqual([409, 'Ravi Menon'])
})

test('a partner keeps the registry as its owner does, and who helps sees none of it', async () => {
  const ada = await world.couple()
  const event = await world.event(ada, 'The wedding')
  const id = await given(ada, { from_name: 'Ravi', amount: 6_000 })
  const helper = await world.helper(ada, { [event.id]: [1, 2, 3, 4, 5] })
  expect((await helper.get(`/registry?user_id=${ada.id}`)).status).toBe(403)
  expect((await helper.put(`/registry/gifts/${id}`, { note: 'x' })).status).toBe(404)
  const partner = await world.helper(ada, {}, 'partner')
  expect((await partner.get('/registry/gifts')).body.data).toMatchObject([{ id }])
  expect((await partner.post(`/registry/gifts/${id}/thank`, { by: 'Bo' })).status).toBe(200)
})

async function given(who: Person, gift: object): Promise<number> {
  return (await who.post('/registry/gifts', gift)).body.data.id
}

interface Listed {
  id: number
  thanked_on: string | null
  arrived_on: string | null
}

async function left(who: Person): Promise<Listed[]> {
  return (await who.get('/registry/gifts?show=to_thank')).body.data
}

async function one(who: Person, id: number): Promise<Listed> {
  return (await who.get('/registry/gifts')).body.data.find((gift: Listed) => gift.id === id)
}

async function household(who: Person, name: string): Promise<number> {
  const guest = (await who.post('/guests', { firstname: name })).body.data
  return (await who.post('/households', { name, guest_ids: [guest.id] })).body.data.id
}
