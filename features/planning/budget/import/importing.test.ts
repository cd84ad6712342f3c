// One chance: money

import { expect, test } from 'vitest'
import { commitsOf } from '#tests/commits.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

const newAct = () => crypto.randomUUID()
const namesOf = async (couple: Person, query = '') =>
  (await couple.get(`/budget?per_page=100&order_by=name&order_dir=asc${query}`)).body.data.map(({ name }: { name: string }) => name)

test('a budget comes whole, costs and what is paid and due of them, and goes as a whole', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const act = newAct()
  const imported = await ada.post('/budget/import', {
    act,
    items: [
      {
        name: 'Peonies',
        category: 'florists',
        event_id: party.id,
        vendor: 'Fern & Fable',
        estimated: 380_000,
        actual: 412_550,
        notes: 'In June only.',
        payments: [
          { name: 'Paid', amount: 100_001, date: '2026-05-01', is_paid: true },
          { name: 'To pay', amount: 312_549, due_date: '2027-06-01' },
        ],
      },
      { name: 'Rings', payments: [{ name: 'To pay', due_date: '2027-01-02' }] },
    ],
  })
  expect(imported).toMatchObject({ status: 201, body: { data: { items: 2, payments: 3, undo: act } } })
  const { data, totals } = (await ada.get('/budget?order_by=name&order_dir=asc')).body
  expect(data).toMatchObject([
    { name: 'Peonies', category: 'florists', event_id: party.id, estimated: 380_000, actual: 412_550, paid: 100_001, due: 312_549 },
    { name: 'Rings', category: 'other', event_id: null, estimated: null, actual: null, paid: 0, due: 0, next_due: '2027-01-02' },
  ])
  expect(totals).toMatchObject({ estimated: 380_000, actual: 412_550, paid: 100_001, due: 312_549 })
  const { data: payments } = (await ada.get(`/user-transactions?item_id=${data[0].id}`)).body
  expect(payments).toMatchObject([
    { name: 'Paid', type: 'florists', event_id: party.id, date: '2026-05-01', paid_at: expect.any(String), transaction_type: 'expense' },
    { name: 'To pay', due_date: '2027-06-01', paid_at: null },
  ])
  const undone = await ada.post(`/wedding-changes/${act}/undo`)
  expect(undone.body.data.kept).toEqual([])
  expect((await ada.get('/budget')).body).toMatchObject({ meta: { total: 0 }, totals: { paid: 0, due: 0 } })
  expect((await ada.get('/user-transactions')).body.meta.total).toBe(0)
})

test('the same import is done once, pressed twice or from two tabs, and both are told the same', async () => {
  const ada = await world.couple()
  const { seen } = (await ada.get('/budget/import')).body
  const body = { act: newAct(), seen, items: [{ name: 'Band', payments: [{ name: 'Paid', amount: 5, is_paid: true }] }] }
  const answers = await Promise.all([1, 2, 3].map(() => ada.post('/budget/import', body)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await namesOf(ada)).toEqual(['Band'])
  const other = await ada.post('/budget/import', { ...body, act: newAct() })
  expect(other.status).toBe(409)
  expect(await namesOf(ada)).toEqual(['Band'])
  expect((await ada.get('/budget/import')).body.data).toMatchObject([{ name: 'Band', vendor: '', event_id: null }])
})

test('all of it is one act: one row that is wrong, and nothing is written; what is right is one commit', async () => {
  const ada = await world.couple()
  const good = { name: 'Cake', estimated: 5 }
  const wrong = [
    { name: '' },
    { name: 'x'.repeat(201) },
    { estimated: -1 },
    { actual: 0.5 },
    { category: 'bribes' },
    { notes: 'x'.repeat(4_001) },
    { payments: [{ name: 'Paid', amount: -5, is_paid: true }] },
    { payments: [{ name: 'To pay', due_date: '2027-02-30' }] },
    { foreign_amount: 5, currency: 'EUR', rate: '2', rate_date: '2027-05-03', actual: 9 },
    { event_id: 999_999 },
  ]
  for (const odd of wrong) {
    const { status } = await ada.post('/budget/import', { act: newAct(), items: [good, { ...good, ...odd }] })
    expect(status, JSON.stringify(odd)).toBe(422)
  }
  expect((await ada.post('/budget/import', { act: newAct(), items: [] })).status).toBe(422)
  expect((await ada.post('/budget/import', { items: [good] })).status).toBe(422)
  expect(await namesOf(ada)).toEqual([])
  const items = Array.from({ length: 300 }, (_, nth) => ({
    ...good,
    name: `Cost ${nth}`,
    payments: [{ name: 'Paid', amount: nth, is_paid: true }],
  }))
  expect((await ada.post('/budget/import', { act: newAct(), items })).status).toBe(201)
  expect(await commitsOf(world.db, ada, 'budget_items')).toBe(1)
  const { data } = (await ada.get('/budget?per_page=100&search=cost')).body
  expect(data.every(({ name, paid }: { name: string; paid: number }) => name === `Cost ${paid}`)).toBe(true)
})

test('a budget holds 2,000 costs: what is more is refused whole', async () => {
  const ada = await world.couple()
  const items = (n: number) => Array.from({ length: n }, (_, nth) => ({ name: `Cost ${nth}`, estimated: 1 }))
  expect((await ada.post('/budget/import', { act: newAct(), items: items(2_001) })).status).toBe(422)
  expect((await ada.post('/budget/import', { act: newAct(), items: items(1_999) })).status).toBe(201)
  const over = await ada.post('/budget/import', { act: newAct(), items: items(2) })
  expect(over).toMatchObject({ status: 422, body: { message: 'A budget holds 2,000 costs at most.' } })
  expect((await ada.get('/budget')).body).toMatchObject({ meta: { total: 1_999 }, totals: { estimated: 1_999 } })
})

test('of another couple nothing is named, filled or told; who helps adds where they may add costs', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const [party, supper, bobs] = [await world.event(ada, 'Party'), await world.event(ada, 'Supper'), await world.event(bob, 'Bash')]
  await ada.post('/budget', { name: 'Secret' })
  await ada.post('/budget', { name: 'Band', event_id: party.id })
  const father = await world.helper(ada, { [party.id]: [5] })
  const cook = await world.helper(ada, { [party.id]: [2] })
  const on = (event_id: number | null) => ({ act: newAct(), items: [{ name: 'Drums', event_id }] })
  const refused = [
    await bob.post('/budget/import', on(party.id)),
    await bob.post('/budget/import', {
      act: newAct(),
      items: [
        { name: 'Drums', event_id: bobs.id },
        { name: 'Drums', event_id: party.id },
      ],
    }),
    await father.post('/budget/import', on(supper.id)),
    await father.post('/budget/import', { act: newAct(), user_id: ada.id, items: [{ name: 'Drums' }] }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  expect(refused[0]!.body).toEqual((await bob.post('/budget/import', on(999_999))).body)
  expect((await cook.post('/budget/import', on(party.id))).status).toBe(403)
  expect((await cook.get(`/budget/import?event_id=${party.id}`)).status).toBe(403)
  expect((await bob.get(`/budget/import?event_id=${party.id}`)).status).toBe(404)
  expect((await bob.get(`/budget/import?user_id=${ada.id}`)).status).toBe(404)
  expect((await world.visitor().post('/budget/import', on(party.id))).status).toBe(401)
  expect((await father.get(`/budget/import?event_id=${party.id}`)).body.data).toMatchObject([{ name: 'Band' }])
  const act = newAct()
  expect((await father.post('/budget/import', { ...on(party.id), act })).status).toBe(201)
  expect(await namesOf(ada)).toEqual(['Band', 'Drums', 'Secret'])
  expect((await bob.post(`/wedding-changes/${act}/undo`)).status).toBe(404)
  expect((await father.post(`/wedding-changes/${act}/undo`)).body.data.kept).toEqual([])
  expect(await namesOf(ada)).toEqual(['Band', 'Secret'])
  expect(await namesOf(bob)).toEqual([])
})
