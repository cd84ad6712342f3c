// One chance: money

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const paid_at = '2026-11-01T10:00:00Z'

// B3
test('a plan of amounts, percents and a rest sums to what was agreed, and follows it to the cent', async () => {
  const { ada } = await wedding()
  const cost = await made(ada, { name: 'Quote A', actual: 1_701_120, signed_on: '2026-12-01' })
  const parts = [
    { name: 'On signing', share: 'percent', percent: 2_500, due_from: 'signing', due_days: 10 },
    { name: 'In spring', share: 'percent', percent: 5_000, due_date: '2027-04-01' },
    { name: 'The rest', share: 'rest', due_from: 'wedding', due_days: -14 },
  ]
  const plan = (given: object[]) => ada.put(`/budget/${cost.id}/plan`, { parts: given })
  const first = await plan(parts)
  expect(first.body.data.map(({ amount, due_date }: Part) => [amount, due_date])).toEqual([
    [425_280, '2026-12-11'],
    [850_560, '2027-04-01'],
    [425_280, null],
  ])
  await world.db.updateTable('users').set({ wedding_date: '2028-06-24' }).where('id', '=', ada.id).execute()
  expect((await partsOf(ada))[2]).toMatchObject({ due_date: '2028-06-10' })
  await ada.put(`/budget/${cost.id}`, { actual: 1_701_121 })
  expect((await partsOf(ada)).map(({ amount }) => amount)).toEqual([425_280, 850_561, 425_280])
  const [signing] = await partsOf(ada)
  await ada.put(`/user-transactions/${signing!.id}`, { paid_at, date: '2026-12-11' })
  await ada.put(`/budget/${cost.id}`, { actual: 2_000_000 })
  expect((await partsOf(ada)).map(({ amount }) => amount)).toEqual([425_280, 1_000_000, 574_720])
  for (const refused of [
    await ada.put(`/budget/${cost.id}`, { actual: 400_000 }),
    await ada.delete(`/user-transactions/${(await partsOf(ada))[2]!.id}`),
    await plan(parts.slice(0, 2)),
    await plan([{ name: 'Too much', share: 'amount', amount: 2_000_001 }, parts[2]!]),
  ])
    expect(refused.status).toBe(422)
  const changed = await ada.put(`/budget/${cost.id}/plan`, { parts: parts.slice(2), act: crypto.randomUUID() })
  expect(changed.body.data.map(({ amount }: Part) => amount)).toEqual([425_280, 1_574_720])
})

// B3
test('changing a plan is one act, which is taken back whole', async () => {
  const { ada } = await wedding()
  const cost = await made(ada, { name: 'Tent', actual: 10_000 })
  const rest = { name: 'Rest', share: 'rest' }
  await ada.put(`/budget/${cost.id}/plan`, { parts: [{ name: 'Half', share: 'percent', percent: 5_000 }, rest] })
  const act = crypto.randomUUID()
  await ada.put(`/budget/${cost.id}/plan`, { parts: [{ name: 'Little', share: 'amount', amount: 1 }, rest], act })
  expect((await partsOf(ada)).map(({ amount }) => amount)).toEqual([1, 9_999])
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toEqual([])
  expect((await partsOf(ada)).map(({ name, amount }) => [name, amount])).toEqual([
    ['Half', 5_000],
    ['Rest', 5_000],
  ])
  expect((await ada.put(`/budget/${cost.id}/plan`, { parts: [] })).body.data).toEqual([])
})

interface Part {
  id: number
  name: string
  amount: number
  due_date: string | null
}

async function wedding() {
  const ada = await world.couple()
  const { body } = await ada.post('/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding' })
  return { ada, event: body.data as { id: number } }
}

async function made(couple: Person, body: object): Promise<{ id: number }> {
  return (await couple.post('/budget', body)).body.data
}

async function partsOf(couple: Person): Promise<Part[]> {
  return (await couple.get('/user-transactions?order_by=created_at')).body.data
}
