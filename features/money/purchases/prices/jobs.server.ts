import * as z from 'zod'
import { type Db, inTransaction } from '#db/db.ts'
import type { Task } from '#server/jobs.ts'
import { queueMail } from '#server/mail.ts'
import type { Cards } from '#server/payments/cards.ts'
import type { Payments } from '#server/payments/payments.ts'
import type { Price } from '#server/payments/provider.ts'
import { amountsOf } from '../amounts.ts'
import { priceLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

/** The task tell_prices: whoever pays a price that another one replaces is told before they are charged the other. */
export async function tellPrices(db: Db, payments: Payments, public_url: string): Promise<void> {
  const { cards, tax } = payments
  if (!cards) return
  const next = replacedBy(await cards.pricesEver())
  if (next.size === 0) return rows.queueUnmoved(db)
  const shop: Shop = {
    priceEver: once(cards.priceEver),
    price: once(cards.price),
    couponEver: once(cards.couponEver),
    cardOf: cards.cardOf,
    tax,
  }
  for (let after = 0; ; ) {
    const found = await rows.findRepriced(db, [...next.keys()], after)
    for (const repriced of found) {
      const totals = await totalsOf(shop, repriced, lastOf(next, repriced.price_id))
      if (totals) await tell(db, { ...repriced, ...totals }, public_url)
    }
    const last = found.at(-1)
    if (!last) break
    after = last.id
  }
  await rows.queueUnmoved(db)
}

type Shop = Pick<Cards, 'priceEver' | 'price' | 'couponEver' | 'cardOf'> & Pick<Payments, 'tax'>

/** The provider is asked once in a run, however many pay the same. */
function once<Found>(find: (id: string) => Promise<Found>): (id: string) => Promise<Found> {
  const known = new Map<string, Promise<Found>>()
  return (id) => known.get(id) ?? known.set(id, find(id)).get(id)!
}

interface Totals {
  old_total: number
  new_total: number
  new_price: string
}

/** In one act: what was told, the letter, and the job that follows it. */
function tell(db: Db, told: rows.Repriced & Totals, public_url: string): Promise<void> {
  const { id: purchase_id, new_price: price_id, old_total, new_total, paid_until: charge_at } = told
  return inTransaction(db, async (db) => {
    const notice = await rows.insertNotice(db, { purchase_id, price_id, old_total, new_total, charge_at })
    if (notice) await rows.keepLetter(db, notice.id, await queueMail(db, priceLetter(told, public_url)))
  })
}

/** Undefined where the other price is of something else, or for another time: nobody is moved to that by a letter. */
async function totalsOf(cards: Shop, repriced: rows.Repriced, price: Price): Promise<Totals | undefined> {
  const { price_id, coupon_id, tax_points } = repriced
  const old = await cards.priceEver(price_id)
  const isSame =
    old?.product === price.product &&
    old.currency === price.currency &&
    old.recurring?.interval === price.recurring?.interval &&
    old.recurring?.interval_count === price.recurring?.interval_count
  if (!isSame || old.unit_amount === price.unit_amount || !(await cards.price(price.id))) return undefined
  const coupon = coupon_id === null ? undefined : await cards.couponEver(coupon_id)
  const off = coupon?.duration === 'forever' ? coupon : null
  const [was, is] = await Promise.all(
    [old, price].map(async ({ unit_amount, currency }) => {
      const { total } = amountsOf(unit_amount, off, tax_points)
      return total + (await taxOfProvider(cards, repriced, total, currency))
    }),
  )
  return { old_total: was!, new_total: is!, new_price: price.id }
}

/** Nothing where a rate of the operator's counts, which stands in the total already. */
async function taxOfProvider({ cardOf, tax }: Shop, paid: rows.Repriced, net: number, currency: string): Promise<number> {
  const { tax_calculation, customer, payment_method } = paid
  if (tax_calculation === null || customer === null || payment_method === null) return 0
  const card = await cardOf(customer, payment_method)
  const taxed = card && (await tax.on(net, currency, card))
  return taxed?.by === 'provider' ? taxed.tax : 0
}

/** By the operator's word on the newer one; of two that replace the same the newest counts. */
function replacedBy(prices: readonly Price[]): Map<string, Price> {
  return new Map(prices.toReversed().flatMap((price) => (price.metadata['replaces'] ? [[price.metadata['replaces'], price] as const] : [])))
}

/** Over several raises it is the last that counts. */
function lastOf(next: ReadonlyMap<string, Price>, id: string): Price {
  const seen = new Set([id])
  let price = next.get(id)!
  for (let later = next.get(price.id); later && !seen.has(price.id); later = next.get(price.id)) {
    seen.add(price.id)
    price = later
  }
  return price
}

const Job = z.object({ id: z.int() })

/** The task move_price: the provider hears of it when the letter left in time; otherwise the old price holds for that charge. */
export function movePrice(db: Db, { cards }: Payments): Task {
  return async (payload) => {
    const { id } = Job.parse(payload)
    const found = await rows.findUnmoved(db, id)
    if (!found || !cards) return
    const { ref, price_id, is_told, is_late } = found
    if (!is_told && is_late) return
    if (!is_told) throw new Error('The letter has not left yet')
    await cards.changePrice(ref, price_id, `price-${id}`)
    await rows.markMoved(db, id)
  }
}
