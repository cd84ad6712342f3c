import { StartRefused } from '#db/start-refused.ts'

/** That cards may pay couples' own accounts, as the provider wrote it, and what it is thought to keep of a gift. */
export interface GiftSettings {
  /** The day of the provider's written approval. */
  approved_on: string
  /** Where that stands. */
  reference: string
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

/** Absent where no approval is recorded: then nothing of it is there. */
export function readGifts(env: Record<string, string | undefined>): GiftSettings | undefined {
  const { STRIPE_GIFTS_APPROVED: approved, STRIPE_GIFTS_WEBHOOK_SECRET: webhook_secret, STRIPE_GIFTS_FEE: fee } = env
  if (!approved) return undefined
  const [, approved_on, reference] = /^(\d{4}-\d\d-\d\d) +(\S.*)$/.exec(approved) ?? []
  if (!approved_on || !reference || Number.isNaN(Date.parse(approved_on)))
    throw new StartRefused(
      `STRIPE_GIFTS_APPROVED is "${approved}"; please set it to the day and the reference of Stripe's written approval.`,
    )
  if (!env['STRIPE_SECRET_KEY'] || !webhook_secret)
    throw new StartRefused('STRIPE_GIFTS_APPROVED needs the keys of Stripe and STRIPE_GIFTS_WEBHOOK_SECRET; please set them, too.')
  return { approved_on, reference, webhook_secret, fee: fee ? readFee(fee) : usualFee }
}

function readFee(said: string): GiftFee {
  const [, percent, dollars] = /^(\d{1,2}(?:\.\d{1,2})?)%\+(\d(?:\.\d\d)?)$/.exec(said) ?? []
  if (percent && dollars) return { points: Math.round(Number(percent) * 100), cents: Math.round(Number(dollars) * 100) }
  throw new StartRefused(`STRIPE_GIFTS_FEE is "${said}"; please set it to what Stripe keeps of a gift, such as 2.9%+0.30.`)
}
