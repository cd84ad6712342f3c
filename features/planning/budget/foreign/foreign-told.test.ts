import { expect, test } from 'vitest'
import { readWorkbook, unzip } from '#tests/workbook.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { bareForeign, foreignWords, showForeign } from './foreign-words.ts'

const world = await newWorld()
const euros = { foreign_amount: 120_000, currency: 'EUR', rate: '1.084212345678901234', rate_date: '2027-05-03' }

test('an amount is shown in the digits of its currency, with the rate and its day', () => {
  expect(foreignWords({ ...euros, rate: '1.0842' })).toBe('€1,200.00 at 1.0842 on May 3, 2027')
  expect([showForeign(1_234_567, 'JPY'), showForeign(5, 'KWD'), showForeign(8_050, 'CHF')]).toEqual([
    '¥1,234,567',
    'KWD\u00a00.005',
    'CHF\u00a080.50',
  ])
  expect(bareForeign(1_000_000_000_000_000, 'EUR')).toBe('10,000,000,000,000.00')
})

test('the history says what was noted', async () => {
  const { ada, cost, payment } = await noted()
  await ada.put(`/user-transactions/${payment}`, { foreign_amount: 130_000 })
  await ada.put(`/user-transactions/${payment}`, { name: 'First part' })
  await ada.put(`/budget/${cost}`, euros)
  const { data } = (await ada.get('/wedding-changes')).body
  expect(data.slice(0, 3).map(({ text }: { text: string }) => text)).toEqual([
    'noted €1,200.00 for “Villa” in the budget',
    'changed the payment “First part”',
    'noted €1,300.00 for the payment “First part”',
  ])
})

test('the workbook and the archive have it to the last digit of its rate', async () => {
  const { ada, payment } = await noted()
  const sheets = readWorkbook(await bytesOf(ada, '/budget/export'))
  expect(sheets.get('Payments')).toEqual([
    [
      'What for',
      'Cost',
      'Vendor',
      'Paid on',
      'Due on',
      'Amount',
      'Currency',
      'In another currency',
      'Dollars for one',
      'On which day',
      'Standing',
      'Line of the cost',
    ],
    ['Deposit', 'Villa', 'Rosa', '', '2027-06-01', 1301.05, 'EUR', '1,200.00', euros.rate, '2027-05-03', 'To pay', 2],
  ])
  expect(sheets.get('Every cost')![1]).toEqual(['Villa', 'Everything else', 'Rosa', '', '', '', 0, 1301.05])
  await ada.put(`/budget/${(await ada.get('/budget')).body.data[0].id}`, euros)
  expect(readWorkbook(await bytesOf(ada, '/budget/export')).get('Every cost')![1]).toEqual([
    'Villa',
    'Everything else',
    'Rosa',
    '',
    '',
    1301.05,
    0,
    1301.05,
    '',
    '',
    'EUR',
    '1,200.00',
    euros.rate,
    '2027-05-03',
  ])
  const files = unzip(await bytesOf(ada, '/users/me/export'))
  expect(JSON.parse(files.get('data/user_transactions.json')!)).toMatchObject([{ id: payment, amount: 130_105, ...euros }])
  expect(JSON.parse(files.get('data/budget_items.json')!)).toMatchObject([{ actual: 130_105, ...euros }])
})

async function noted() {
  const ada = await world.couple()
  const cost = (await ada.post('/budget', { name: 'Villa', vendor: 'Rosa' })).body.data.id as number
  const due = { name: 'Deposit', item_id: cost, due_date: '2027-06-01' }
  const payment = (await ada.post('/user-transactions', { ...due, ...euros })).body.data.id as number
  return { ada, cost, payment }
}

async function bytesOf({ token }: Person, path: string): Promise<Buffer> {
  const answer = await fetch(`${world.origin}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
