import * as z from 'zod'
import type { PaypalSettings } from './payment-settings.ts'
import { type Provider, Refused, type Standing } from './provider.ts'

export interface Paypal extends Provider {
  client_id: string
  /** Undefined for one that is not there. */
  subscription: (id: string) => Promise<Subscription | undefined>
  /** Whether PayPal says that it sent these bytes, under these headers. */
  isSigned: (raw: Buffer, headers: Headers) => Promise<boolean>
}

const Subscription = z.object({
  id: z.string(),
  plan_id: z.string(),
  status: z.string(),
  custom_id: z.string().optional(),
  create_time: z.string().optional(),
  billing_info: z.object({ next_billing_time: z.string().optional() }).optional(),
  plan: z.object({ taxes: z.object({ percentage: z.string(), inclusive: z.boolean().optional() }).optional() }).optional(),
})

const Transactions = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.string(),
        time: z.string(),
        amount_with_breakdown: z.object({
          gross_amount: z.object({ value: z.string() }),
          tax_amount: z.object({ value: z.string() }).optional(),
        }),
      }),
    )
    .optional(),
})

type Subscription = z.infer<typeof Subscription>

const patience = 10_000

/** What we use of PayPal's interface; its own package can't be pointed elsewhere. */
export function openPaypal({ client_id, client_secret, webhook_id, api }: PaypalSettings): Paypal {
  let token: { value: string; until: number } | undefined

  async function tokenNow(): Promise<string> {
    if (token && token.until > Date.now()) return token.value
    const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64')
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await ask(`${api}/v1/oauth2/token`, { method: 'POST', headers, body: 'grant_type=client_credentials' })
    if (!answer.ok) throw new Error(`PayPal gave no token: ${answer.status}`)
    const { access_token, expires_in } = Token.parse(await answer.json())
    token = { value: access_token, until: Date.now() + (expires_in - 60) * 1_000 }
    return access_token
  }

  async function call(method: 'GET' | 'POST', path: string, body?: string, key?: string): Promise<Response> {
    const headers = {
      authorization: `Bearer ${await tokenNow()}`,
      'content-type': 'application/json',
      ...(key && { 'paypal-request-id': key }),
    }
    return ask(api + path, { method, headers, ...(body !== undefined && { body }) })
  }

  async function subscription(id: string): Promise<Subscription | undefined> {
    const answer = await call('GET', `/v1/billing/subscriptions/${encodeURIComponent(id)}?fields=plan`)
    if (answer.status === 404 || answer.status === 400 || answer.status === 422) return undefined
    return Subscription.parse(await done(answer))
  }

  /** A cancelled subscription is paid until its end all the same, so that both are one call. */
  async function cancel(ref: string, key: string): Promise<void> {
    const path = `/v1/billing/subscriptions/${encodeURIComponent(ref)}/cancel`
    const answer = await call('POST', path, JSON.stringify({ reason: 'The customer asked for it.' }), key)
    // Who is cancelled already can't be again.
    if (answer.status !== 422) await done(answer)
  }

  return {
    client_id,
    subscription,
    cancel,
    end: cancel,

    async look({ ref }) {
      const found = ref === null ? undefined : await subscription(ref)
      if (!found) return { state: 'none', ref, charges: [], paid_until: null, is_cancelled: false }
      const since = found.create_time ?? '2020-01-01T00:00:00Z'
      const span = new URLSearchParams({ start_time: since, end_time: new Date(Date.now() + 86_400_000).toISOString() })
      const answer = await call('GET', `/v1/billing/subscriptions/${encodeURIComponent(found.id)}/transactions?${span}`)
      const { transactions = [] } = Transactions.parse(await done(answer))
      return standingOf(found, transactions.flatMap(chargesIn))
    },

    async refund(charge, amount, key) {
      const money = { value: (amount / 100).toFixed(2), currency_code: 'USD' }
      const answer = await call(
        'POST',
        `/v2/payments/captures/${encodeURIComponent(charge)}/refund`,
        JSON.stringify({ amount: money }),
        key,
      )
      if (answer.status !== 422) await done(answer)
    },

    async isSigned(raw, headers) {
      const said = Object.entries(signed).map(([field, header]) => [field, headers.get(header) ?? ''])
      const known = JSON.stringify({ ...Object.fromEntries(said), webhook_id })
      // The event goes back as it came: written anew it would have another sum.
      const body = `${known.slice(0, -1)},"webhook_event":${raw.toString('utf8')}}`
      const answer = await call('POST', '/v1/notifications/verify-webhook-signature', body)
      return answer.ok && Verified.parse(await answer.json()).verification_status === 'SUCCESS'
    },
  }
}

const Token = z.object({ access_token: z.string(), expires_in: z.number() })
const Verified = z.object({ verification_status: z.string() })

const signed = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
}

function ask(url: string, options: RequestInit): Promise<Response> {
  return fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(patience) })
}

async function done(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 401) throw new Refused(`PayPal refused: ${answer.status}`)
  if (!answer.ok) throw new Error(`PayPal answered ${answer.status}`)
  return text ? JSON.parse(text) : undefined
}

interface Taken {
  id: string
  status: string
  time: string
  amount_with_breakdown: { gross_amount: { value: string }; tax_amount?: { value: string } | undefined }
}

function chargesIn({ id, status, time, amount_with_breakdown: { gross_amount, tax_amount } }: Taken) {
  const amount = centsOf(gross_amount.value)
  const tax = centsOf(tax_amount?.value ?? '0')
  const one = { ref: id, amount, tax, paid_at: new Date(time) }
  if (status === 'REFUNDED') return [{ ...one, refunded: amount }]
  return status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' ? [{ ...one, refunded: 0 }] : []
}

function standingOf({ id, status, billing_info }: Subscription, charges: Standing['charges']): Standing {
  const next = billing_info?.next_billing_time
  const common = { ref: id, charges, paid_until: next ? new Date(next) : null, is_cancelled: status === 'CANCELLED' }
  if (status === 'ACTIVE') return { ...common, state: 'paid' }
  if (status === 'APPROVAL_PENDING' || status === 'APPROVED') return { ...common, state: 'needs_action' }
  // What is paid stays paid; until when, stands in our own row alone.
  return { ...common, state: charges.length > 0 ? 'paid' : 'refused' }
}

function centsOf(value: string): number {
  return Math.round(Number(value) * 100)
}
