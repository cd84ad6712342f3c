import { createHmac, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { paypalHeaders } from './paypal-signature.ts'
import { now, type Shown, type State } from './state.ts'

export const sandboxSecret = 'sandbox_whsec'
/** Of events of accounts that are somebody else's. */
export const sandboxGiftSecret = 'sandbox_whsec_gifts'

/** One event, as it is sent each time that it is sent. */
export interface Delivery {
  path: '/api/v1/stripe/webhook' | '/api/v1/paypal/webhook'
  headers: Record<string, string>
  body: string
}

export type Deliver = (make: () => Delivery) => void

/** Says what happened; each attempt is signed anew, as the providers do. */
export function openTelling(state: State, deliver: Deliver) {
  return {
    stripe(type: string, object: Shown, account?: string): void {
      const event = state.keep('evt', {
        object: 'event',
        ...(account && { account }),
        api_version: '2026-10-28.endive',
        created: now(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      })
      const body = JSON.stringify(event)
      deliver(() => ({ path: '/api/v1/stripe/webhook', body, headers: stripeHeaders(body, account ? { secret: sandboxGiftSecret } : {}) }))
    },

    paypal(event_type: string, resource: Shown): void {
      const { object: _, ...shown } = resource
      const event = { id: `WH-${randomUUID()}`, event_version: '1.0', create_time: new Date().toISOString(), event_type, resource: shown }
      const body = JSON.stringify({
        ...event,
        resource_type: event_type.startsWith('PAYMENT') ? 'sale' : 'subscription',
        summary: event_type,
      })
      const id = randomUUID()
      deliver(() => ({
        path: '/api/v1/paypal/webhook',
        body,
        headers: paypalHeaders(state, body, { id, time: new Date().toISOString() }),
      }))
    },
  }
}

/** Stripe's scheme: HMAC-SHA256 over time and body. */
export function stripeHeaders(
  body: string,
  { at = now(), secret = sandboxSecret }: { at?: number; secret?: string } = {},
): Record<string, string> {
  const sum = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${at},v1=${sum}` }
}

/** Sends to the product, again and again with growing pauses, as the providers do for days. */
export function sendTo({ port, host }: { port: number; host: string }): Deliver {
  return (make) => {
    const attempt = (nth: number) => {
      const { path, headers, body } = make()
      const again = () => nth < 8 && setTimeout(attempt, 1_000 * 2 ** nth, nth + 1).unref()
      const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers: { ...headers, host } }, (answer) => {
        answer.resume()
        if ((answer.statusCode ?? 500) >= 300) again()
      })
      sent.on('error', again)
      sent.end(body)
    }
    setTimeout(attempt, 50, 0).unref()
  }
}
