import { refusals } from './card-numbers.ts'
import { newCharge, newIntent } from './card-things.ts'
import { now, type Shown, type State } from './state.ts'
import { newInvoice, newInvoicePayment, periodAfter } from './subscription-things.ts'
import { SandboxError } from './sandbox-error.ts'
import { book } from './tax-things.ts'

type Tell = (type: string, object: Shown) => void

/** Where money would move, and what follows from it; `tell` hears of each event. */
export class Bank {
  readonly #state: State
  readonly #tell: Tell

  constructor(state: State, tell: Tell) {
    this.#state = state
    this.#tell = tell
  }

  /** Asks the bank: the intent shows what it said. */
  confirm(intent: Shown): void {
    const mood = this.#state.moods[String(intent['payment_method'])]
    if (mood === 'asks' && intent['status'] !== 'requires_action') {
      Object.assign(intent, {
        status: 'requires_action',
        next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
      })
      return this.#tell('payment_intent.requires_action', intent)
    }
    if (mood && mood !== 'asks' && mood !== 'cut') return this.#refuse(intent, refusals[mood])
    const charge = newCharge(this.#state, intent)
    Object.assign(intent, { status: 'succeeded', amount_received: intent['amount'], latest_charge: charge.id, next_action: null })
    book(this.#state, intent)
    this.#tell('payment_intent.succeeded', intent)
    this.#tell('charge.succeeded', charge)
  }

  #refuse(intent: Shown, said: { code: string; message: string; decline_code?: string }): void {
    Object.assign(intent, { status: 'requires_payment_method', next_action: null, last_payment_error: { type: 'card_error', ...said } })
    this.#tell('payment_intent.payment_failed', intent)
  }

  /** Takes the money for a period. */
  bill(subscription: Shown, { coupon, from, to }: { coupon: Shown | undefined; from: number; to: number }): Shown {
    const invoice = newInvoice(this.#state, { subscription, coupon, from, to })
    subscription['latest_invoice'] = invoice.id
    this.#tell('invoice.created', invoice)
    if (invoice['total'] === 0) this.#pay(invoice)
    else {
      const { customer, currency, total } = invoice as Shown & { customer: string; currency: string; total: number }
      const payment_method = String(subscription['default_payment_method'])
      const intent = newIntent(this.#state, {
        amount: total,
        currency,
        customer,
        payment_method,
        description: 'Subscription',
        metadata: {},
      })
      newInvoicePayment(this.#state, invoice, intent)
      this.confirm(intent)
      this.#follow(intent)
    }
    return invoice
  }

  /** An intent of an invoice decides over it, and over its subscription. */
  #follow(intent: Shown): void {
    const payment = this.#state
      .all('invoice_payment')
      .find(({ payment }) => (payment as { payment_intent: string }).payment_intent === intent.id)
    const invoice = payment && this.#state.find(String(payment['invoice']))
    if (!payment || !invoice) return
    if (intent['status'] === 'succeeded') {
      Object.assign(payment, { status: 'paid', amount_paid: intent['amount'] })
      return this.#pay(invoice)
    }
    const subscription = this.#subscriptionOf(invoice)
    if (subscription?.['status'] === 'active') {
      subscription['status'] = 'past_due'
      this.#tell('customer.subscription.updated', subscription)
    }
    this.#tell('invoice.payment_failed', invoice)
  }

  #pay(invoice: Shown): void {
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice['total'],
      amount_remaining: 0,
      number: `SANDBOX-${this.#state.all('invoice').length}`,
    })
    this.#tell('invoice.paid', invoice)
    const subscription = this.#subscriptionOf(invoice)
    if (!subscription) return
    subscription['status'] = 'active'
    this.#tell(
      invoice['billing_reason'] === 'subscription_create' ? 'customer.subscription.created' : 'customer.subscription.updated',
      subscription,
    )
  }

  #subscriptionOf(invoice: Shown): Shown | undefined {
    const { subscription_details } = invoice['parent'] as { subscription_details: { subscription: string } }
    return this.#state.find(subscription_details.subscription)
  }

  /** What the buyer's bank made of its question. */
  answer(intent: Shown, isYes: boolean): void {
    if (intent['status'] !== 'requires_action')
      throw new SandboxError(400, { code: 'payment_intent_unexpected_state', message: 'Nothing was asked.' })
    if (isYes) this.confirm(intent)
    else
      this.#refuse(intent, { code: 'payment_intent_authentication_failure', message: 'We are unable to authenticate your payment method.' })
    this.#follow(intent)
  }

  /** The next period of a subscription, as when its time has come. */
  renew(subscription: Shown): void {
    const item = (subscription['items'] as { data: Shown[] }).data[0]!
    const from = Number(item['current_period_end'])
    if (subscription['cancel_at_period_end']) return this.end(subscription)
    if (subscription['status'] === 'canceled') return
    const price = item['price'] as Shown
    Object.assign(item, { current_period_start: from, current_period_end: periodAfter(price, from) })
    this.bill(subscription, { coupon: this.#couponThatStays(subscription), from, to: periodAfter(price, from) })
  }

  end(subscription: Shown): void {
    if (subscription['status'] === 'canceled') throw new SandboxError(404, { code: 'resource_missing', message: 'No such subscription.' })
    Object.assign(subscription, { status: 'canceled', canceled_at: now(), ended_at: now() })
    this.#tell('customer.subscription.deleted', subscription)
  }

  #couponThatStays(subscription: Shown): Shown | undefined {
    const coupon = this.#state.find(String((subscription['discounts'] as string[])[0]))
    return coupon?.['duration'] === 'forever' ? coupon : undefined
  }
}
