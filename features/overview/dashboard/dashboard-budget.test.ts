// One chance: money

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('the dashboard says how much of the money has its place and what is to be paid next, as the budget reckons it', async () => {
  const ada = await world.couple()
  const budget = async () => (await ada.get('/users/me/dashboard')).body.data.budget
  expect(await budget()).toBeNull()
  const party = await world.event(ada, 'Party')
  await ada.post('/guests', { firstname: 'Ann', wedding_events: [{ id: party.id, status: 2 }] })
  await ada.post('/budget', { name: 'Supper', event_id: party.id, head_count: 'coming', per_adult: 95_00 })
  const { id: item_id } = (await ada.post('/budget', { name: 'Photos', vendor: 'Odile', actual: 54_00 })).body.data
  await ada.post('/user-transactions', { name: 'Later', item_id, amount: 30_00, due_date: '2027-06-20' })
  await ada.post('/user-transactions', { name: 'First', item_id, amount: 12_00, due_date: '2026-12-01' })
  await ada.post('/user-transactions', { name: 'Held', item_id, amount: 12_00, paid_at: '2026-10-14T10:00:00Z' })
  const next = { name: 'First', vendor: 'Odile', amount: 12_00, due_date: '2026-12-01' }
  expect(await budget()).toEqual({ budgeted: null, estimated: 95_00, paid: 12_00, promised: 42_00, next })
  const { totals } = (await ada.get('/budget')).body
  expect(await budget()).toMatchObject({ estimated: totals.estimated, paid: totals.paid, promised: totals.promised })
})
