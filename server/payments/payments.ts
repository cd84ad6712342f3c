import { type Cards, openCards } from './cards.ts'
import { type Gifts, openGifts } from './gifts.ts'
import { type PaymentScripts, scriptsOf } from './payment-scripts.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { openPaypal, type Paypal } from './paypal.ts'
import type { TaxRates } from './tax.ts'

/** Who takes money for us. */
export interface Payments {
  cards: Cards | undefined
  paypal: Paypal | undefined
  tax: TaxRates
  /** Cards that pay a couple's own account; absent where nothing is said of it. */
  gifts: Gifts | undefined
  /** What a browser loads to pay. */
  scripts: PaymentScripts
}

export function openPayments(settings: PaymentSettings): Payments {
  const { cards, paypal, tax, gifts } = settings
  return {
    cards: cards && openCards(cards),
    paypal: paypal && openPaypal(paypal),
    tax,
    gifts: cards && gifts && openGifts(cards, gifts),
    scripts: scriptsOf(settings),
  }
}
