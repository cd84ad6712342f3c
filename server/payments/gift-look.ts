import type Stripe from 'stripe'

/** By which a gift is found in the account that it went to. */
export interface KnownGift {
  id: number
  account: string
  ref: string | null
  created_at: string
}

/** How a gift by card stands; its fee and its payout day are the provider's, or not known. */
export interface GiftStanding {
  state: 'none' | 'needs_action' | 'refused' | 'paid'
  ref: string | null
  client_secret: string | null
  error: string | null
  fee: number | null
  available_on: string | null
  refunded: number
}

interface Found {
  intent: Stripe.PaymentIntent
  isLost: boolean
}

/** What was asked for without an answer is found by the name that we gave along, from a minute before it was asked. */
export async function lookAtGift(stripe: Stripe, { id, account, ref, created_at }: KnownGift): Promise<Found | undefined> {
  const of = { stripeAccount: account }
  const found = ref ?? (await findOf(stripe, id, { account, since: Math.floor(Date.parse(created_at) / 1_000) - 60 }))
  if (!found) return undefined
  const intent = await stripe.paymentIntents.retrieve(found, { expand: ['latest_charge.balance_transaction'] }, of)
  if (intent.metadata['gift'] !== String(id)) return undefined
  const { latest_charge: charge } = intent
  const isDisputed = charge !== null && typeof charge !== 'string' && charge.disputed
  const disputes = isDisputed ? (await stripe.disputes.list({ payment_intent: found }, of)).data : []
  return { intent, isLost: disputes.some(({ status }) => status === 'lost') }
}

async function findOf({ paymentIntents }: Stripe, id: number, { account, since }: { account: string; since: number }) {
  const all = paymentIntents.list({ created: { gte: since }, limit: 100 }, { stripeAccount: account })
  for await (const intent of all) if (intent.metadata['gift'] === String(id)) return intent.id
  return undefined
}

/** What a bank took back is as good as given back. A fee in another currency is none that we could tell. */
export function giftStanding(found: Found | undefined): GiftStanding {
  const nothing = { ref: null, client_secret: null, error: null, fee: null, available_on: null, refunded: 0 }
  if (!found) return { ...nothing, state: 'none' }
  const { intent, isLost } = found
  const { id: ref, status, client_secret, last_payment_error, latest_charge: charge, amount, currency } = intent
  if (status === 'requires_action' || status === 'processing') return { ...nothing, state: 'needs_action', ref, client_secret }
  if (status !== 'succeeded') return { ...nothing, state: 'refused', ref, error: last_payment_error?.message ?? null }
  if (charge === null || typeof charge === 'string') return { ...nothing, state: 'paid', ref }
  const { balance_transaction: booked } = charge
  const known = booked !== null && typeof booked !== 'string' ? booked : undefined
  return {
    ...nothing,
    state: 'paid',
    ref,
    fee: known?.currency === currency ? known.fee : null,
    available_on: known ? new Date(known.available_on * 1_000).toISOString().slice(0, 10) : null,
    refunded: isLost ? amount : charge.amount_refunded,
  }
}
