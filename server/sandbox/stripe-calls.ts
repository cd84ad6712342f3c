import { accountCalls } from './account-calls.ts'
import type { Bank } from './bank.ts'
import { newCard, newCustomer, newEntry, newIntent, newRefund } from './card-things.ts'
import { type Fields, listIn, recordIn, textIn } from './form.ts'
import { missing, SandboxError } from './sandbox-error.ts'
import { now, nulls, type Shown, type State } from './state.ts'
import { listOf, newSubscription, periodAfter } from './subscription-things.ts'
import { book, newCalculation } from './tax-things.ts'

export interface Tools {
  state: State
  bank: Bank
  tell: (type: string, object: Shown) => void
}

export type Call = (tools: Tools, said: Fields, id: string) => unknown

/** What we use of Stripe's interface, by method and path; `:id` is handed on. */
export const stripeCalls: Record<string, Call> = {
  ...accountCalls,
  'GET /v1/products': ({ state }) => listOf(state.all('product'), '/v1/products'),
  'GET /v1/prices': ({ state }) => listOf(state.all('price').toReversed(), '/v1/prices'),
  'GET /v1/prices/:id': ({ state }, _, id) => state.find(id) ?? missing(id),
  'GET /v1/coupons/:id': ({ state }, _, id) => state.find(id) ?? missing(id),
  'GET /v1/tax_rates': ({ state }) => listOf(state.all('tax_rate'), '/v1/tax_rates'),
  'POST /v1/tax_rates': ({ state }, said) =>
    state.keep('txr', {
      object: 'tax_rate',
      active: true,
      ...nulls('country description effective_percentage flat_amount jurisdiction jurisdiction_level rate_type state tax_type'),
      created: now(),
      display_name: textIn(said, 'display_name') ?? '',
      inclusive: false,
      livemode: false,
      metadata: recordIn(said, 'metadata'),
      percentage: Number(textIn(said, 'percentage')),
    }),
  'POST /v1/customers': ({ state }, said) => newCustomer(state, { email: textIn(said, 'email'), metadata: recordIn(said, 'metadata') }),
  'POST /v1/customers/:id': ({ state }, said, id) =>
    Object.assign(state.find(id) ?? missing(id), {
      address: { ...nulls('city country line1 line2 postal_code state'), ...recordIn(said, 'address') },
    }),
  'POST /v1/tax/calculations': ({ state }, said) => newCalculation(state, said),
  'GET /v1/customers/:id': ({ state }, _, id) => state.find(id) ?? missing(id),
  'GET /v1/payment_methods': ({ state }, said) => listOf(of(state, 'payment_method', 'customer', said), '/v1/payment_methods'),
  'GET /v1/payment_methods/:id': ({ state }, _, id) => state.find(id) ?? missing(id),
  'POST /v1/payment_methods/:id/attach': ({ state }, said, id) => {
    const customer = textIn(said, 'customer') ?? missing('customer')
    return state.find(id) ? Object.assign(state.find(id)!, { customer }) : (newCard(state, id, customer) ?? missing(id))
  },
  'POST /v1/payment_methods/:id/detach': ({ state }, _, id) => Object.assign(state.find(id) ?? missing(id), { customer: null }),
  'POST /v1/setup_intents': ({ state }, said) => newEntry(state, textIn(said, 'customer') ?? null),
  'GET /v1/setup_intents': ({ state }, said) => {
    const card = textIn(said, 'payment_method')
    return listOf(
      of(state, 'setup_intent', 'customer', said).filter(({ payment_method }) => !card || payment_method === card),
      '/v1/setup_intents',
    )
  },
  'GET /v1/setup_intents/:id': ({ state }, _, id) => state.find(id) ?? missing(id),
  'POST /v1/setup_intents/:id/confirm': ({ state, tell }, said, id) => {
    const entry = state.find(id) ?? missing(id)
    const token = textIn(said, 'payment_method') ?? ''
    const customer = entry['customer'] as string | null
    const place = { country: textIn(said, 'country'), state: textIn(said, 'state'), postal_code: textIn(said, 'postal_code') }
    const card = newCard(state, token, customer, place) ?? missing(token)
    tell('setup_intent.succeeded', Object.assign(entry, { status: 'succeeded', payment_method: card.id }))
    return entry
  },
  'POST /v1/payment_intents': ({ state, bank }, said) => {
    const payment_method = textIn(said, 'payment_method') ?? null
    const description = textIn(said, 'description') ?? null
    const intent = newIntent(state, {
      ...money(said),
      customer: ownCard(state, said),
      payment_method,
      description,
      metadata: recordIn(said, 'metadata'),
      ...hooksIn(state, said),
    })
    bank.confirm(intent)
    return refusedOr(intent)
  },
  'GET /v1/payment_intents': ({ state }, said) =>
    listOf(textIn(said, 'customer') ? of(state, 'payment_intent', 'customer', said) : state.all('payment_intent'), '/v1/payment_intents'),
  'GET /v1/payment_intents/:id': ({ state }, _, id) => state.find(id) ?? missing(id),
  'POST /v1/payment_intents/:id/cancel': ({ state, tell }, _, id) => {
    const intent = state.find(id) ?? missing(id)
    if (intent['status'] === 'succeeded') throw new SandboxError(400, { code: 'payment_intent_unexpected_state', message: 'It succeeded.' })
    tell('payment_intent.canceled', Object.assign(intent, { status: 'canceled', canceled_at: now() }))
    return intent
  },
  'POST /v1/subscriptions': ({ state, bank }, said) => {
    const [item] = listIn(said, 'items') as Fields[]
    const price = state.find(textIn(item ?? {}, 'price') ?? '') ?? missing('price')
    const [discount] = listIn(said, 'discounts') as Fields[]
    const coupon = discount && (state.find(textIn(discount, 'coupon') ?? '') ?? missing('coupon'))
    const rates = listIn(said, 'default_tax_rates').flatMap((id) => state.find(String(id)) ?? [])
    const payment_method = textIn(said, 'default_payment_method') ?? null
    const customer = ownCard(state, { ...said, payment_method: payment_method ?? '' }) ?? missing('customer')
    const takesTax = recordIn(said, 'automatic_tax')['enabled'] === 'true'
    const metadata = recordIn(said, 'metadata')
    const subscription = newSubscription(state, { customer, price, payment_method, coupon, rates, takesTax, metadata })
    const from = Number(subscription['start_date'])
    bank.bill(subscription, { coupon, from, to: periodAfter(price, from) })
    return subscription
  },
  'GET /v1/subscriptions': ({ state }, said) => listOf(of(state, 'subscription', 'customer', said), '/v1/subscriptions'),
  'GET /v1/subscriptions/:id': ({ state }, _, id) => state.find(id) ?? missing(id),
  'POST /v1/subscriptions/:id': ({ state, tell }, said, id) => {
    const subscription = state.find(id) ?? missing(id)
    const isCancelled = textIn(said, 'cancel_at_period_end')
    if (isCancelled) Object.assign(subscription, { cancel_at_period_end: isCancelled === 'true', canceled_at: now() })
    for (const item of listIn(said, 'items') as Fields[]) {
      const price = state.find(textIn(item, 'price') ?? '') ?? missing('price')
      const { data } = subscription['items'] as { data: Shown[] }
      Object.assign(data.find(({ id }) => id === textIn(item, 'id')) ?? missing('item'), { price })
    }
    tell('customer.subscription.updated', subscription)
    return subscription
  },
  'DELETE /v1/subscriptions/:id': ({ state, bank }, _, id) => {
    const subscription = state.find(id) ?? missing(id)
    bank.end(subscription)
    return subscription
  },
  'GET /v1/invoices': ({ state }, said) => {
    const id = textIn(said, 'subscription')
    return listOf(
      state.all('invoice').filter(({ parent }) => (parent as Parent).subscription_details.subscription === id),
      '/v1/invoices',
    )
  },
  'GET /v1/invoice_payments': ({ state }, said) => listOf(of(state, 'invoice_payment', 'invoice', said), '/v1/invoice_payments'),
  'POST /v1/refunds': ({ state, tell }, said) => {
    const id = textIn(said, 'payment_intent') ?? ''
    const charge = state.all('charge').find(({ payment_intent }) => payment_intent === id) ?? missing(id)
    const { amount, amount_refunded: before } = charge as Shown & { amount: number; amount_refunded: number }
    const wanted = Number(textIn(said, 'amount') ?? amount - before)
    if (before + wanted > amount) throw new SandboxError(400, { code: 'charge_already_refunded', message: 'It has been refunded.' })
    Object.assign(charge, { amount_refunded: before + wanted, refunded: before + wanted === amount })
    tell('charge.refunded', charge)
    const refund = newRefund(state, { charge, amount: wanted })
    book(state, state.find(id)!, { back: refund })
    return refund
  },
  'GET /v1/refunds': ({ state }, said) => listOf(of(state, 'refund', 'payment_intent', said), '/v1/refunds'),
  'GET /v1/disputes': ({ state }, said) => listOf(of(state, 'dispute', 'payment_intent', said), '/v1/disputes'),
  'GET /v1/events': ({ state }) => listOf(state.all('event'), '/v1/events'),
}

interface Parent {
  subscription_details: { subscription: string }
}

function of(state: State, object: string, field: string, said: Fields): Shown[] {
  const value = textIn(said, field)
  return state.all(object).filter((thing) => thing[field] === value)
}

function money(said: Fields): { amount: number; currency: string } {
  const amount = Number(textIn(said, 'amount'))
  if (Number.isInteger(amount) && amount >= 50) return { amount, currency: textIn(said, 'currency') ?? 'usd' }
  throw new SandboxError(400, { code: 'amount_too_small', message: 'Amount must be at least $0.50 usd' })
}

/** A reckoning of ours that the intent is booked by. */
function hooksIn(state: State, said: Fields): { hooks?: object } {
  const inputs = ((said['hooks'] ?? {}) as Fields)['inputs'] as Fields | undefined
  const calculation = inputs && textIn((inputs['tax'] ?? {}) as Fields, 'calculation')
  if (calculation === undefined) return {}
  return state.find(calculation) ? { hooks: { inputs: { tax: { calculation } } } } : missing(calculation)
}

/** The customer, to whom the card must belong; a card of nobody's pays once. */
function ownCard(state: State, said: Fields): string | null {
  const customer = textIn(said, 'customer') ?? null
  const id = textIn(said, 'payment_method') ?? ''
  if (state.find(id)?.['customer'] !== customer)
    throw new SandboxError(400, { message: 'The payment method does not belong to this customer.' })
  return customer
}

function refusedOr(intent: Shown): Shown {
  const error = intent['last_payment_error'] as { code: string; message: string; decline_code: string } | null
  if (error) throw new SandboxError(402, { ...error, type: 'card_error', payment_intent: intent })
  return intent
}
