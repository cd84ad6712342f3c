import type Stripe from 'stripe'
import { now, nulls, type Shown, type State } from './state.ts'

type Part<Thing> = Partial<Thing> & Record<string, unknown>

interface Owned {
  id?: string
  email: string | undefined
  metadata: Record<string, string>
}

/** The account of somebody who has yet to say who they are, unless it is free to take money. */
export function newAccount(state: State, { id, email, metadata }: Owned, { isFree = false } = {}): Shown {
  return state.keep('acct', {
    ...(id !== undefined && { id }),
    object: 'account',
    ...nulls('business_profile business_type'),
    capabilities: {},
    charges_enabled: isFree,
    controller: { is_controller: true, type: 'application' },
    country: 'US',
    created: now(),
    default_currency: 'usd',
    details_submitted: isFree,
    email: email ?? null,
    external_accounts: { object: 'list', data: [], has_more: false, url: '/v1/external_accounts' },
    future_requirements: {},
    metadata,
    payouts_enabled: isFree,
    requirements: {},
    settings: {},
    tos_acceptance: {},
    type: 'standard',
  } satisfies Record<string, unknown>)
}

/** Of a charge what the provider keeps, and when the rest is there: 2.9 % and 30 cents, in two days. */
export function newBooking(state: State, { id, amount, currency, created }: Shown): Shown {
  const gross = Number(amount)
  const fee = Number((BigInt(gross) * 290n * 2n + 10_000n) / 20_000n) + 30
  return state.keep('txn', {
    object: 'balance_transaction',
    amount: gross,
    available_on: Number(created) + 2 * 86_400,
    balance_type: 'payments',
    created: Number(created),
    currency: String(currency),
    ...nulls('description exchange_rate'),
    fee,
    fee_details: [
      { amount: fee, currency: String(currency), type: 'stripe_fee', ...nulls('application'), description: 'Stripe processing fees' },
    ],
    net: gross - fee,
    reporting_category: 'charge',
    source: id,
    status: 'pending',
    type: 'charge',
  } satisfies Part<Stripe.BalanceTransaction>)
}
