import { type Cards, openCards } from './cards.ts'
import { type Gifts, openGifts } from './gifts.ts'
import { type PaymentScripts, scriptsOf } from './payment-scripts.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { openPaypal, type Paypal } from './paypal.ts'
import { byProvider, ratesTax, type Tax } from './tax.ts'

/** Who takes money for us. */
export interface Payments {
  cards: Cards | undefined
  paypal: Paypal | undefined
  tax: Tax
  /** Cards that pay a couple's own account; absent where nothing is said of it. */
  gifts: Gifts | undefined
  /** What a browser loads to pay. */
  scripts: PaymentScripts
}

export function openPayments(settings: PaymentSettings): Payments {
  const { cards: keys, paypal, tax, gifts } = settings
  const cards = keys && openCards(keys)
  return {
    cards,
    paypal: paypal && openPaypal(paypal),
    tax: tax === byProvider ? (cards?.tax ?? ratesTax([])) : ratesTax(tax),
    gifts: keys && gifts && openGifts(keys, gifts),
    scripts: scriptsOf(settings),
  }
}
