import type Stripe from 'stripe'
import { now, nulls, type Shown, type State } from './state.ts'
import { roundedShare, taxesOf } from './tax-things.ts'

type Part<Thing> = Partial<Thing> & Record<string, unknown>

interface NewSubscription {
  customer: string
  price: Shown
  payment_method: string | null
  coupon: Shown | undefined
  rates: Shown[]
  takesTax: boolean
  metadata: Record<string, string>
}

export function newSubscription(
  state: State,
  { customer, price, payment_method, coupon, rates, takesTax, metadata }: NewSubscription,
): Shown {
  const start = now()
  const subscription = state.keep('sub', {
    object: 'subscription',
    ...nulls('application application_fee_percent billing_cycle_anchor_config billing_schedules billing_thresholds cancel_at canceled_at'),
    ...nulls('customer_account days_until_due default_source description ended_at latest_invoice managed_payments'),
    ...nulls(
      'next_pending_invoice_item_invoice on_behalf_of pause_collection pending_invoice_item_interval pending_setup_intent pending_update',
    ),
    ...nulls('schedule test_clock transfer_data trial_end trial_start'),
    automatic_tax: { disabled_reason: null, enabled: takesTax, liability: takesTax ? { type: 'self' } : null },
    billing_cycle_anchor: start,
    billing_mode: { type: 'classic', flexible: null },
    cancel_at_period_end: false,
    cancellation_details: nulls('comment feedback reason'),
    collection_method: 'charge_automatically',
    created: start,
    currency: String(price['currency']),
    customer,
    default_payment_method: payment_method,
    default_tax_rates: rates,
    discounts: coupon ? [coupon.id] : [],
    invoice_settings: { ...nulls('account_tax_ids custom_fields description footer'), issuer: { type: 'self' } },
    livemode: false,
    metadata,
    payment_settings: nulls('payment_method_options payment_method_types save_default_payment_method'),
    start_date: start,
    status: 'incomplete',
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
  })
  const item = {
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_start: start,
    current_period_end: periodAfter(price, start),
    discounts: [],
    metadata: {},
    plan: null,
    price,
    quantity: 1,
    subscription: subscription.id,
    tax_rates: [],
  }
  return Object.assign(subscription, { items: listOf([state.keep('si', item)], `/v1/subscription_items?subscription=${subscription.id}`) })
}

interface NewInvoice {
  subscription: Shown
  coupon: Shown | undefined
  from: number
  to: number
}

/** Amounts by Stripe's rules, written here a second time so that ours are held against something. */
export function newInvoice(state: State, { subscription, coupon, from, to }: NewInvoice): Shown {
  const { items, default_tax_rates, customer, currency } = subscription as Shown & {
    items: { data: { price: Shown }[] }
    default_tax_rates: Shown[]
  }
  const subtotal = Number(items.data[0]!.price['unit_amount'])
  const off = coupon ? Math.min(subtotal, Number(coupon['amount_off'] ?? roundedShare(subtotal, Number(coupon['percent_off'])))) : 0
  const taxes = taxesOf(state, subscription, subtotal - off)
  const total = subtotal - off + taxes.reduce((sum, { amount }) => sum + amount, 0)
  const invoice = state.keep('in', {
    object: 'invoice',
    account_country: 'US',
    ...nulls(
      'account_name account_tax_ids application automatically_finalizes_at custom_fields customer_account customer_address customer_email',
    ),
    ...nulls(
      'customer_name customer_phone customer_shipping default_payment_method default_source description due_date ending_balance footer',
    ),
    ...nulls(
      'from_invoice hosted_invoice_url invoice_pdf last_finalization_error latest_revision next_payment_attempt on_behalf_of receipt_number',
    ),
    ...nulls('rendering shipping_cost shipping_details statement_descriptor test_clock total_pretax_credit_amounts webhooks_delivered_at'),
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: { ...nulls('disabled_reason liability provider status'), ...(subscription['automatic_tax'] as object) },
    billing_reason: from === subscription['start_date'] ? 'subscription_create' : 'subscription_cycle',
    collection_method: 'charge_automatically',
    created: now(),
    currency: String(currency),
    customer: String(customer),
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates,
    discounts: coupon ? [coupon.id] : [],
    effective_at: now(),
    issuer: { type: 'self' },
    livemode: false,
    metadata: {},
    number: null,
    parent: ofSubscription(subscription),
    payment_settings: nulls('default_mandate payment_method_options payment_method_types'),
    period_end: from,
    period_start: from,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'open',
    status_transitions: { finalized_at: now(), ...nulls('marked_uncollectible_at paid_at voided_at') },
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: off > 0 ? [{ amount: off, discount: coupon!.id }] : [],
    total_excluding_tax: subtotal - off,
    total_taxes: taxes,
  })
  return Object.assign(invoice, { lines: listOf([newLine(state, invoice, { from, to })], `/v1/invoices/${invoice.id}/lines`) })
}

function ofSubscription({ id, metadata }: Shown) {
  return { quote_details: null, subscription_details: { metadata, subscription: id }, type: 'subscription_details' }
}

function newLine(state: State, invoice: Shown, { from, to }: { from: number; to: number }): Shown {
  const { subtotal, currency } = invoice
  return state.keep('il', {
    object: 'line_item',
    amount: subtotal,
    currency,
    ...nulls('description parent pricing subscription'),
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    period: { start: from, end: to },
    pretax_credit_amounts: [],
    quantity: 1,
    quantity_decimal: '1',
    subtotal,
    taxes: invoice['total_taxes'],
  })
}

export function newInvoicePayment(state: State, invoice: Shown, intent: Shown): Shown {
  return state.keep('inpay', {
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: Number(intent['amount']),
    created: now(),
    currency: String(intent['currency']),
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: nulls('canceled_at paid_at') as unknown as Stripe.InvoicePayment.StatusTransitions,
  } satisfies Part<Stripe.InvoicePayment>)
}

export function listOf(data: Shown[], url: string) {
  return { object: 'list', data, has_more: false, url }
}

/** When the period that begins then is over. */
export function periodAfter(price: Shown, start: number): number {
  const { interval, interval_count } = price['recurring'] as { interval: string; interval_count: number }
  const at = new Date(start * 1_000)
  if (interval === 'year') at.setUTCFullYear(at.getUTCFullYear() + interval_count)
  else if (interval === 'month') at.setUTCMonth(at.getUTCMonth() + interval_count)
  else at.setUTCDate(at.getUTCDate() + interval_count * (interval === 'week' ? 7 : 1))
  return Math.floor(at.getTime() / 1_000)
}
