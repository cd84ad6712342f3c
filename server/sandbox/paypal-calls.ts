import { randomUUID } from 'node:crypto'
import { SandboxError } from './sandbox-error.ts'
import type { Shown, State } from './state.ts'
import { isSignedByUs } from './paypal-signature.ts'

interface Tools {
  state: State
  tell: (type: string, resource: Shown) => void
}

type Call = (tools: Tools, said: Record<string, unknown>, id: string) => unknown

interface Transaction extends Shown {
  subscription: string
  amount: number
  tax: number
  refunded: number
}

/** What we use of PayPal's interface. */
export const paypalCalls: Record<string, Call> = {
  'POST /v1/oauth2/token': () => ({
    scope: 'https://uri.paypal.com/services/subscriptions',
    access_token: `sandbox_${randomUUID()}`,
    token_type: 'Bearer',
    app_id: 'APP-SANDBOX',
    expires_in: 32_400,
    nonce: randomUUID(),
  }),
  'GET /v1/billing/subscriptions/:id': ({ state }, { fields }, id) => {
    const { object: _object, plan, ...shown } = subscriptionOf(state, id)
    return { ...shown, ...(fields === 'plan' && plan !== undefined && { plan }) }
  },
  'POST /v1/billing/subscriptions/:id/cancel': ({ state, tell }, _, id) => {
    const subscription = subscriptionOf(state, id)
    if (subscription['status'] !== 'ACTIVE') throw new SandboxError(422, { message: 'SUBSCRIPTION_STATUS_INVALID' })
    Object.assign(subscription, { status: 'CANCELLED', status_update_time: new Date().toISOString() })
    tell('BILLING.SUBSCRIPTION.CANCELLED', subscription)
    return undefined
  },
  'GET /v1/billing/subscriptions/:id/transactions': ({ state }, _, id) => {
    subscriptionOf(state, id)
    const all = state.all('paypal_transaction') as Transaction[]
    return {
      transactions: all.filter(({ subscription }) => subscription === id).map(shownTransaction),
      total_items: all.length,
      total_pages: 1,
    }
  },
  'POST /v2/payments/captures/:id/refund': ({ state, tell }, said, id) => {
    const transaction = state.find(id) as Transaction | undefined
    if (!transaction) throw new SandboxError(404, { message: 'RESOURCE_NOT_FOUND' })
    const { value } = said['amount'] as { value: string }
    if (transaction.refunded > 0) throw new SandboxError(422, { message: 'CAPTURE_FULLY_REFUNDED' })
    transaction.refunded = Math.round(Number(value) * 100)
    tell('PAYMENT.SALE.REFUNDED', { id: `refund-${id}`, sale_id: id, billing_agreement_id: transaction.subscription })
    return { id: `refund-${id}`, status: 'COMPLETED' }
  },
  'POST /v1/notifications/verify-webhook-signature': ({ state }, said) => ({
    verification_status: isSignedByUs(state, said) ? 'SUCCESS' : 'FAILURE',
  }),
}

interface Approval {
  plan_id: string
  custom_id: string
  amount: number
  /** Asked for beside the plan's own price. */
  percentage?: string | undefined
}

/** What PayPal's button leads to: the buyer says yes at PayPal. */
export function approve({ state, tell }: Tools, { plan_id, custom_id, amount, percentage }: Approval): Shown {
  const at = new Date()
  const subscription = state.keep('I-SANDBOX', {
    object: 'paypal_subscription',
    status: 'ACTIVE',
    status_update_time: at.toISOString(),
    plan_id,
    start_time: at.toISOString(),
    quantity: '1',
    custom_id,
    create_time: at.toISOString(),
    update_time: at.toISOString(),
    subscriber: { payer_id: 'SANDBOXPAYER' },
    plan_overridden: percentage !== undefined,
    ...(percentage !== undefined && { plan: { taxes: { percentage, inclusive: false } } }),
    links: [],
  })
  take(state, subscription, amount, percentage)
  tell('BILLING.SUBSCRIPTION.ACTIVATED', subscription)
  return subscription
}

/** A month's price, now. */
function take(state: State, subscription: Shown, price: number, percentage = '0'): void {
  const tax = Math.round((price * Number(percentage)) / 100)
  const amount = price + tax
  const next = new Date()
  next.setUTCMonth(next.getUTCMonth() + 1)
  const value = (amount / 100).toFixed(2)
  subscription['billing_info'] = {
    outstanding_balance: { currency_code: 'USD', value: '0.00' },
    last_payment: { amount: { currency_code: 'USD', value }, time: new Date().toISOString() },
    next_billing_time: next.toISOString(),
    failed_payments_count: 0,
  }
  state.keep('SALE', {
    object: 'paypal_transaction',
    subscription: subscription.id,
    amount,
    tax,
    refunded: 0,
    time: new Date().toISOString(),
  })
}

function shownTransaction({ id, amount, tax = 0, refunded, ...rest }: Transaction) {
  const money = (cents: number) => ({ currency_code: 'USD', value: (cents / 100).toFixed(2) })
  return {
    id,
    status: refunded === amount ? 'REFUNDED' : 'COMPLETED',
    time: rest['time'],
    amount_with_breakdown: { gross_amount: money(amount), ...(tax > 0 && { tax_amount: money(tax) }) },
    payer_email: 'buyer@paypal.example',
  }
}

function subscriptionOf(state: State, id: string): Shown {
  const found = state.find(id)
  if (found?.['object'] !== 'paypal_subscription') throw new SandboxError(404, { message: 'RESOURCE_NOT_FOUND' })
  return found
}
