// One chance: money

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const paid_at = '2026-11-01T10:00:00Z'

// CALL-072 CALL-073 ENTITY-026 B1
test('a payment is for a cost, and the cost says what is planned, agreed, due and paid', async () => {
  const { ada, event } = await wedding()
  const cost = await made(ada, { name: 'Dinner', category: 'caterers', event_id: event.id, estimated: 900_000, actual: 1_000_001 })
  const first = await ada.post('/user-transactions', { name: 'Deposit', item_id: cost.id, amount: 300_000, date: '2026-11-01', paid_at })
  expect(first.status).toBe(201)
  expect(first.body.data).toMatchObject({
    item_id: cost.id,
    event_id: event.id,
    type: 'caterers',
    transaction_type: 'expense',
    amount: 300_000,
  })
  const open = await paid(ada, { name: 'Tasting', item_id: cost.id, amount: 4_800, due_date: '2027-03-01' })
  const { data } = (await ada.get(`/budget/${cost.id}`)).body
  expect(data).toMatchObject({ estimated: 900_000, actual: 1_000_001, paid: 300_000, due: 4_800, next_due: '2027-03-01' })
  const page = (await ada.get('/budget')).body
  expect(page.totals).toMatchObject({ paid: 300_000, due: 4_800, promised: 700_001, rest: 900_000 - 1_000_001 })
  expect(page.coming_due).toEqual([{ id: open.id, item_id: cost.id, name: 'Tasting', vendor: '', amount: 4_800, due_date: '2027-03-01' }])
  await ada.put(`/budget/${cost.id}`, { category: 'bakers' })
  expect((await ada.get('/user-transactions?type=bakers')).body.meta.total).toBe(2)
  const gone = await ada.delete(`/user-transactions/${open.id}`)
  expect((await ada.get(`/budget/${cost.id}`)).body.data).toMatchObject({ due: 0, next_due: null })
  await ada.post(`/wedding-changes/${gone.body.data.undo}/undo`)
  expect((await ada.get(`/budget/${cost.id}`)).body.data).toMatchObject({ due: 4_800 })
})

// B1
test('a refund is of a payment, never above it, not even of two at once, and the payment stays paid as long as it is there', async () => {
  const { ada } = await wedding()
  const cost = await made(ada, { name: 'Tent', actual: 50_000 })
  const deposit = await paid(ada, { name: 'Deposit', item_id: cost.id, amount: 20_000, paid_at })
  const refund = (body: object) => ada.post('/user-transactions', { name: 'Back', transaction_type: 'refund', paid_at, ...body })
  expect((await refund({ amount: 5 })).status).toBe(422)
  expect((await refund({ refunds: deposit.id })).status).toBe(422)
  const both = await Promise.all([1, 2].map(() => refund({ refunds: deposit.id, amount: 12_000 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  expect(both.find(({ status }) => status === 422)!.body.message).toBe('A refund can’t be more than what was paid.')
  expect((await refund({ refunds: deposit.id, amount: 8_001 })).status).toBe(422)
  expect((await refund({ refunds: deposit.id, amount: 8_000 })).status).toBe(201)
  expect((await ada.get(`/budget/${cost.id}`)).body.data.paid).toBe(0)
  expect((await ada.put(`/user-transactions/${deposit.id}`, { amount: 19_999 })).status).toBe(422)
  expect((await ada.put(`/user-transactions/${deposit.id}`, { paid_at: null })).status).toBe(422)
  expect((await ada.get('/user-transactions?order_by=amount&order_dir=desc')).body.data[0]).toMatchObject({
    id: deposit.id,
    refunded: 20_000,
  })
  const gone = await ada.delete(`/user-transactions/${deposit.id}`)
  expect((await ada.get('/user-transactions')).body.meta.total).toBe(0)
  expect((await ada.post(`/wedding-changes/${gone.body.data.undo}/undo`)).status).toBe(200)
  expect((await ada.get('/user-transactions')).body.meta.total).toBe(3)
})

test('a cost goes with its payments and comes back with them, and stays where its payments would be lost', async () => {
  const { ada, event } = await wedding()
  const act = crypto.randomUUID()
  const cost = (await ada.post('/budget', { name: 'Band', event_id: event.id, act })).body.data
  const one = await paid(ada, { name: 'Deposit', item_id: cost.id, amount: 7, paid_at })
  await paid(ada, { name: 'Back', transaction_type: 'refund', refunds: one.id, amount: 3, paid_at })
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toMatchObject([{ kind: 'cost', id: cost.id }])
  const gone = await ada.post('/budget/items/delete', { items: [cost.id] })
  expect((await ada.get('/user-transactions')).body.meta.total).toBe(0)
  expect((await ada.post(`/wedding-changes/${gone.body.data.undo}/undo`)).body.data.kept).toEqual([])
  expect((await ada.get(`/budget/${cost.id}`)).body.data.paid).toBe(4)
  const off = crypto.randomUUID()
  await ada.delete(`/guest_wedding_events/${event.id}`, { act: off })
  expect((await ada.get('/user-transactions')).body.meta.total).toBe(0)
  await ada.post(`/wedding-changes/${off}/undo`)
  expect((await ada.get(`/budget/${cost.id}`)).body.data.paid).toBe(4)
})

// CALL-068 RULE-048
test('payments are narrowed, searched, sorted and paged; what lacks its day or its amount is found', async () => {
  const { ada, event } = await wedding()
  const cost = await made(ada, { name: 'Photos', vendor: 'Odile Marsh', category: 'photographers' })
  await paid(ada, { name: 'Third', item_id: cost.id, amount: 3, due_date: '2020-01-01' })
  await paid(ada, { name: 'Gift from Ruth', transaction_type: 'income', amount: 500, date: '2026-10-01', paid_at, payer: 'Ruth' })
  await paid(ada, { name: 'Stamps', amount: 2, event_id: event.id, due_date: '2999-01-01' })
  await paid(ada, { name: 'Someday' })
  const names = async (query: string) => (await ada.get(`/user-transactions?${query}`)).body.data.map(({ name }: { name: string }) => name)
  expect(await names('')).toEqual(['Third', 'Gift from Ruth', 'Stamps', 'Someday'])
  expect(await names('order_by=amount&order_dir=desc')).toEqual(['Gift from Ruth', 'Third', 'Stamps', 'Someday'])
  expect(await names('search=odile')).toEqual(['Third'])
  expect(await names('state=paid')).toEqual(['Gift from Ruth'])
  expect(await names('state=late')).toEqual(['Third'])
  expect(await names('state=missing_date')).toEqual(['Someday'])
  expect(await names('state=missing_amount')).toEqual(['Someday'])
  expect(await names('transaction_type=income')).toEqual(['Gift from Ruth'])
  expect(await names(`event_id=${event.id}`)).toEqual(['Stamps'])
  expect(await names('from=2026-01-01&to=2026-12-31')).toEqual(['Gift from Ruth'])
  expect(await names('per_page=1&page=2')).toEqual(['Gift from Ruth'])
  expect((await ada.get('/user-transactions?order_by=note')).status).toBe(422)
  expect((await ada.get('/budget?transaction_type=expense')).body.data).toMatchObject([{ name: 'Photos' }])
  expect((await ada.get('/budget?transaction_type=refund')).body.data).toEqual([])
  expect((await ada.get('/budget')).body.totals).toMatchObject({ received: 500, due: 5, paid: 0 })
})

// CALL-074 GUARD-019
test('who keeps the money of one event writes its payments, and none of what others’ costs or payments are', async () => {
  const { ada, event } = await wedding()
  const helper = await world.helper(ada, { [event.id]: [5] })
  const own = await made(ada, { name: 'Ours alone', actual: 9 })
  const theirs = await paid(ada, { name: 'Ours', item_id: own.id, amount: 9, paid_at })
  const shared = await made(ada, { name: 'Shared', event_id: event.id })
  const path = `/user-posses/user/${ada.id}/user-transactions`
  expect((await helper.post(path, { name: 'One', item_id: shared.id, amount: 1 })).status).toBe(201)
  expect((await helper.post(path, { name: 'One', item_id: own.id, amount: 1 })).status).toBe(422)
  expect((await helper.post(path, { name: 'One', transaction_type: 'refund', refunds: theirs.id, amount: 1 })).status).toBe(422)
  expect((await helper.get(`/user-transactions?event_id=${event.id}`)).body.meta.total).toBe(1)
  const ben = await world.couple()
  expect((await ben.post('/user-transactions', { name: 'One', item_id: own.id, amount: 1 })).status).toBe(422)
  expect((await ben.put(`/budget/${own.id}/plan`, { parts: [] })).status).toBe(404)
})

test('what is to be paid stands in a calendar', async () => {
  const { ada } = await wedding()
  const cost = await made(ada, { name: 'Photos', vendor: 'Odile Marsh' })
  await paid(ada, { name: 'Second third', item_id: cost.id, amount: 120_050, due_date: '2026-12-01' })
  const answer = await fetch(`${world.origin}/api/v1/user-transactions/calendar`, { headers: { authorization: `Bearer ${ada.token}` } })
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  const text = await answer.text()
  expect(text).toContain('SUMMARY:Pay $1\\,200.50: Odile Marsh')
  expect(text).toContain('DTSTART;VALUE=DATE:20261201')
  expect(text).toMatch(/UID:payment-\d+@/)
})

async function wedding() {
  const ada = await world.couple()
  const { body } = await ada.post('/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding' })
  return { ada, event: body.data as { id: number } }
}

async function made(couple: Person, body: object): Promise<{ id: number }> {
  return (await couple.post('/budget', body)).body.data
}

async function paid(couple: Person, body: object): Promise<{ id: number }> {
  const { status, body: answer } = await couple.post('/user-transactions', body)
  expect(status).toBe(201)
  return answer.data
}
