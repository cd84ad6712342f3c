// One chance: money

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { crew, monthly, newMoneyWorld, yearly } from '#tests/money-world.ts'
import { endPayments } from './api.server.ts'

const world = await newMoneyWorld({ tax: [{ country: 'US', state: '', points: 700 }] })
const { db, sandbox, tasks } = world
const review = () => tasks['review_purchases']!({}, new AbortController().signal)

const refOf = async (id: number) => (await db.selectFrom('purchases').where('id', '=', id).select('ref').executeTakeFirstOrThrow()).ref!
const one = async (person: Awaited<ReturnType<typeof world.buyer>>) => (await person.get('/payments/purchases')).body.data[0]

test('a cancelled subscription is not renewed, and open for as long as it is paid', async () => {
  const ada = await world.buyer()
  const { id } = (await world.pay(ada, monthly)).body.data
  const asked = await ada.post(`/payments/purchases/${id}/cancel`)
  expect([asked.status, asked.body.data.cancel_asked_at === null, asked.body.data.is_cancelled]).toEqual([200, false, false])
  await ada.post(`/payments/purchases/${id}/cancel`)
  await world.work()
  expect(await one(ada)).toMatchObject({ is_cancelled: true, is_open: true, status: 'paid' })
  expect(await world.isPremium(ada)).toBe(true)
  sandbox.renew(await refOf(id))
  await world.sendAll()
  await world.work()
  expect(await one(ada)).toMatchObject({ status: 'ended', is_open: false })
  expect(await world.isPremium(ada)).toBe(false)
  expect(world.charged((await ada.get('/payments/customer')).body.data.id)).toHaveLength(1)
})

test('a renewal is charged, has an invoice of its own, and keeps open what it pays', async () => {
  const ada = await world.buyer()
  const { id, paid_until } = (await world.pay(ada, monthly)).body.data
  sandbox.renew(await refOf(id))
  await world.sendAll()
  await world.work()
  const now = await one(ada)
  expect(Date.parse(now.paid_until)).toBeGreaterThan(Date.parse(paid_until))
  expect((await ada.get('/payments/purchases')).body.papers).toHaveLength(2)
})

test.each([crew, monthly])('money comes back within 14 days: access ends at once, with a credit note (%o)', async (asked) => {
  const ada = await world.buyer()
  const { id, total, tax } = (await world.pay(ada, asked)).body.data
  const refunds = await Promise.all([ada.post(`/payments/purchases/${id}/refund`), ada.post(`/payments/purchases/${id}/refund`)])
  expect(refunds.map(({ status }) => status)).toEqual([200, 200])
  expect(await world.isPremium(ada)).toBe(false)
  await world.work()
  await world.sendAll()
  await world.work()
  expect(world.charged((await ada.get('/payments/customer')).body.data.id)).toEqual([{ amount: total, amount_refunded: total }])
  const { data, papers } = (await ada.get('/payments/purchases')).body
  expect(data[0]).toMatchObject({ status: 'ended', is_open: false, can_refund: false })
  expect(papers.map(({ kind, total, tax }: Record<string, unknown>) => [kind, total, tax]).toSorted()).toEqual([
    ['credit_note', total, tax],
    ['invoice', total, tax],
  ])
  expect((await world.pay(ada, asked)).status).toBe(200)
})

test('after 14 days it is too late, and a stranger’s is not there', async () => {
  const [ada, bob] = [await world.buyer(), await world.buyer()]
  const { id } = (await world.pay(ada)).body.data
  expect((await bob.post(`/payments/purchases/${id}/refund`)).status).toBe(404)
  expect((await bob.post(`/payments/purchases/${id}/cancel`)).status).toBe(404)
  await db
    .updateTable('charges')
    .where('purchase_id', '=', id)
    .set({ paid_at: sql`now() - interval '15 days'` as never })
    .execute()
  expect((await ada.post(`/payments/purchases/${id}/refund`)).body.error).toMatch(/14 days/)
})

test('it ends by itself a month after the wedding, wherever that day moves to', async () => {
  const ada = await world.buyer()
  await ada.put('/users/me', { wedding_details: { date: dayIn(200) } })
  const { id } = (await world.pay(ada, monthly)).body.data
  await soonOver(id)
  await review()
  expect(await one(ada)).toMatchObject({ cancel_asked_at: null })
  await db
    .updateTable('users')
    .where('id', '=', ada.id)
    .set({ wedding_date: dayIn(-40) } as never)
    .execute()
  await soonOver(id)
  await review()
  await world.work()
  expect(await one(ada)).toMatchObject({ is_cancelled: true, status: 'paid' })
  expect((sandbox.state.find(await refOf(id)) as { cancel_at_period_end?: boolean }).cancel_at_period_end).toBe(true)
})

test('what nobody paid any more ends, and the provider is asked before', async () => {
  const ada = await world.buyer()
  const { id } = (await world.pay(ada, yearly)).body.data
  await db.updateTable('purchases').where('id', '=', id).set({ paid_until: '2026-01-01T00:00:00Z' }).execute()
  await review()
  expect(await world.isPremium(ada)).toBe(true)
  const ref = await refOf(id)
  sandbox.bank.end(sandbox.state.find(ref)!)
  await db.updateTable('purchases').where('id', '=', id).set({ paid_until: '2026-01-01T00:00:00Z' }).execute()
  await review()
  expect(await world.isPremium(ada)).toBe(false)
})

test('a charge that a bank takes back ends what it opened', async () => {
  const ada = await world.buyer()
  await world.pay(ada)
  const { ref } = await db.selectFrom('charges').orderBy('id', 'desc').select('ref').executeTakeFirstOrThrow()
  sandbox.dispute(ref)
  await world.sendAll()
  await world.work()
  expect(await world.isPremium(ada)).toBe(false)
  expect(await one(ada)).toMatchObject({ status: 'ended' })
})

test('an account goes only when its subscription ended at the provider; its papers stay, cut from it', async () => {
  const ada = await world.buyer()
  const { id } = (await world.pay(ada, monthly)).body.data
  await db
    .insertInto('account_deletions')
    .values({ user_id: ada.id, keep_hash: Buffer.from('x'), delete_at: sql`now() - interval '1 minute'` as never })
    .execute()
  await tasks['delete_accounts']!({}, new AbortController().signal)
  expect(await db.selectFrom('users').where('id', '=', ada.id).select('id').execute()).toHaveLength(1)
  await world.work()
  expect(sandbox.state.find(await refOf(id))).toMatchObject({ status: 'canceled' })
  expect(await endPayments(db, ada.id)).toBe(true)
  await tasks['delete_accounts']!({}, new AbortController().signal)
  expect(await db.selectFrom('users').where('id', '=', ada.id).select('id').execute()).toEqual([])
  const papers = await db.selectFrom('papers').where('user_id', 'is', null).select(['total', 'buyer']).execute()
  expect(papers).toEqual([{ total: 1_284, buyer: expect.stringContaining(ada.email) }])
  expect(await db.selectFrom('consents').where('purchase_id', '=', id).select('user_id').execute()).toEqual([{ user_id: null }])
})

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Its renewal comes tomorrow. */
async function soonOver(id: number): Promise<void> {
  await db
    .updateTable('purchases')
    .where('id', '=', id)
    .set({ paid_until: new Date(Date.now() + 86_400_000).toISOString() })
    .execute()
}
