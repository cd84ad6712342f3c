import type Stripe from 'stripe'
import { newBooking } from './account-things.ts'
import { testCards } from './card-numbers.ts'
import { now, nulls, type Shown, type State } from './state.ts'

/** A thing of Stripe's: its fields are those of the package's own types, as far as they are ours to fill. */
type Part<Thing> = Partial<Thing> & Record<string, unknown>

const plain = { livemode: false, metadata: {} as Record<string, string> }
const address = nulls('city country line1 line2 postal_code state')

export function newCustomer(state: State, { email, metadata }: { email: string | undefined; metadata: Record<string, string> }): Shown {
  return state.keep('cus', {
    object: 'customer',
    ...nulls('address currency default_source description discount name phone shipping test_clock'),
    balance: 0,
    created: now(),
    delinquent: false,
    email: email ?? null,
    invoice_prefix: 'SANDBOX',
    invoice_settings: { ...nulls('custom_fields default_payment_method footer rendering_options') },
    ...plain,
    metadata,
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: 'none',
  } satisfies Part<Stripe.Customer>)
}

/** What a browser says of where a card lives; one that says nothing lives where it was given out. */
export interface EnteredPlace {
  country?: string | undefined
  state?: string | undefined
  postal_code?: string | undefined
}

/** Of a test card a card of its own; of anything else nothing, as of a number that nobody published. */
export function newCard(state: State, token: string, customer: string | null, place: EnteredPlace = {}): Shown | undefined {
  const test = Object.hasOwn(testCards, token) ? testCards[token] : undefined
  if (!test) return undefined
  const { brand, last4, country, mood } = test
  const card = state.keep('pm', {
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { ...address, ...Object.fromEntries(Object.entries(place).filter(([, part]) => part)) },
      ...nulls('email name phone tax_id'),
    },
    card: {
      brand,
      last4,
      country,
      exp_month: 12,
      exp_year: 2034,
      checks: { ...nulls('address_line1_check address_postal_code_check'), cvc_check: 'pass' },
      display_brand: brand,
      fingerprint: `sandbox${last4}`,
      funding: 'credit',
      ...nulls('generated_from regulated_status wallet'),
      networks: { available: [brand], preferred: null },
      three_d_secure_usage: { supported: true },
    },
    created: now(),
    customer,
    customer_account: null,
    ...plain,
    type: 'card',
  } satisfies Record<string, unknown>)
  if (mood) state.moods[card.id] = mood
  return card
}

export function newEntry(state: State, customer: string | null): Shown {
  const entry = state.keep('seti', {
    object: 'setup_intent',
    ...nulls('application cancellation_reason description excluded_payment_method_types flow_directions last_setup_error'),
    ...nulls('latest_attempt mandate next_action on_behalf_of payment_method payment_method_configuration_details single_use_mandate'),
    automatic_payment_methods: { allow_redirects: 'never', enabled: true },
    created: now(),
    customer,
    ...plain,
    payment_method_options: {},
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
  } satisfies Part<Stripe.SetupIntent>)
  return Object.assign(entry, { client_secret: `${entry.id}_secret_sandbox` })
}

interface NewIntent {
  amount: number
  currency: string
  customer: string | null
  payment_method: string | null
  description: string | null
  metadata: Record<string, string>
  hooks?: object
}

export function newIntent(state: State, said: NewIntent): Shown {
  const intent = state.keep('pi', {
    object: 'payment_intent',
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    ...nulls('application application_fee_amount canceled_at cancellation_reason customer_account excluded_payment_method_types'),
    ...nulls('last_payment_error latest_charge managed_payments next_action on_behalf_of payment_method_configuration_details processing'),
    ...nulls(
      'receipt_email review setup_future_usage shipping source statement_descriptor statement_descriptor_suffix transfer_data transfer_group',
    ),
    automatic_payment_methods: { allow_redirects: 'never', enabled: true },
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    created: now(),
    livemode: false,
    payment_method_options: {},
    payment_method_types: ['card'],
    status: 'requires_confirmation',
    ...said,
  } satisfies Part<Stripe.PaymentIntent>)
  return Object.assign(intent, { client_secret: `${intent.id}_secret_sandbox` })
}

export function newCharge(state: State, intent: Shown): Shown {
  const { amount, currency, customer, description, payment_method } = intent
  const card = state.find(String(payment_method))?.['card'] as Record<string, unknown>
  const charge = state.keep('ch', {
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    ...nulls(
      'application application_fee application_fee_amount balance_transaction failure_balance_transaction failure_code failure_message',
    ),
    ...nulls('on_behalf_of receipt_email receipt_number receipt_url review shipping source_transfer statement_descriptor'),
    ...nulls('statement_descriptor_suffix transfer_data transfer_group'),
    billing_details: { address, ...nulls('email name phone tax_id') },
    calculated_statement_descriptor: 'SANDBOX',
    captured: true,
    created: now(),
    currency,
    customer,
    description,
    disputed: false,
    fraud_details: {},
    ...plain,
    outcome: { network_status: 'approved_by_network', type: 'authorized', ...nulls('reason advice_code') },
    paid: true,
    payment_intent: intent.id,
    payment_method,
    payment_method_details: { card, type: 'card' },
    refunded: false,
    status: 'succeeded',
  })
  return Object.assign(charge, { balance_transaction: newBooking(state, charge).id })
}

export function newRefund(state: State, { charge, amount }: { charge: Shown; amount: number }): Shown {
  return state.keep('re', {
    object: 'refund',
    amount,
    ...nulls(
      'balance_transaction customer customer_account payment_method reason receipt_number source_transfer_reversal transfer_reversal',
    ),
    charge: charge.id,
    created: now(),
    currency: String(charge['currency']),
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: {},
    payment_intent: String(charge['payment_intent']),
    status: 'succeeded',
  } satisfies Part<Stripe.Refund>)
}

export function newDispute(state: State, charge: Shown): Shown {
  return state.keep('dp', {
    object: 'dispute',
    amount: charge['amount'],
    balance_transactions: [],
    charge: charge.id,
    created: now(),
    currency: charge['currency'],
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: { due_by: now() + 7 * 86_400, has_evidence: false, past_due: false, submission_count: 0, enhanced_eligibility: {} },
    is_charge_refundable: false,
    ...plain,
    payment_intent: charge['payment_intent'],
    payment_method_details: { card: { brand: 'visa', case_type: 'chargeback', network_reason_code: '10.4' }, type: 'card' },
    reason: 'fraudulent',
    status: 'needs_response',
  })
}
