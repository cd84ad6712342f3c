import type Stripe from 'stripe'
import type { Coupon, Price } from './provider.ts'

export interface CardPrices {
  prices: () => Promise<Price[]>
  /** Undefined for one that is not sold, or not any more. */
  price: (id: string) => Promise<Price | undefined>
  /** The same of one that was sold: who pays it pays it still. */
  priceEver: (id: string) => Promise<Price | undefined>
  /** Undefined for one that nobody may use now. */
  coupon: (id: string) => Promise<Coupon | undefined>
  /** The same of one that could be used: whoever did keeps what it takes off. */
  couponEver: (id: string) => Promise<Coupon | undefined>
  /** From its next renewal on a subscription costs this; nothing is charged or given back now. */
  changePrice: (subscription: string, price: string, key: string) => Promise<void>
}

/** What is sold by card, and for how much. */
export function openCardPrices(stripe: () => Promise<Stripe>): CardPrices {
  return {
    async prices() {
      const { data } = await (await stripe()).prices.list({ active: true, limit: 100, expand: ['data.product'] })
      return data.flatMap((price) => soldOf(price) ?? [])
    },

    async price(id) {
      const found = await findPrice(await stripe(), id)
      return found && soldOf(found)
    },

    async priceEver(id) {
      const found = await findPrice(await stripe(), id)
      return found && priceOf(found)
    },

    async coupon(id) {
      const found = await findCoupon(await stripe(), id)
      return found?.valid ? couponOf(found) : undefined
    },

    async couponEver(id) {
      const found = await findCoupon(await stripe(), id)
      return found && couponOf(found)
    },

    async changePrice(subscription, price, idempotencyKey) {
      const { subscriptions } = await stripe()
      const [item] = (await subscriptions.retrieve(subscription)).items.data
      const items = [{ id: item!.id, price }]
      await subscriptions.update(subscription, { items, proration_behavior: 'none' }, { idempotencyKey })
    },
  }
}

/** What an id names that is not there is nothing; everything else that fails is still a failure. */
export function unlessMissing(error: unknown): undefined {
  if ((error as { code?: string }).code === 'resource_missing') return undefined
  throw error
}

function findPrice({ prices }: Stripe, id: string) {
  return prices.retrieve(id, { expand: ['product'] }).catch(unlessMissing)
}

function findCoupon({ coupons }: Stripe, id: string) {
  return coupons.retrieve(id, { expand: ['applies_to'] }).catch(unlessMissing)
}

function couponOf({ id, amount_off, percent_off, duration, applies_to }: Stripe.Coupon): Coupon {
  return { id, amount_off, percent_off, duration, products: applies_to?.products ?? null }
}

function soldOf(price: Stripe.Price): Price | undefined {
  const { active, product } = price
  const isSold = active && typeof product !== 'string' && !product.deleted && product.active
  return isSold ? priceOf(price) : undefined
}

function priceOf({ id, nickname, product, unit_amount, currency, recurring, metadata }: Stripe.Price): Price | undefined {
  if (unit_amount === null || typeof product === 'string' || product.deleted) return undefined
  const { name, images, metadata: said } = product
  return {
    id,
    nickname,
    product: product.id,
    unit_amount,
    currency,
    recurring: recurring && { interval: recurring.interval, interval_count: recurring.interval_count },
    details: { name, images, metadata: said },
    metadata,
  }
}
