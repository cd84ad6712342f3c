// One chance: money

import { expect, test } from 'vitest'
import { readPayments } from './payment-settings.ts'

const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const paypal = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' }

test('keys belong together, each to its provider', () => {
  expect(readPayments({}, { isLive: true })).toEqual({ cards: undefined, paypal: undefined, tax: [] })
  expect(readPayments({ ...stripe, ...paypal }, { isLive: true }).cards?.api).toBe('https://api.stripe.com')
  for (const name of Object.keys({ ...stripe, ...paypal }))
    expect(() => readPayments({ ...stripe, ...paypal, [name]: '' }, { isLive: false })).toThrow(name)
})

test('live refuses the sandbox, and whatever is spoken to in clear', () => {
  const near = { ...stripe, STRIPE_API: 'http://127.0.0.1:4242' }
  expect(() => readPayments(near, { isLive: true })).toThrow('https')
  expect(readPayments(near, { isLive: false }).cards?.api).toBe('http://127.0.0.1:4242')
  expect(() => readPayments({ ...paypal, PAYPAL_API: 'http://paypal.example' }, { isLive: true })).toThrow('https')
  expect(() => readPayments({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_sandbox_key' }, { isLive: true })).toThrow('sandbox')
  expect(() => readPayments({ ...stripe, STRIPE_API: 'nonsense' }, { isLive: false })).toThrow('STRIPE_API')
})

test('rates of tax are by country and state, and nothing else is taken for one', () => {
  expect(readPayments({ PAYMENT_TAX: 'US-CA=8.25, DE=19' }, { isLive: true }).tax).toEqual([
    { country: 'US', state: 'CA', points: 825 },
    { country: 'DE', state: '', points: 1_900 },
  ])
  for (const PAYMENT_TAX of ['8.25', 'US:8', 'USA=8', 'US=8.255', 'US=100'])
    expect(() => readPayments({ PAYMENT_TAX }, { isLive: true })).toThrow('PAYMENT_TAX')
})
