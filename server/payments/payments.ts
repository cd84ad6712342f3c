import { type Cards, openCards } from './cards.ts'
import { type PaymentScripts, scriptsOf } from './payment-scripts.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { openPaypal, type Paypal } from './paypal.ts'
import type { TaxRates } from './tax.ts'

/** Who takes money for us. */
export interface Payments {
  cards: Cards | undefined
  paypal: Paypal | undefined
  tax: TaxRates
  /** What a browser loads to pay. */
  scripts: PaymentScripts
}

export function openPayments(settings: PaymentSettings): Payments {
  const { cards, paypal, tax } = settings
  return { cards: cards && openCards(cards), paypal: paypal && openPaypal(paypal), tax, scripts: scriptsOf(settings) }
}
