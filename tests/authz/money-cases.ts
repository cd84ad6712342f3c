import type { Recipe, Recipes } from './recipe.ts'

const dayof = { price_id: 'price_dayof', product_id: 'prod_dayof', coupon: null }
const card = { payment_method: 'pm_planted_{n}' }

const paypal = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-SANDBOX',
  'paypal-transmission-id': 't-{n}',
  'paypal-transmission-time': '{paypal_time}',
  'paypal-transmission-sig': '{paypal_signature}',
}
const paypalSaid = { id: 'WH-{n}', event_type: 'BILLING.SUBSCRIPTION.UPDATED', resource: { id: 'I-NOBODYS-{n}' } }
const stripeSaid = { id: 'evt_{n}', type: 'customer.updated', data: { object: { id: 'cus_nobodys_{n}' } } }
const pressed = (id: string): Recipe => ({ body: { event_type: 'BILLING.SUBSCRIPTION.CREATED', resource: { id } }, isDecidedByBody: true })

export const moneyCases: Recipes = {
  'GET /api/v1/payments/products': { '': {} },
  'GET /api/v1/payments/payment-methods': { '': {} },
  'GET /api/v1/payments/customer': { '': {} },
  'GET /api/v1/payments/setup-intent': { '': {} },
  'GET /api/v1/payments/purchases': { '': {} },
  'GET /api/v1/payments/papers/{kind}/{number}': { 'paper of A': { path: { kind: 'invoice', number: '{W}' } } },
  'POST /api/v1/payments/payment-methods': {
    'method of a setup intent of the caller': { body: card },
    'method attached to another customer': { body: { payment_method: 'pm_other_{n}' }, isDecidedByBody: true },
  },
  'DELETE /api/v1/payments/payment-methods/{id}': {
    'card of the caller': { path: { id: 'pm_planted_{n}' } },
    'card of another customer, or none': { path: { id: 'pm_other_{n}' } },
  },
  'POST /api/v1/payments/coupon': { 'valid coupon': { body: { coupon: 'POPPY20' } } },
  'POST /api/v1/payments/quote': { '': { body: { price_id: 'price_dayof', coupon: 'POPPY20' } } },
  'POST /api/v1/payments/checkout': {
    'valid price, product, own method': { body: { ...dayof, ...card } },
    'price of another product, foreign method, expired coupon, amount in the body': {
      body: { ...dayof, payment_method: 'pm_other_{n}', coupon: 'LASTYEAR', product_id: 'prod_idocrew', amount: 1 },
      isDecidedByBody: true,
    },
  },
  'POST /api/v1/payments/purchases/{W}/cancel': { 'purchase of A': {} },
  'POST /api/v1/payments/purchases/{W}/refund': { 'purchase of A': {} },
  'POST /api/v1/paypal/webhook': {
    'browser notice, own active subscription': pressed('I-OWN-{n}'),
    'browser notice, made-up or foreign subscription id': pressed('I-OTHER-{n}'),
    'provider-signed event (session irrelevant)': { headers: paypal, body: paypalSaid },
    'signature headers present but wrong, old, or wrong webhook id': {
      headers: { ...paypal, 'paypal-transmission-id': 'another-{n}' },
      body: paypalSaid,
    },
  },
  'POST /api/v1/stripe/webhook': {
    'provider-signed event (session irrelevant)': { headers: { 'stripe-signature': '{stripe_signature}' }, body: stripeSaid },
    'signature missing': { body: stripeSaid },
    'signature of another body': {
      headers: { 'stripe-signature': '{stripe_signature}' },
      body: { ...stripeSaid, type: 'charge.refunded' },
    },
    'signature that is old': { headers: { 'stripe-signature': '{stripe_signature_of_old}' }, body: stripeSaid },
  },
}
