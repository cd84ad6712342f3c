import type { Mood } from './state.ts'

interface TestCard {
  brand: string
  last4: string
  country: string
  mood?: Mood
}

/**
 * Stripe's own names of its test cards, so that no number ever travels; a browser has them for the numbers that Stripe publishes.
 * The last one is ours: its bank says yes, and the line is cut before the answer.
 */
export const testCards: Record<string, TestCard> = {
  pm_card_visa: { brand: 'visa', last4: '4242', country: 'US' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444', country: 'US' },
  pm_card_de: { brand: 'visa', last4: '0016', country: 'DE' },
  pm_card_chargeDeclined: { brand: 'visa', last4: '0002', country: 'US', mood: 'declined' },
  pm_card_chargeDeclinedInsufficientFunds: { brand: 'visa', last4: '9995', country: 'US', mood: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { brand: 'visa', last4: '0069', country: 'US', mood: 'expired_card' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', country: 'US', mood: 'asks' },
  pm_card_cutAfterCharge: { brand: 'visa', last4: '0044', country: 'US', mood: 'cut' },
}

/** The numbers that Stripe publishes for trying out, and what each is called; a browser's script knows these and no others. */
export const publishedNumbers: Record<string, string> = {
  '4242424242424242': 'pm_card_visa',
  '5555555555554444': 'pm_card_mastercard',
  '4000002760000016': 'pm_card_de',
  '4000000000000002': 'pm_card_chargeDeclined',
  '4000000000009995': 'pm_card_chargeDeclinedInsufficientFunds',
  '4000000000000069': 'pm_card_chargeDeclinedExpiredCard',
  '4000002760003184': 'pm_card_authenticationRequired',
}

interface Refusal {
  code: string
  decline_code: string
  message: string
}

/** What a bank says, in Stripe's words. */
export const refusals: Record<'declined' | 'insufficient_funds' | 'expired_card', Refusal> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  expired_card: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
}
