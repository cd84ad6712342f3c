// One chance: writes

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'
import { remindPayments } from './jobs.server.ts'

const world = await newWorld()
const { db } = world

/** In the morning of that day in New York. */
const morning = (day: string) => new Date(`${day}T15:00:00Z`)
const paid_at = '2027-01-01T10:00:00Z'

// B6
test('a couple and their partner are reminded fourteen days before, three, and on the day, each once, however often the job runs', async () => {
  const { ada, partner, pay } = await wedding()
  const id = await pay({ name: 'Second third', amount: 450_00, due_date: '2027-03-20' })
  for (const day of ['2027-03-05', '2027-03-06', '2027-03-07', '2027-03-12', '2027-03-17', '2027-03-18', '2027-03-20', '2027-03-21'])
    await Promise.all([1, 2, 3].map(() => remindPayments(db, morning(day))))
  const all = ['Due in 14 days: Second third', 'Due in 3 days: Second third', 'Due today: Second third']
  expect(await toldTo(ada)).toEqual(all)
  expect(await toldTo(partner)).toEqual(all)
  const { data } = (await ada.get('/users/notifications')).body
  expect(data[0]).toMatchObject({
    kind: 'payment_due',
    data: { body: '$450.00 in all.', params: { days: 0, amount: 450_00, url: '/tools/budget-tool?show=payments&state=promised' } },
  })
  await ada.put(`/user-transactions/${id}`, { due_date: '2027-04-20' })
  await remindPayments(db, morning('2027-04-17'))
  expect(await toldTo(ada)).toEqual([...all, 'Due in 3 days: Second third'])
})

// B6
test('what is paid, has no day, is income, or is for a vendor who was cancelled is silent', async () => {
  const { ada, pay } = await wedding()
  const { id: item_id } = (await ada.post('/budget', { name: 'Band', actual: 10_00 })).body.data
  const due_date = '2027-03-20'
  await pay({ name: 'Paid', amount: 1, due_date, paid_at })
  await pay({ name: 'No day', amount: 1 })
  await pay({ name: 'Gift', amount: 1, due_date, transaction_type: 'income' })
  await pay({ name: 'Deposit', amount: 1, due_date, item_id })
  const gone = { user_id: ada.id, name: 'Band', status: 'cancelled', cancelled_by: 'vendor', cost_id: item_id } as const
  await db.insertInto('user_vendors').values(gone).execute()
  await ada.put(`/budget/${(await ada.post('/budget', { name: 'Hall', actual: 10_00 })).body.data.id}/plan`, {
    parts: [{ name: 'Rest', share: 'rest', due_from: 'wedding', due_days: -14 }],
  })
  await remindPayments(db, morning('2027-03-06'))
  await remindPayments(db, morning('2027-03-20'))
  expect(await toldTo(ada)).toEqual([])
})

test('several of one day are one thing, and a stranger hears of nothing', async () => {
  const { ada, pay } = await wedding()
  const { ada: bob, pay: payBobs } = await wedding()
  const vendor = (await ada.post('/budget', { name: 'Cake', vendor: 'Bakers', actual: 2_00 })).body.data.id
  await pay({ name: 'Cake', amount: 2_00, due_date: '2027-03-20', item_id: vendor })
  await pay({ name: 'Rings', amount: 1_50, due_date: '2027-03-20' })
  await payBobs({ name: 'Hats', due_date: '2027-03-23' })
  await remindPayments(db, morning('2027-03-20'))
  expect(await toldTo(ada)).toEqual(['Due today: Cake (Bakers) and Rings'])
  expect((await ada.get('/users/notifications')).body.data[0].data.body).toBe('$3.50 in all.')
  expect(await toldTo(bob)).toEqual(['Due in 3 days: Hats'])
})

test('it is the couple’s own morning that counts', async () => {
  const { ada, pay } = await wedding()
  await db.updateTable('users').set({ time_zone: 'Pacific/Auckland' }).where('id', '=', ada.id).execute()
  await pay({ name: 'Rings', due_date: '2027-03-20' })
  // In Auckland it is 7:59, then 8:00, on the 20th.
  await remindPayments(db, new Date('2027-03-19T18:59:00Z'))
  expect(await toldTo(ada)).toEqual([])
  await remindPayments(db, new Date('2027-03-19T19:00:00Z'))
  expect(await toldTo(ada)).toEqual(['Due today: Rings'])
})

// B6
test('who gives and pays it themselves is written to as well, once, with what is theirs alone, until the couple ends their link', async () => {
  const { ada, pay } = await wedding()
  const email = `dee-${ada.id}@example.com`
  const dee = (await ada.post('/budget/contributors', { name: 'Aunt Dee', email })).body.data
  await ada.post('/budget/contributors', { name: 'Uncle Bo', email: `bo-${ada.id}@example.com` })
  const item_id = (await ada.post('/budget', { name: 'Flowers', vendor: 'Petals', actual: 300_00 })).body.data.id
  await pay({ name: 'Deposit', amount: 120_50, due_date: '2027-03-20', payer: ' aunt dee', item_id })
  await pay({ name: 'See https://evil.example', due_date: '2027-03-20', payer: 'Aunt Dee' })
  await pay({ name: 'Rings', amount: 1_50, due_date: '2027-03-20' })
  await pay({ name: 'Tip', amount: 5_00, due_date: '2027-03-20', payer: 'Aunt Dee', paid_at })
  for (const day of ['2027-03-17', '2027-03-17', '2027-03-18']) await Promise.all([1, 2].map(() => remindPayments(db, morning(day))))
  const letters = async (to = email) =>
    db.selectFrom('mails').where('to_address', '=', to).where('subject', 'like', 'Due %').select(['subject', 'text']).execute()
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter!.subject).toMatch(/^Due in 3 days for the wedding of Ada/)
  expect(letter!.text).toContain('Deposit, Petals: $120.50, due Saturday, March 20, 2027')
  expect(letter!.text).toContain('A payment: no sum yet')
  for (const word of ['Rings', 'evil', 'Tip']) expect(letter!.text).not.toContain(word)
  expect(await letters(`bo-${ada.id}@example.com`)).toEqual([])
  await ada.delete(`/budget/contributors/${dee.id}/letter`)
  await remindPayments(db, morning('2027-03-20'))
  expect(await letters()).toHaveLength(1)
})

async function wedding() {
  const ada = await world.couple()
  const partner = await world.helper(ada, {}, 'partner')
  await db.updateTable('users').set({ time_zone: 'America/New_York' }).where('id', '=', ada.id).execute()
  const pay = async (body: object): Promise<number> => (await ada.post('/user-transactions', body)).body.data.id
  return { ada, partner, pay }
}

async function toldTo({ get }: Person): Promise<string[]> {
  const { data } = (await get('/users/notifications')).body
  return data.map((one: { data: { title: string } }) => one.data.title).toReversed()
}
