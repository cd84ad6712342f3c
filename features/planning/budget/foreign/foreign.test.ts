// One chance: money

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const paid_at = '2026-11-01T10:00:00Z'
const euros = { foreign_amount: 120_000, currency: 'EUR', rate: '1.0842', rate_date: '2027-05-03' }
const none = { foreign_amount: null, currency: null, rate: null, rate_date: null }

test('a payment is written down in euros with the rate of a day, and comes to dollars that count', async () => {
  const ada = await world.couple()
  const cost = await made(ada, '/budget', { name: 'Villa', actual: 500_000 })
  const payment = await made(ada, '/user-transactions', { name: 'Deposit', item_id: cost.id, paid_at, ...euros, rate: '01.08420' })
  expect(payment).toMatchObject({ ...euros, amount: 130_104 })
  expect((await ada.get(`/budget/${cost.id}`)).body.data.paid).toBe(130_104)
  expect((await ada.get('/user-transactions')).body.data[0]).toMatchObject({ ...euros, amount: 130_104 })
  // The day's rate turns out to be another one.
  const { body } = await ada.put(`/user-transactions/${payment.id}`, { rate: '1.1', version: payment.version })
  expect(body.data).toMatchObject({ ...euros, rate: '1.1', amount: 132_000 })
  expect((await ada.put(`/user-transactions/${payment.id}`, { name: 'First', version: payment.version })).status).toBe(409)
})

test('what was really charged is written down beside the euros, and the rate follows from both', async () => {
  const ada = await world.couple()
  const { rate: _, ...asked } = euros
  const payment = await made(ada, '/user-transactions', { name: 'Deposit', amount: 131_999, ...asked })
  expect(payment).toMatchObject({ ...asked, amount: 131_999, rate: '1.09999' })
  const changed = await ada.put(`/user-transactions/${payment.id}`, { amount: 130_000, rate: null, currency: 'EUR' })
  expect(changed.body.data).toMatchObject({ ...asked, amount: 130_000, rate: '1.08333' })
})

test('a dollar amount that is changed alone loses its note, and taking that back brings both again', async () => {
  const ada = await world.couple()
  const payment = await made(ada, '/user-transactions', { name: 'Deposit', ...euros })
  const now = async () => (await ada.get('/user-transactions')).body.data[0]
  await ada.put(`/user-transactions/${payment.id}`, { amount: 130_104, name: 'The deposit' })
  expect(await now()).toMatchObject({ ...euros, amount: 130_104, name: 'The deposit' })
  const act = crypto.randomUUID()
  await ada.put(`/user-transactions/${payment.id}`, { amount: 125_000, act })
  expect(await now()).toMatchObject({ ...none, amount: 125_000 })
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toEqual([])
  expect(await now()).toMatchObject({ ...euros, amount: 130_104 })
  const off = crypto.randomUUID()
  await ada.put(`/user-transactions/${payment.id}`, { foreign_amount: null, act: off })
  expect(await now()).toMatchObject({ ...none, amount: 130_104 })
  await ada.post(`/wedding-changes/${off}/undo`)
  expect(await now()).toMatchObject({ ...euros, amount: 130_104 })
})

test('what was deleted comes back with its note to the last digit of its rate', async () => {
  const ada = await world.couple()
  const long = { ...euros, rate: '1.084212345678901234' }
  const cost = await made(ada, '/budget', { name: 'Villa', ...long })
  const payment = await made(ada, '/user-transactions', { name: 'Deposit', item_id: cost.id, ...long })
  const gone = await ada.post('/budget/items/delete', { items: [cost.id] })
  expect((await ada.post(`/wedding-changes/${gone.body.data.undo}/undo`)).body.data.kept).toEqual([])
  expect((await ada.get('/user-transactions')).body.data).toMatchObject([{ id: payment.id, ...long, amount: 130_105 }])
  expect((await ada.get(`/budget/${cost.id}`)).body.data).toMatchObject({ ...long, actual: 130_105 })
})

test('it is all of a note or none, in words beside the field, and nothing that no bank would say', async () => {
  const ada = await world.couple()
  const wrong = async (body: object, field: string, path = '/user-transactions') => {
    const answer = await ada.post(path, { name: 'Deposit', ...euros, ...body })
    expect([answer.status, Object.keys(answer.body.errors ?? {})], JSON.stringify(body)).toEqual([422, [field]])
  }
  for (const path of ['/user-transactions', '/budget']) {
    await wrong({ foreign_amount: null }, 'foreign_amount', path)
    await wrong({ currency: null }, 'currency', path)
    await wrong({ rate: null }, 'rate', path)
    await wrong({ rate_date: undefined }, 'rate_date', path)
    for (const foreign_amount of [0, -1, 1.5, 1e16, '5 euros', [1]]) await wrong({ foreign_amount }, 'foreign_amount', path)
    for (const currency of ['USD', 'eur', 'EURO', 'XXX', '', 'E\0R', '\ud800']) await wrong({ currency }, 'currency', path)
    for (const rate of [
      '0',
      '0.000',
      '-1',
      '1e3',
      '1,08',
      '.5',
      '1.',
      '1\0',
      '\ud800',
      'NaN',
      '1'.repeat(10),
      `0.${'1'.repeat(19)}`,
      1.08,
      {},
    ])
      await wrong({ rate }, 'rate', path)
    for (const rate_date of ['soon', '2027-02-30', '0000-01-01', '2027-05-03\0']) await wrong({ rate_date }, 'rate_date', path)
    await wrong({ foreign_amount: 1e15, rate: '999999999' }, 'foreign_amount', path)
  }
  await wrong({ amount: 5 }, 'amount')
  await wrong({ amount: 0, rate: undefined }, 'amount')
  await wrong({ actual: 5 }, 'actual', '/budget')
  const plain = await made(ada, '/user-transactions', { name: 'Dollars', amount: 5 })
  expect((await ada.put(`/user-transactions/${plain.id}`, { currency: 'EUR' })).body.errors).toMatchObject({
    foreign_amount: [expect.any(String)],
  })
  const row = { user_id: ada.id, name: 'Half a note', amount: 130_104 }
  await expect(
    db
      .insertInto('user_transactions')
      .values({ ...row, currency: 'EUR' })
      .execute(),
  ).rejects.toThrow('user_transactions_noted')
  const untrue = { ...row, ...euros, amount: 130_103 }
  expect(await db.insertInto('user_transactions').values(untrue).returning(['amount', 'currency']).execute()).toEqual([
    { amount: 130_103, currency: null },
  ])
})

test('who doesn’t see a payment or a cost notes nothing of it', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const cost = await made(ada, '/budget', { name: 'Villa', actual: 1 })
  const payment = await made(ada, '/user-transactions', { name: 'Deposit', amount: 1 })
  for (const body of [euros, { ...euros, rate: 'nonsense' }, { foreign_amount: [] }])
    for (const path of [`/budget/${cost.id}`, `/user-transactions/${payment.id}`]) expect((await bob.put(path, body)).status).toBe(404)
  expect((await bob.put(`/budget/${cost.id}/plan`, { parts: [{ name: 'All', share: 'amount', ...euros }] })).status).toBe(404)
  expect((await ada.get('/user-transactions')).body.data[0]).toMatchObject({ ...none, amount: 1 })
})

test('what was agreed in euros stays beside the dollars through every other change, and goes where another price is agreed', async () => {
  const ada = await world.couple()
  const cost = await made(ada, '/budget', { name: 'Villa', estimated: 5, ...euros })
  const now = async () => (await ada.get(`/budget/${cost.id}`)).body.data
  expect(await now()).toMatchObject({ ...euros, actual: 130_104, estimated: 5 })
  await ada.put(`/budget/${cost.id}`, { estimated: 140_000, name: 'Villa Rosa', signed_on: '2027-01-01' })
  expect(await now()).toMatchObject({ ...euros, actual: 130_104 })
  const before = await now()
  await ada.post('/budget/what-if', { changes: [{ id: cost.id, actual: 150_000 }] })
  expect(await now()).toEqual(before)
  const act = crypto.randomUUID()
  await ada.post('/budget/what-if/accept', { changes: [{ id: cost.id, actual: 150_000 }], act })
  expect(await now()).toMatchObject({ ...none, actual: 150_000 })
  await ada.post(`/wedding-changes/${act}/undo`)
  expect(await now()).toMatchObject({ ...euros, actual: 130_104 })
})

test('parts of a plan keep what is noted of them; what the plan reckons is noted once it is paid, and no longer when it moves', async () => {
  const ada = await world.couple()
  const cost = await made(ada, '/budget', { name: 'Villa', actual: 500_000 })
  const rest = { name: 'Rest', share: 'rest' }
  const path = `/budget/${cost.id}/plan`
  const first = (await ada.put(path, { parts: [{ name: 'Deposit', share: 'amount', ...euros }, rest] })).body.data
  expect(first).toMatchObject([
    { name: 'Deposit', ...euros, amount: 130_104 },
    { name: 'Rest', ...none, amount: 369_896 },
  ])
  expect((await ada.put(path, { parts: [{ ...rest, ...euros }] })).body.errors).toEqual({ 'parts.0.foreign_amount': [expect.any(String)] })
  expect((await ada.put(path, { parts: [{ name: 'A', share: 'amount', ...euros, rate: null }, rest] })).body.errors).toEqual({
    'parts.0.rate': [expect.any(String)],
  })
  const last = `/user-transactions/${first[1].id}`
  const { rate: _, ...asked } = euros
  const now = async () =>
    (await ada.get('/user-transactions?order_by=amount')).body.data.find(({ name }: { name: string }) => name === 'Rest')
  expect((await ada.put(last, euros)).status).toBe(422)
  expect((await ada.put(last, { ...asked, amount: 369_896, paid_at })).status).toBe(200)
  expect(await now()).toMatchObject({ ...asked, amount: 369_896, rate: '3.08247' })
  const act = crypto.randomUUID()
  await ada.put(last, { paid_at: null, act })
  expect(await now()).toMatchObject({ ...none, amount: 369_896 })
  await ada.post(`/wedding-changes/${act}/undo`)
  expect(await now()).toMatchObject({ ...asked, amount: 369_896 })
})

test('a refund has a note of its own, and the one of its payment stays', async () => {
  const ada = await world.couple()
  const payment = await made(ada, '/user-transactions', { name: 'Deposit', paid_at, ...euros })
  const back = { name: 'Back', transaction_type: 'refund', refunds: payment.id, paid_at }
  expect((await ada.post('/user-transactions', { ...back, ...euros, rate: '1.2' })).status).toBe(422)
  const refund = await made(ada, '/user-transactions', { ...back, ...euros, rate: '1.05' })
  expect(refund).toMatchObject({ ...euros, rate: '1.05', amount: 126_000 })
  expect((await ada.get('/user-transactions?order_by=amount&order_dir=desc')).body.data[0]).toMatchObject({ ...euros, refunded: 126_000 })
})

async function made(couple: Person, path: string, body: object) {
  const answer = await couple.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
