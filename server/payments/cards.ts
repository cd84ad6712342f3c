import type Stripe from 'stripe'
import { openCardLook } from './card-look.ts'
import { type CardPrices, openCardPrices, unlessMissing } from './card-prices.ts'
import { addressOf, openCardTax } from './card-tax.ts'
import type { CardSettings } from './payment-settings.ts'
import { type Card, type Order, type Provider, Refused, Unanswered } from './provider.ts'
import type { Tax } from './tax.ts'

export interface Cards extends Provider, CardPrices {
  publishable_key: string
  /** As the provider reckons it. */
  tax: Tax
  newCustomer: (user: { id: number; email: string }) => Promise<string>
  cardsOf: (customer: string) => Promise<Card[]>
  /** A card of this customer, or one whose entry they finished; undefined is anybody else's. */
  cardOf: (customer: string, id: string) => Promise<Card | undefined>
  /** Whether a card is kept for this customer; nothing comes of the question. */
  isOf: (customer: string, id: string) => Promise<boolean>
  /** The provider forgets it. */
  forget: (id: string) => Promise<void>
  /** With which a browser enters a card at the provider; the one that was given, while it is unused. */
  entry: (customer: string, known: string | null) => Promise<{ id: string; client_secret: string }>
  /** Answers the provider's name for it. */
  charge: (order: Order) => Promise<string>
  /** What an event of the provider's is about; it throws unless it was signed by it, for us, just now. */
  eventIn: (raw: Buffer, signature: string) => Promise<{ id: string; type: string; object: Record<string, unknown> }>
}

/** In milliseconds; twice that, and no more, is waited for an answer. */
const patience = 10_000

/** Cards by Stripe, whose package is read when somebody first needs it. */
export function openCards(settings: CardSettings): Cards {
  let opened: Promise<Stripe> | undefined
  const stripe = () => (opened ??= openStripe(settings))
  return {
    publishable_key: settings.publishable_key,
    ...openCardLook(stripe),
    ...openCardPrices(stripe),
    tax: openCardTax(stripe),

    async newCustomer({ id, email }) {
      const made = await (await stripe()).customers.create({ email, metadata: { user: String(id) } }, { idempotencyKey: `customer-${id}` })
      return made.id
    },

    async cardsOf(customer) {
      const { data } = await (await stripe()).paymentMethods.list({ customer, type: 'card', limit: 100 })
      return data.map(cardIn)
    },

    async cardOf(customer, id) {
      const api = await stripe()
      const found = await api.paymentMethods.retrieve(id).catch(unlessMissing)
      if (!found?.card) return undefined
      if (found.customer !== null) return found.customer === customer ? cardIn(found) : undefined
      const entries = await api.setupIntents.list({ customer, payment_method: id })
      if (!entries.data.some(({ status }) => status === 'succeeded')) return undefined
      return cardIn(await api.paymentMethods.attach(id, { customer }))
    },

    async isOf(customer, id) {
      const found = await (await stripe()).paymentMethods.retrieve(id).catch(unlessMissing)
      return found?.customer === customer
    },

    async forget(id) {
      await (await stripe()).paymentMethods.detach(id)
    },

    async entry(customer, known) {
      const { setupIntents } = await stripe()
      const old = known === null ? undefined : await setupIntents.retrieve(known).catch(unlessMissing)
      const isUnused = old?.status === 'requires_payment_method' && old.customer === customer
      const { id, client_secret } = isUnused ? old : await setupIntents.create({ customer, usage: 'off_session' })
      return { id, client_secret: client_secret! }
    },

    async charge(order) {
      const { id } = await (order.is_recurring ? subscribe(await stripe(), order) : payOnce(await stripe(), order)).catch(asToldOrUnknown)
      return id
    },

    async eventIn(raw, signature) {
      const { id, type, data } = (await stripe()).webhooks.constructEvent(raw, signature, settings.webhook_secret, 300)
      return { id, type, object: { ...data.object } as Record<string, unknown> }
    },
  }
}

export async function openStripe({ secret_key, api }: CardSettings): Promise<Stripe> {
  const { default: Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(api)
  const isPlain = protocol === 'http:'
  const address = { host: hostname, protocol: isPlain ? 'http' : 'https', port: Number(port || (isPlain ? 80 : 443)) } as const
  return new Stripe(secret_key, { ...address, timeout: patience, maxNetworkRetries: 1, telemetry: false })
}

function payOnce({ paymentIntents }: Stripe, order: Order): Promise<{ id: string }> {
  const { id, customer, payment_method, total, currency, product_name: description, user_id, price_id, tax_calculation } = order
  // With it the provider books the tax of what is paid, and takes it back with what goes back.
  const hooks = tax_calculation !== null && { hooks: { inputs: { tax: { calculation: tax_calculation } } } }
  const metadata = { purchase: id, user: user_id, price: price_id }
  const how = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const }, confirm: true }
  return paymentIntents.create(
    { amount: total, currency, customer, payment_method, description, metadata, ...how, ...hooks },
    { idempotencyKey: keyOf(order) },
  )
}

async function subscribe(stripe: Stripe, order: Order): Promise<{ id: string }> {
  const { id, customer, payment_method, price_id, coupon_id, tax_points, tax_calculation, user_id } = order
  const isProviders = tax_calculation !== null
  if (isProviders) await liveThere(stripe, customer, payment_method)
  const rate = tax_points > 0 ? [await taxRate(stripe, tax_points)] : []
  return stripe.subscriptions.create(
    {
      customer,
      items: [{ price: price_id }],
      default_payment_method: payment_method,
      payment_behavior: 'allow_incomplete',
      metadata: { purchase: id, user: user_id },
      ...(isProviders && { automatic_tax: { enabled: true } }),
      ...(rate.length > 0 && { default_tax_rates: rate }),
      ...(coupon_id !== null && { discounts: [{ coupon: coupon_id }] }),
    },
    { idempotencyKey: keyOf(order) },
  )
}

/** Of a subscription the provider reckons the tax by where its customer lives: there, where the card does. */
async function liveThere({ customers, paymentMethods }: Stripe, customer: string, payment_method: string): Promise<void> {
  await customers.update(customer, { address: addressOf(cardIn(await paymentMethods.retrieve(payment_method))) })
}

/** One for each height that the operator takes, made when it is first needed. */
async function taxRate({ taxRates }: Stripe, points: number): Promise<string> {
  const percentage = points / 100
  const { data } = await taxRates.list({ active: true, inclusive: false, limit: 100 })
  const known = data.find((rate) => rate.metadata?.['posy'] === String(points))
  const made = { percentage, display_name: 'Tax', inclusive: false, metadata: { posy: String(points) } }
  return (known ?? (await taxRates.create(made, { idempotencyKey: `tax-${points}` }))).id
}

function keyOf({ id }: Order): string {
  return `purchase-${id}`
}

function cardIn({ id, card, billing_details: { address } }: Stripe.PaymentMethod): Card {
  const { brand, last4, exp_month, exp_year, country } = card!
  const place = { country: address?.country ?? country, state: address?.state ?? null, postal_code: address?.postal_code ?? null }
  return { id, brand, last4, exp_month, exp_year, ...place }
}

/** Of what failed only the words of a bank are for whoever pays; and only a refusal says that nothing was charged. */
export function asToldOrUnknown(error: Error & { type?: string }): never {
  if (error.type === 'StripeCardError') throw new Refused(error.message)
  if (error.type === 'StripeInvalidRequestError') throw new Refused('This payment could not be made. Nothing was charged.')
  throw new Unanswered(error.message)
}
