import { expect, test } from 'vitest'
import { hasPage } from '#web/map/routes.ts'
import { afterPayment } from './after-payment.ts'
import { paypalPlanOf, planOf, productOf } from './offers.ts'
import { waitBefore } from './provider-script.ts'

const paid = { product_id: 'prod_1', username: 'ada', has_questionnaire: false }

// STATE-048 STATE-049 STATE-050
test('whoever paid goes on to the dashboard, to what they bought, or to their courses', () => {
  expect(afterPayment({ ...paid, route: 'i-do-crew', has_questionnaire: true })).toBe('/dashboard')
  expect(afterPayment({ ...paid, route: 'payment-id', has_questionnaire: true })).toBe('/dashboard')
  expect(afterPayment({ ...paid, route: 'payment-id' })).toBe('/payment/prod_1/done')
  const courses = '/users/ada/courses'
  expect(afterPayment({ ...paid, route: 'i-do-crew' })).toBe(hasPage(courses) ? courses : '/payment/prod_1/done')
})

// ERR-024
test('a script that did not come is asked for again after half a second, one, and two, and up to a fifth more', () => {
  expect([0, 1, 2].map((attempt) => waitBefore(attempt, 0))).toEqual([500, 1_000, 2_000])
  expect([0, 1, 2].map((attempt) => waitBefore(attempt, 1))).toEqual([600, 1_200, 2_400])
})

const details = { name: 'Crew', images: [], metadata: { product_group: 'i-do-crew', paypal: 'P-PRODUCT' } }
const price = { id: 'a', nickname: null, product: 'crew', unit_amount: 1_200, currency: 'usd', recurring: null, details, metadata: {} }
const month = { ...price, id: 'b', recurring: { interval: 'month', interval_count: 1 }, metadata: { paypal: 'P-MONTH' } }
const year = { ...price, id: 'c', recurring: { interval: 'year', interval_count: 1 } }
const paper = { ...price, id: 'd', product: 'paper', details: { ...details, metadata: { grants: 'none' } } }

// RULE-063 UI-079
test('the plan is the product that the operator calls so, its longest period stands first, and PayPal’s plan is the price’s before the product’s', () => {
  expect(planOf([paper, price, month, year])?.prices.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(productOf([paper, price], 'paper')?.prices).toEqual([paper])
  expect([planOf([paper]), productOf([paper], 'crew')]).toEqual([undefined, undefined])
  expect([month, year, paper].map(paypalPlanOf)).toEqual(['P-MONTH', 'P-PRODUCT', undefined])
})
