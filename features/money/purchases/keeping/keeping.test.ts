// One chance: money

import { expect, test } from 'vitest'
import { monthly, newMoneyWorld } from '#tests/money-world.ts'

const world = await newMoneyWorld()
const { sandbox } = world

test('a card that is removed is gone at the provider; one that pays for something stays until that is called off', async () => {
  const ada = await world.buyer()
  const other = await world.cardOf(ada, 'pm_card_mastercard')
  await ada.post('/payments/payment-methods', { payment_method: other })
  const { id } = (await world.pay(ada, monthly)).body.data
  const list = async () => (await ada.get('/payments/payment-methods')).body.data.map((card: { id: string }) => card.id).toSorted()
  expect(await list()).toEqual([ada.card, other].toSorted())
  expect((await ada.delete(`/payments/payment-methods/${other}`)).status).toBe(204)
  expect(await list()).toEqual([ada.card])
  expect((await ada.delete(`/payments/payment-methods/${other}`)).status).toBe(404)
  const refused = await ada.delete(`/payments/payment-methods/${ada.card}`)
  expect([refused.status, refused.body.error]).toEqual([422, expect.stringContaining('I Do Crew')])
  await ada.post(`/payments/purchases/${id}/cancel`)
  expect((await ada.delete(`/payments/payment-methods/${ada.card}`)).status).toBe(204)
  expect(sandbox.state.find(ada.card)).toMatchObject({ customer: null })
})

test('a card of somebody else is not there', async () => {
  const [ada, bob] = [await world.buyer(), await world.buyer()]
  await ada.post('/payments/payment-methods', { payment_method: ada.card })
  for (const id of [ada.card, 'pm_none', '%00', 'x'.repeat(300)])
    expect((await bob.delete(`/payments/payment-methods/${id}`)).status).toBe(404)
  expect(sandbox.state.find(ada.card)?.['customer']).not.toBeNull()
})

test('a blank coupon is refused in words, and nothing is charged', async () => {
  const ada = await world.buyer()
  for (const coupon of ['', ' ', '\t']) {
    expect((await world.pay(ada, { ...monthly, coupon })).status).toBe(422)
    expect((await ada.post('/payments/coupon', { coupon })).status).toBe(422)
  }
  expect(world.charged((await ada.get('/payments/customer')).body.data.id)).toEqual([])
})

// RULE-065 RULE-066
test('a browser is told which scripts to load, and what it buys says when it ends by itself', async () => {
  const ada = await world.buyer()
  const { cards, paypal } = (await world.visitor().get('/payments/products')).body
  expect([cards.script, paypal.script]).toEqual(['/sandbox/cards.js', '/sandbox/paypal.js'])
  await world.pay(ada, monthly)
  const { data, papers } = (await ada.get('/payments/purchases')).body
  expect(data[0]).toMatchObject({ payment_method: ada.card, ends_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  expect(papers[0].buyer).toContain(ada.email)
})
