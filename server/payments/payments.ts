import { type Cards, openCards } from './cards.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { openPaypal, type Paypal } from './paypal.ts'
import type { TaxRates } from './tax.ts'

/** Who takes money for us. */
export interface Payments {
  cards: Cards | undefined
  paypal: Paypal | undefined
  tax: TaxRates
}

export function openPayments({ cards, paypal, tax }: PaymentSettings): Payments {
  return { cards: cards && openCards(cards), paypal: paypal && openPaypal(paypal), tax }
}
