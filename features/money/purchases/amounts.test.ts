// One chance: money

import { expect, test } from 'vitest'
import { chanceFor } from '#tests/hostile/chance.ts'
import { newWorld } from '#tests/world.ts'
import { amountsOf } from './amounts.ts'
import { settle } from './settling/api.server.ts'
import { noPayments } from '#server/payments/payment-settings.ts'
import { openPayments } from '#server/payments/payments.ts'
import { ratesTax } from '#server/payments/tax.ts'
import type { Standing } from '#server/payments/provider.ts'

/** Once more, in whole numbers as long as they get, from the words of the rule alone. */
function independent(price: bigint, off: { amount?: bigint; percentTimes100?: bigint }, ratePoints: bigint) {
  const half = (part: bigint, whole: bigint) => (2n * part + whole) / (2n * whole)
  const wish = off.amount ?? half(price * (off.percentTimes100 ?? 0n), 10_000n)
  const discount = wish > price ? price : wish
  const net = price - discount
  const tax = half(net * ratePoints, 10_000n)
  return { discount, tax, total: net + tax }
}

const chance = chanceFor('ten thousand purchases')

const random = Array.from({ length: 10_000 }, () => {
  const price = chance.whole(1, 500_000)
  const percent = chance.whole(1, 10_000)
  const amount_off = chance.whole(1, 600_000)
  const kind = chance.one(['none', 'percent', 'amount'])
  const points = chance.one([0, 0, 700, 825, 1_900, chance.whole(1, 2_500)])
  return { price, percent, amount_off, kind, points, back: chance.next() < 0.2 }
})

// RULE-060 RULE-061 RULE-062
test('ten thousand random purchases come to the cent to what is computed otherwise', () => {
  const wrong = random.filter(({ price, percent, amount_off, kind, points }) => {
    const coupon = { none: null, percent: { amount_off: null, percent_off: percent / 100 }, amount: { amount_off, percent_off: null } }[
      kind
    ]!
    const off = { none: {}, percent: { percentTimes100: BigInt(percent) }, amount: { amount: BigInt(amount_off) } }[kind]!
    const ours = amountsOf(price, coupon, points)
    const theirs = independent(BigInt(price), off, BigInt(points))
    return (
      BigInt(ours.total) !== theirs.total || BigInt(ours.tax) !== theirs.tax || BigInt(ours.discount) !== theirs.discount || ours.total < 0
    )
  })
  expect(wrong).toEqual([])
})

test('what is taken and given back adds up on paper as it does at the bank, in parts, too', { timeout: 120_000 }, async () => {
  const { db } = await newWorld()
  const sums = { taken: 0, back: 0, tax: 0, taxBack: 0 }
  for (const [at, { price, points, back }] of random.slice(0, 300).entries()) {
    const { amount, discount, tax, total } = amountsOf(price, null, points)
    const common = {
      product_id: 'p',
      product_name: 'P',
      price_id: 'p',
      payment_method: null,
      coupon_id: null,
      currency: 'usd',
      customer: null,
    }
    const { id } = await db
      .insertInto('purchases')
      .values({
        ...common,
        user_id: null,
        provider: 'stripe',
        key: `${at}`,
        request_hash: Buffer.from(''),
        amount,
        discount,
        tax,
        tax_points: points,
        total,
        is_recurring: false,
        grants_premium: true,
        ends_with_wedding: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const first = Math.floor(total / 3)
    for (const refunded of back ? [0, first, total] : [0]) {
      const charge = { ref: `pi_${id}`, amount: total, tax, refunded, paid_at: new Date() }
      const standing: Standing = { state: 'paid', ref: `pi_${id}`, charges: [charge], paid_until: null, is_cancelled: false }
      const provider = { look: async () => standing }
      await settle(
        db,
        { cards: provider as never, paypal: undefined, gifts: undefined, tax: ratesTax([]), scripts: openPayments(noPayments).scripts },
        id,
      )
    }
    sums.taken += total
    sums.tax += tax
    if (back) sums.back += total
    if (back) sums.taxBack += tax
  }
  const papers = await db.selectFrom('papers').select(['kind', 'number', 'total', 'tax']).orderBy('number').execute()
  const sum = (kind: string, of: 'total' | 'tax') => papers.filter((one) => one.kind === kind).reduce((sum, one) => sum + one[of], 0)
  expect({
    taken: sum('invoice', 'total'),
    tax: sum('invoice', 'tax'),
    back: sum('credit_note', 'total'),
    taxBack: sum('credit_note', 'tax'),
  }).toEqual(sums)
  for (const kind of ['invoice', 'credit_note']) {
    const numbers = papers.filter((one) => one.kind === kind).map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, nth) => nth + 1))
  }
})
