import type { Db } from '#db/db.ts'
import { notFound, paymentRefused, unavailable } from '#server/errors.ts'
import type { Cards } from '#server/payments/cards.ts'
import type { Payments } from '#server/payments/payments.ts'
import type { Coupon, Price } from '#server/payments/provider.ts'
import { type Place, PlaceUnknown, type Taxed } from '#server/payments/tax.ts'
import { t } from '#web/text/text.ts'
import { type Amounts, amountsOf, type Off } from '../amounts.ts'
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

interface Priced extends Amounts {
  tax_points: number
  tax_calculation: string | null
  /** Of the tax, as PayPal wants to hear it. */
  percent: string
}

/** As the button says it; what the browser thinks of it counts for nothing. Whose place is not known pays no tax yet. */
export async function priced({ tax }: Payments, price: Price, coupon: Off | null, place: Place | undefined): Promise<Priced> {
  const bare = amountsOf(price.unit_amount, coupon, 0)
  const taxed: Taxed = place ? await tax.on(bare.total, price.currency, place).catch(refusePlace) : { by: 'rate', points: 0, percent: '0' }
  const { percent } = taxed
  if (taxed.by === 'rate')
    return { ...amountsOf(price.unit_amount, coupon, taxed.points), tax_points: taxed.points, tax_calculation: null, percent }
  return { ...bare, tax: taxed.tax, total: bare.total + taxed.tax, tax_points: 0, tax_calculation: taxed.calculation, percent }
}

function refusePlace(error: unknown): never {
  if (error instanceof PlaceUnknown) paymentRefused(t('money.place_unknown'), 'place')
  throw error
}
