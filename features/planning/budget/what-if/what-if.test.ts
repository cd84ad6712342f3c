// One chance: money

import { expect, test } from 'vitest'
import { allRows, changesBetween } from '#tests/hostile/rows.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// B5
test('every figure that would move is named with what it is and would be, and nothing of it is kept', async () => {
  const { ada, band, flowers } = await wedding()
  const before = await allRows(world.db)
  const weighed = await ada.post('/budget/what-if', {
    changes: [
      { id: band, actual: 4_000_00 },
      { id: flowers, estimated: 2_500_00 },
    ],
  })
  expect(weighed.status).toBe(200)
  expect(weighed.body.data).toEqual([
    moved('all', null, '', 'estimated', 8_000_00, 7_500_00),
    moved('all', null, '', 'actual', 3_000_00, 4_000_00),
    moved('all', null, '', 'due', 3_000_00, 4_000_00),
    moved('all', null, '', 'promised', 3_000_00, 4_000_00),
    moved('all', null, '', 'rest', 17_000_00, 16_000_00),
    moved('category', null, 'bands', 'actual', 3_000_00, 4_000_00),
    moved('category', null, 'bands', 'due', 3_000_00, 4_000_00),
    moved('category', null, 'bands', 'promised', 3_000_00, 4_000_00),
    moved('category', null, 'florists', 'estimated', 3_000_00, 2_500_00),
    moved('cost', band, 'Band', 'actual', 3_000_00, 4_000_00),
    moved('cost', band, 'Band', 'due', 3_000_00, 4_000_00),
    moved('cost', flowers, 'Flowers', 'estimated', 3_000_00, 2_500_00),
    moved('payment', expect.any(Number), 'The deposit', 'amount', 750_00, 1_000_00),
    moved('payment', expect.any(Number), 'The rest', 'amount', 2_250_00, 3_000_00),
  ])
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { changes: [{ id: band, actual: 4_000_00 }] }
  const twice = [await ada.post('/budget/what-if', body, key), await ada.post('/budget/what-if', body, key)]
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(changesBetween(before, await allRows(world.db))).toEqual([])
})

// B5 B3
test('made so, the same figures move, in one act with one way back', async () => {
  const { ada, band, flowers } = await wedding()
  const changes = [
    { id: band, actual: 4_000_00, version: 1 },
    { id: flowers, estimated: 2_500_00, version: 1 },
  ]
  const weighed = (await ada.post('/budget/what-if', { changes })).body.data
  const act = crypto.randomUUID()
  const accepted = await ada.post('/budget/what-if/accept', { changes, act })
  expect([accepted.status, accepted.body.data]).toEqual([200, weighed])
  expect((await ada.get(`/budget/${band}`)).body.data).toMatchObject({ actual: 4_000_00, due: 4_000_00 })
  expect((await ada.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect((await ada.get(`/budget/${band}`)).body.data).toMatchObject({ actual: 3_000_00, due: 3_000_00 })
  expect((await ada.get(`/budget/${flowers}`)).body.data).toMatchObject({ estimated: 3_000_00 })
})

test('what somebody else changed in the meantime is told, and nothing of it is made so', async () => {
  const { ada, band, flowers } = await wedding()
  await ada.put(`/budget/${flowers}`, { estimated: 3_100_00 })
  const changes = [
    { id: band, actual: 4_000_00, version: 1 },
    { id: flowers, estimated: 2_500_00, version: 1 },
  ]
  expect((await ada.post('/budget/what-if/accept', { changes })).status).toBe(409)
  expect((await ada.post('/budget/what-if', { changes })).status).toBe(409)
  expect((await ada.get(`/budget/${band}`)).body.data).toMatchObject({ actual: 3_000_00 })
})

// B5 B2
test('heads that are thought of move what is asked for each, and nobody on the list', async () => {
  const { ada } = await wedding()
  const event = await world.event(ada, 'Supper')
  for (const firstname of ['Ann', 'Bo']) await ada.post('/guests', { firstname, wedding_events: [{ id: event.id, status: 2 }] })
  const supper = { name: 'Supper', category: 'caterers', event_id: event.id, head_count: 'coming', per_adult: 90_00 }
  const { id } = (await ada.post('/budget', supper)).body.data
  const { body } = await ada.post('/budget/what-if', { changes: [{ id, head_count: 'guaranteed', guaranteed: 5 }] })
  expect(body.data).toContainEqual(moved('cost', id, 'Supper', 'heads', 2, 5))
  expect(body.data).toContainEqual(moved('cost', id, 'Supper', 'estimated', 180_00, 450_00))
  expect((await ada.get(`/budget/${id}`)).body.data).toMatchObject({ heads: 2, head_count: 'coming' })
})

test('a stranger’s cost, one named twice, and none at all are refused', async () => {
  const { ada, band } = await wedding()
  const eve = await world.couple()
  for (const path of ['/budget/what-if', '/budget/what-if/accept']) {
    expect((await eve.post(path, { changes: [{ id: band, actual: 1 }] })).status).toBe(422)
    expect((await ada.post(path, { changes: [] })).status).toBe(422)
    expect((await ada.post(path, { changes: [band, band].map((id) => ({ id, actual: 1 })) })).status).toBe(422)
    expect((await ada.post(path, { changes: [{ id: band, actual: -1 }] })).status).toBe(422)
  }
  expect((await ada.get(`/budget/${band}`)).body.data).toMatchObject({ actual: 3_000_00, version: 1 })
})

/** Twenty thousand in all, a band that is agreed on and paid in two parts, and flowers that are planned. */
async function wedding() {
  const ada = await world.couple()
  const part = { name: 'Flowers', category: 'florists', estimated: 3_000_00 }
  const flowers: number = (await ada.post('/budget/split', { total: 20_000_00, parts: [part] })).body.data[0].id
  const cost = async (body: object): Promise<number> => (await ada.post('/budget', body)).body.data.id
  const band = await cost({ name: 'Band', category: 'bands', estimated: 5_000_00, actual: 3_000_00 })
  const parts = [
    { name: 'The deposit', share: 'percent', percent: 2_500, due_date: '2027-01-15' },
    { name: 'The rest', share: 'rest', due_date: '2027-06-01' },
  ]
  expect((await ada.put(`/budget/${band}/plan`, { parts })).status).toBe(200)
  return { ada, band, flowers }
}

function moved(of: string, id: unknown, name: string, figure: string, before: number, after: number) {
  return { of, id, name, figure, before, after }
}
