import { afterAll } from 'vitest'
import { now } from '#server/sandbox/state.ts'
import { openSandbox, type Sandbox } from '#server/sandbox/sandbox.ts'
import { paypalHeaders } from '#server/sandbox/paypal-signature.ts'
import { stripeHeaders } from '#server/sandbox/webhooks.ts'
import type { Cell } from './cells.ts'

/** In the place of the providers; what it tells, nobody hears. */
export async function openProviders(): Promise<Sandbox> {
  const sandbox = await openSandbox({ deliver: () => {} })
  afterAll(() => sandbox.close())
  return sandbox
}

/** Of whoever calls, and of somebody else: a customer and a card, a yes at PayPal, signed events; and A's own account with a giver's card in it. */
export function plantPayers({ state }: Sandbox, cells: readonly Cell[]): void {
  for (const { n, objects } of cells) {
    const card = {
      object: 'payment_method',
      billing_details: {},
      card: { brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2034, country: 'US' },
    }
    for (const whose of ['planted', 'other']) {
      state.keep('cus', { id: `cus_${whose}_${n}`, object: 'customer' })
      state.keep('pm', { ...card, id: `pm_${whose}_${n}`, customer: `cus_${whose}_${n}` })
    }
    const account = `acct_planted_${n}`
    state.keep('acct', { object: 'account', id: account, charges_enabled: true, details_submitted: true, metadata: {} })
    state.of(account).keep('pm', { ...card, id: `pm_gift_${n}`, customer: null })
    const entry = { object: 'setup_intent', status: 'requires_payment_method', client_secret: `seti_planted_${n}_secret` }
    state.keep('seti', { ...entry, id: `seti_planted_${n}`, customer: `cus_planted_${n}` })
    const yes = { object: 'paypal_subscription', status: 'ACTIVE', plan_id: 'P-CREWMONTH', create_time: '2026-01-01T00:00:00Z' }
    const billing_info = { next_billing_time: new Date(Date.now() + 86_400_000 * 30).toISOString() }
    state.keep('I', { ...yes, id: `I-OWN-${n}`, custom_id: String(objects['caller']), billing_info })
    state.keep('I', { ...yes, id: `I-OTHER-${n}`, custom_id: '1', billing_info })
    const time = new Date().toISOString()
    const said = paypalHeaders(state, paypalBody(n), { id: `t-${n}`, time })
    const stripe = (more: Parameters<typeof stripeHeaders>[1]) => stripeHeaders(stripeBody(n), more)['stripe-signature']!
    Object.assign(objects, {
      paypal_time: time,
      paypal_signature: said['paypal-transmission-sig'],
      // On a slow machine it is sent long after it is signed, and five minutes are its age.
      stripe_signature: stripe({ at: now() + 600 }),
      stripe_signature_of_old: stripe({ at: now() - 301 }),
    })
  }
}

function paypalBody(n: number): string {
  return JSON.stringify({ id: `WH-${n}`, event_type: 'BILLING.SUBSCRIPTION.UPDATED', resource: { id: `I-NOBODYS-${n}` } })
}

function stripeBody(n: number): string {
  return JSON.stringify({ id: `evt_${n}`, type: 'customer.updated', data: { object: { id: `cus_nobodys_${n}` } } })
}
