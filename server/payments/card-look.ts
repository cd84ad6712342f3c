import type Stripe from 'stripe'
import type { Charge, Known, Provider, Standing } from './provider.ts'

/** How purchases by card stand, and what can be done to them. A one-time purchase is a payment intent, the others are subscriptions. */
export function openCardLook(stripe: () => Promise<Stripe>): Provider {
  return {
    async look(known) {
      return known.is_recurring ? lookAtSubscription(await stripe(), known) : lookAtIntent(await stripe(), known)
    },

    async cancel(ref, idempotencyKey) {
      if (ref.startsWith('sub_')) await (await stripe()).subscriptions.update(ref, { cancel_at_period_end: true }, { idempotencyKey })
    },

    async end(ref, idempotencyKey) {
      const api = await stripe()
      await (ref.startsWith('sub_')
        ? api.subscriptions.cancel(ref, {}, { idempotencyKey })
        : api.paymentIntents.cancel(ref, {}, { idempotencyKey })
      ).catch(unlessOver)
    },

    async refund(payment_intent, amount, idempotencyKey) {
      await (await stripe()).refunds.create({ payment_intent, amount }, { idempotencyKey }).catch(unlessOver)
    },
  }
}

/** So many of a customer's are looked through for one whose name we never heard. */
const limit = 100

const nothing: Standing = { state: 'none', ref: null, charges: [], paid_until: null, is_cancelled: false }

async function lookAtIntent(stripe: Stripe, { id, ref, customer, tax }: Known): Promise<Standing> {
  const { paymentIntents } = stripe
  const found = ref ?? (customer && (await paymentIntents.list({ customer, limit })).data.find(isOf(id))?.id)
  if (!found) return nothing
  const intent = await paymentIntents.retrieve(found, { expand: ['latest_charge'] })
  const charges = intent.status === 'succeeded' ? [await chargeOf(stripe, intent, tax)] : []
  return { ...nothing, ref: found, charges, ...stateOf(intent) }
}

async function lookAtSubscription(stripe: Stripe, { id, ref, customer }: Known): Promise<Standing> {
  const { subscriptions, invoices } = stripe
  const found = ref ?? (customer && (await subscriptions.list({ customer, status: 'all', limit })).data.find(isOf(id))?.id)
  if (!found) return nothing
  const [subscription, { data }] = await Promise.all([subscriptions.retrieve(found), invoices.list({ subscription: found, limit })])
  const paid = data.filter(({ status }) => status === 'paid')
  const charges = await Promise.all(paid.map((invoice) => chargeOfInvoice(stripe, invoice)))
  const ends = paid.flatMap(({ lines }) => lines.data.map(({ period }) => period.end))
  const is_cancelled = subscription.cancel_at_period_end || subscription.status === 'canceled'
  const known = { ref: found, charges, paid_until: ends.length > 0 ? new Date(Math.max(...ends) * 1_000) : null, is_cancelled }
  if (isOver(subscription)) return { ...known, state: paid.length > 0 ? 'ended' : 'refused' }
  if (paid.length > 0) return { ...known, state: 'paid' }
  const open = data[0] && (await intentOf(stripe, data[0].id))
  return { ...known, ...(open ? stateOf(open) : { state: 'refused' }) }
}

function isOf(id: number) {
  return ({ metadata }: { metadata: Stripe.Metadata }) => metadata['purchase'] === String(id)
}

function isOver({ status }: Stripe.Subscription): boolean {
  return ['canceled', 'unpaid', 'incomplete_expired'].includes(status)
}

function stateOf({ status, client_secret, last_payment_error }: Stripe.PaymentIntent): Pick<Standing, 'state' | 'client_secret' | 'error'> {
  if (status === 'succeeded') return { state: 'paid' }
  if (status === 'requires_action' || status === 'processing') return { state: 'needs_action', client_secret }
  return { state: 'refused', error: last_payment_error?.message ?? null }
}

async function chargeOfInvoice(stripe: Stripe, { id, amount_paid, created, total_taxes }: Stripe.Invoice): Promise<Charge> {
  const tax = (total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const intent = amount_paid > 0 ? await intentOf(stripe, id) : undefined
  if (!intent) return { ref: id, amount: amount_paid, tax, refunded: 0, paid_at: new Date(created * 1_000) }
  return chargeOf(stripe, intent, tax)
}

async function intentOf({ invoicePayments, paymentIntents }: Stripe, invoice: string): Promise<Stripe.PaymentIntent | undefined> {
  const { data } = await invoicePayments.list({ invoice })
  const intent = data.find(({ payment }) => payment.payment_intent)?.payment.payment_intent
  if (!intent) return undefined
  return paymentIntents.retrieve(typeof intent === 'string' ? intent : intent.id, { expand: ['latest_charge'] })
}

/** What a bank took back is as good as given back. */
async function chargeOf(stripe: Stripe, intent: Stripe.PaymentIntent, tax: number): Promise<Charge> {
  const { id, amount_received: amount, latest_charge: charge } = intent
  if (charge === null || typeof charge === 'string') return { ref: id, amount, tax, refunded: 0, paid_at: new Date(intent.created * 1_000) }
  const refunded = charge.disputed && (await isLost(stripe, id)) ? amount : charge.amount_refunded
  return { ref: id, amount, tax, refunded, paid_at: new Date(charge.created * 1_000) }
}

async function isLost({ disputes }: Stripe, payment_intent: string): Promise<boolean> {
  const { data } = await disputes.list({ payment_intent })
  return data.some(({ status }) => status === 'lost')
}

/** What is over already, or was given back already, is as it should be. */
function unlessOver(error: Error & { code?: string }): void {
  if (['resource_missing', 'charge_already_refunded', 'payment_intent_unexpected_state'].includes(error.code ?? '')) return
  throw error
}
