import { StartRefused } from '#db/start-refused.ts'

/** By which cards can pay couples' own accounts; whether they may, an operator records while it runs. */
export interface GiftSettings {
  /** Of events of the couples' own accounts. */
  webhook_secret: string
  fee: GiftFee
}

/** About what a provider keeps: hundredths of a percent, and cents. */
export interface GiftFee {
  points: number
  cents: number
}

/** Stripe's price of a card of the United States. */
export const usualFee: GiftFee = { points: 290, cents: 30 }

/** Absent where nothing is said of it: then there is nothing to record an approval for. */
export function readGifts(env: Record<string, string | undefined>): GiftSettings | undefined {
  const webhook_secret = env['STRIPE_GIFTS_WEBHOOK_SECRET']
  const fee = env['STRIPE_GIFTS_FEE']
  if (!webhook_secret) return undefined
  if (!env['STRIPE_SECRET_KEY']) throw new StartRefused('STRIPE_GIFTS_WEBHOOK_SECRET needs the keys of Stripe; please set them, too.')
  return { webhook_secret, fee: fee ? readFee(fee) : usualFee }
}

function readFee(said: string): GiftFee {
  const [, percent, dollars] = /^(\d{1,2}(?:\.\d{1,2})?)%\+(\d(?:\.\d\d)?)$/.exec(said) ?? []
  if (percent && dollars) return { points: Math.round(Number(percent) * 100), cents: Math.round(Number(dollars) * 100) }
  throw new StartRefused(`STRIPE_GIFTS_FEE is "${said}"; please set it to what Stripe keeps of a gift, such as 2.9%+0.30.`)
}
