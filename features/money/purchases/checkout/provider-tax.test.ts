// One chance: money

import { expect, test } from 'vitest'
import { crew, monthly, newMoneyWorld } from '#tests/money-world.ts'

const world = await newMoneyWorld({ tax: 'stripe' })
const { db, sandbox, told } = world
const oakland = { country: 'US', state: 'CA', postal_code: '94601' }
const pressed = (id: string) => ({ event_type: 'BILLING.SUBSCRIPTION.CREATED', resource: { id } })

// C1 C4
test('the provider reckons the tax before the button, takes that and no other, books it, and takes it back with a refund', async () => {
  const ada = await world.buyer('pm_card_visa', oakland)
  expect((await world.visitor().get('/payments/products')).body).toMatchObject({ takes_tax: true, asks_postal_code: true })
  const asked = { ...crew, coupon: 'POPPY20' }
  const { body } = await ada.post('/payments/quote', { ...asked, payment_method: ada.card })
  expect(body.data).toMatchObject({ amount: 14_900, discount: 2_980, tax: 1_177, total: 13_097, tax_percent: '9.875', takes_tax: true })
  const paid = (await world.pay(ada, asked)).body.data
  expect(paid).toMatchObject({ status: 'paid', tax: 1_177, total: 13_097 })
  expect(await world.charged((await ada.get('/payments/customer')).body.data.id)).toEqual([{ amount: 13_097, amount_refunded: 0 }])
  expect(booked()).toEqual([1_177])
  await ada.post(`/payments/purchases/${paid.id}/refund`)
  await world.work()
  expect(booked()).toEqual([1_177, -1_177])
  expect((await ada.get('/payments/purchases')).body.papers).toMatchObject([
    { kind: 'credit_note', tax: 1_177, total: 13_097 },
    { kind: 'invoice', tax: 1_177, total: 13_097 },
  ])
})

test('a subscription is taxed where the card lives, today and with each renewal', async () => {
  for (const [place, tax] of [
    [oakland, 119],
    [{ country: 'DE' }, 228],
    [{ country: 'US', state: 'OR', postal_code: '97201' }, 0],
  ] as const) {
    const ada = await world.buyer('pm_card_visa', place)
    const { body } = await ada.post('/payments/quote', { ...monthly, payment_method: ada.card })
    expect(body.data).toMatchObject({ tax, total: 1_200 + tax, next: { total: 1_200 + tax } })
    const { id } = (await world.pay(ada, monthly)).body.data
    const { ref } = await db.selectFrom('purchases').where('id', '=', id).select('ref').executeTakeFirstOrThrow()
    sandbox.renew(ref!)
    await world.sendAll()
    await world.work()
    const { papers } = (await ada.get('/payments/purchases')).body
    expect(papers).toMatchObject(Array(2).fill({ kind: 'invoice', tax, total: 1_200 + tax }))
  }
})

test('where nobody can tell the place, it is said, and nothing is charged', async () => {
  const ada = await world.buyer()
  const { status, body } = await ada.post('/payments/quote', { ...crew, payment_method: ada.card })
  expect([status, body.message]).toEqual([422, expect.stringContaining('tell the tax')])
  expect((await world.pay(ada)).status).toBe(422)
  expect(world.charged((await ada.get('/payments/customer')).body.data.id)).toEqual([])
  expect((await ada.post('/payments/quote', crew)).body.data).toMatchObject({ tax: 0, total: 14_900 })
})

// C4
test('PayPal takes the tax that the page showed, and what it took without goes back by itself', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const { body } = await ada.post('/payments/quote', { ...monthly, place: oakland })
  expect(body.data).toMatchObject({ tax: 119, total: 1_319, tax_percent: '9.875' })
  const id = sandbox.approve('P-CREWMONTH', `${ada.id}|US|CA|94601`, '9.875')
  expect((await ada.post('/paypal/webhook', pressed(id))).status).toBe(200)
  const list = (await ada.get('/payments/purchases')).body
  expect(list.data).toMatchObject([{ provider: 'paypal', tax: 119, total: 1_319, is_open: true }])
  expect(list.papers).toMatchObject([{ kind: 'invoice', tax: 119, total: 1_319 }])
  for (const less of [sandbox.approve('P-CREWMONTH', `${bob.id}|US|CA|94601`), sandbox.approve('P-CREWMONTH', `${bob.id}|DE`, '0')]) {
    expect((await bob.post('/paypal/webhook', pressed(less))).status).toBe(422)
    await world.work()
    expect(await world.isPremium(bob)).toBe(false)
    expect(sandbox.state.find(less)).toMatchObject({ status: 'CANCELLED' })
    const charge = await db
      .selectFrom('charges')
      .innerJoin('purchases', 'purchases.id', 'purchase_id')
      .where('purchases.ref', '=', less)
      .select(['charges.amount', 'refunded'])
      .executeTakeFirstOrThrow()
    expect(charge.refunded).toBe(charge.amount)
  }
  told.length = 0
})

/** What the provider booked for the operator to hand on, the oldest first. */
function booked(): number[] {
  return sandbox.state
    .all('tax.transaction')
    .toReversed()
    .map(({ line_items }) => (line_items as { data: { amount_tax: number }[] }).data[0]!.amount_tax)
}
