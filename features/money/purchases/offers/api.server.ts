import type { Db } from '#db/db.ts'
import { notFound, paymentRefused, unavailable } from '#server/errors.ts'
import type { Cards } from '#server/payments/cards.ts'
import type { Payments } from '#server/payments/payments.ts'
import type { Card, Coupon, Price } from '#server/payments/provider.ts'
import { pointsAt } from '#server/payments/tax.ts'
import { t } from '#web/text/text.ts'
import { type Amounts, amountsOf } from '../amounts.ts'
import * as rows from '../rows.server.ts'

export function cardsIn({ cards }: Payments): Cards {
  return cards ?? unavailable()
}

/** Made at the provider when it is first needed. */
export async function customerOf(
  db: Db,
  cards: Cards,
  user: { id: number; email: string },
): Promise<{ customer: string; entry: string | null }> {
  const known = await rows.findCustomer(db, user.id)
  if (known) return known
  await rows.keepCustomer(db, user.id, await cards.newCustomer(user))
  return (await rows.findCustomer(db, user.id)) ?? notFound()
}

export async function priceOf(cards: Cards, id: string): Promise<Price> {
  return (await cards.price(id)) ?? paymentRefused(t('money.not_sold'), 'price_id')
}

/** One that is for this, now. */
export async function couponOf(cards: Cards, id: string, price?: Price): Promise<Coupon> {
  const coupon = await cards.coupon(id)
  const isForThis = coupon && (!price || coupon.products === null || coupon.products.includes(price.product))
  return isForThis ? coupon : paymentRefused(t('money.no_such_coupon'), 'coupon')
}

/** As the button says it; what the browser thinks of it counts for nothing. */
export function priced(
  price: Price,
  coupon: Coupon | null,
  { tax, card }: { tax: Payments['tax']; card: Card },
): Amounts & { tax_points: number } {
  const tax_points = pointsAt(tax, card)
  return { ...amountsOf(price.unit_amount, coupon, tax_points), tax_points }
}
