// One chance: money

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// B7
test('an envelope says who gets it, for what, how much, in whose hands it is, and that it was given; it counts as any payment', async () => {
  const ada = await world.couple()
  const band = { name: 'The Larks', tip_role: 'musicians', amount: 200_00, payer: 'Uncle Bo', method: 'cash' }
  const { status, body } = await ada.post('/user-transactions', band)
  expect([status, body.data]).toEqual([201, expect.objectContaining({ ...band, paid_at: null })])
  await ada.post('/user-transactions', { name: 'Rings', amount: 10_00 })
  await ada.post('/user-transactions', { name: 'Bar', amount: 30_00, tip_role: 'bartenders' })
  const names = async (query: string) =>
    (await ada.get(`/user-transactions?order_by=name&${query}`)).body.data.map((one: { name: string }) => one.name)
  expect(await names('tip_role=any')).toEqual(['Bar', 'The Larks'])
  expect(await names('tip_role=musicians')).toEqual(['The Larks'])
  expect(await names('')).toEqual(['Bar', 'Rings', 'The Larks'])
  expect((await ada.get('/budget')).body.totals).toMatchObject({ due: 240_00, paid: 0 })
  await ada.put(`/user-transactions/${body.data.id}`, { paid_at: '2027-06-26T20:00:00Z', date: '2027-06-26' })
  expect((await ada.get('/budget')).body.totals).toMatchObject({ due: 40_00, paid: 200_00 })
  expect((await ada.post('/user-transactions', { name: 'Cousin', tip_role: 'cousin' })).status).toBe(422)
})
