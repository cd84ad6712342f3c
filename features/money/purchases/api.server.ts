import { Download } from '#server/download.ts'
import { invalid, notFound, paymentRefused } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { site } from '#web/site.ts'
import { t } from '#web/text/text.ts'
import { checkout } from './checkout/api.server.ts'
import { askCancel, askRefund } from './ending/api.server.ts'
import { cardsIn, couponOf, customerOf, priced, priceOf } from './offers/api.server.ts'
import * as rows from './rows.server.ts'

const api = guarded.payments

export const purchaseRoutes = api.router({
  products: api.products.handler(async ({ context: { payments } }) => {
    const { cards, scripts } = payments
    return {
      data: cards ? await cards.prices() : [],
      cards: cards && scripts.cards !== null ? { publishable_key: cards.publishable_key, script: scripts.cards } : null,
      takes_tax: payments.tax.isTaken,
      asks_postal_code: payments.tax.asks_postal_code,
      paypal: scripts.paypal === null ? null : { script: scripts.paypal },
    }
  }),

  cards: forUser.payments.cards.handler(async ({ context: { db, user, payments } }) => {
    const known = await rows.findCustomer(db, user.id)
    return { data: known ? await cardsIn(payments).cardsOf(known.customer) : [] }
  }),

  customer: forUser.payments.customer.handler(async ({ context: { db, user, payments } }) => ({
    data: { id: (await customerOf(db, cardsIn(payments), user)).customer },
  })),

  entry: forUser.payments.entry.handler(async ({ context: { db, user, payments } }) => {
    const cards = cardsIn(payments)
    const { customer, entry: known } = await customerOf(db, cards, user)
    const { id, client_secret } = await cards.entry(customer, known)
    if (id !== known) await rows.keepEntry(db, user.id, id)
    return { data: { client_secret } }
  }),

  keepCard: forUser.payments.keepCard.handler(async ({ context: { db, user, payments }, input: { payment_method } }) => {
    const cards = cardsIn(payments)
    const { customer } = await customerOf(db, cards, user)
    return { data: (await cards.cardOf(customer, payment_method)) ?? invalid({ payment_method: [t('money.no_such_card')] }) }
  }),

  removeCard: forUser.payments.removeCard.handler(async ({ context: { db, user, payments }, input: { id } }) => {
    const paid = await rows.findPaidBy(db, user.id, id)
    if (paid) paymentRefused(t('money.card_pays', { thing: paid.product_name }))
    await cardsIn(payments).forget(id)
  }),

  coupon: forUser.payments.coupon.handler(async ({ context: { db, user, payments }, input }) => {
    await countTry(db, `coupon:${user.id}`, { tries: 10, seconds: 3_600 })
    const cards = cardsIn(payments)
    const price = input.price_id === undefined ? undefined : await priceOf(cards, input.price_id)
    const { id, amount_off, percent_off } = await couponOf(cards, input.coupon, price)
    return { data: { id, amount_off, percent_off } }
  }),

  quote: forUser.payments.quote.handler(async ({ context: { db, user, payments }, input }) => {
    const cards = cardsIn(payments)
    const price = await priceOf(cards, input.price_id)
    const coupon = input.coupon === null ? null : await couponOf(cards, input.coupon, price)
    const known = input.payment_method === null ? undefined : await rows.findCustomer(db, user.id)
    const card = known && (await cards.cardOf(known.customer, input.payment_method!))
    const place = card ?? input.place ?? undefined
    const {
      tax_points: _points,
      tax_calculation: _calculation,
      percent: tax_percent,
      ...now
    } = await priced(payments, price, coupon, place)
    const stays = coupon?.duration === 'forever' ? coupon : null
    const next = price.recurring && (coupon === stays ? now : await priced(payments, price, stays, place))
    return {
      data: {
        ...now,
        tax_percent,
        currency: price.currency,
        takes_tax: payments.tax.isTaken,
        next: next && { at: dayAfter(price.recurring!), total: next.total },
        ends_on: await rows.endsOn(db, user.id),
      },
    }
  }),

  checkout: forUser.payments.checkout.handler(async ({ context, input }) => ({ data: await checkout(context, context.user, input) })),

  list: forUser.payments.list.handler(async ({ context: { db, user } }) => {
    const [data, papers] = await Promise.all([rows.listPurchases(db, user.id), rows.listPapers(db, user.id)])
    return { data, papers }
  }),

  paper: forUser.payments.paper.handler(async ({ context: { db, user, workshop }, input }) => {
    const paper = (await rows.findPaper(db, user.id, input)) ?? notFound()
    const made = await workshop.make('paper', { paper, site: site() })
    return new Download({ name: `${paper.kind.replace('_', '-')}-${paper.number}.pdf`, type: 'application/pdf', ...made })
  }),

  cancel: forUser.payments.cancel.handler(async ({ context: { db, user }, input: { id } }) => {
    await askCancel(db, user.id, id)
    return { data: (await rows.findPurchase(db, user.id, id)) ?? notFound() }
  }),

  refund: forUser.payments.refund.handler(async ({ context: { db, user }, input: { id } }) => {
    await askRefund(db, user.id, id)
    return { data: (await rows.findPurchase(db, user.id, id)) ?? notFound() }
  }),
})

function dayAfter({ interval, interval_count }: { interval: string; interval_count: number }): string {
  const at = new Date()
  if (interval === 'year') at.setUTCFullYear(at.getUTCFullYear() + interval_count)
  else if (interval === 'month') at.setUTCMonth(at.getUTCMonth() + interval_count)
  else at.setUTCDate(at.getUTCDate() + interval_count * (interval === 'week' ? 7 : 1))
  return at.toISOString().slice(0, 10)
}
