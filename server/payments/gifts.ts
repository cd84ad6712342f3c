import type Stripe from 'stripe'
import { asToldOrUnknown, openStripe } from './cards.ts'
import { giftStanding, type KnownGift, lookAtGift } from './gift-look.ts'
import type { GiftSettings } from './gift-settings.ts'
import type { CardSettings } from './payment-settings.ts'

/** How a couple's own account stands at the provider. */
export interface AccountStanding {
  charges_enabled: boolean
  details_submitted: boolean
}

/** What a card is asked for; it stands in a row of ours before. */
export interface GiftOrder {
  id: number
  account: string
  payment_method: string
  amount: number
  currency: string
  description: string
}

export type Gifts = ReturnType<typeof openGifts>

/** Cards that pay a couple's own account: nothing of it passes the operator's, and nothing is kept of it. */
export function openGifts(cards: CardSettings, { webhook_secret, ...settings }: GiftSettings) {
  let opened: Promise<Stripe> | undefined
  const stripe = () => (opened ??= openStripe(cards))
  return {
    ...settings,

    /** An account that belongs to the couple alone, once for each. */
    async newAccount({ id, email }: { id: number; email: string }): Promise<string> {
      const made = await (await stripe()).accounts.create(
        { type: 'standard', email, metadata: { user: String(id) } },
        { idempotencyKey: `gift-account-${id}` },
      )
      return made.id
    },

    /** Where the couple says to the provider who they are. */
    async onboarding(account: string, back: string): Promise<string> {
      const said = { account, type: 'account_onboarding', return_url: back, refresh_url: back } as const
      return (await (await stripe()).accountLinks.create(said)).url
    },

    /** One that is not ours to ask any more takes nothing. */
    async account(account: string): Promise<AccountStanding> {
      const { accounts } = await stripe()
      const found = await accounts.retrieve(account).catch((error: Error & { code?: string }) => {
        if (error.code === 'account_invalid' || error.code === 'resource_missing') return undefined
        throw error
      })
      return { charges_enabled: found?.charges_enabled ?? false, details_submitted: found?.details_submitted ?? false }
    },

    /** Answers the provider's name for it. */
    async give({ id, account, ...order }: GiftOrder): Promise<string> {
      const { paymentIntents } = await stripe()
      const how = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const }, confirm: true }
      const made = await paymentIntents
        .create({ ...order, metadata: { gift: id }, ...how }, { stripeAccount: account, idempotencyKey: `gift-${id}` })
        .catch(asToldOrUnknown)
      return made.id
    },

    /** Nobody can pay it any more. What was paid or let go of meanwhile stays as it is, and so does what can't be reached. */
    async letGo({ account, ref }: { account: string; ref: string }): Promise<void> {
      const { paymentIntents } = await stripe()
      await paymentIntents.cancel(ref, {}, { stripeAccount: account }).catch((error: Error & { type?: string }) => {
        if (error.type !== 'StripeInvalidRequestError') throw error
      })
    },

    async look(known: KnownGift) {
      return giftStanding(await lookAtGift(await stripe(), known))
    },

    /** It throws unless the provider signed it, for the accounts of couples, just now. */
    async requireEvent(raw: Buffer, signature: string): Promise<void> {
      ;(await stripe()).webhooks.constructEvent(raw, signature, webhook_secret, 300)
    },
  }
}
