import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { State } from './state.ts'

export const sandboxWebhook = 'sandbox_webhook'
const certificate = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-SANDBOX'

/** Headers as PayPal's deliveries have them: RSA over id, time, webhook and the sum of the body. */
export function paypalHeaders(
  state: State,
  body: string,
  { id, time, webhook = sandboxWebhook }: { id: string; time: string; webhook?: string },
) {
  const signature = sign('sha256', Buffer.from(`${id}|${time}|${webhook}|${crc32(body)}`), keyOf(state))
  return {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': certificate,
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature.toString('base64'),
  }
}

/** What PayPal answers to the question whether it sent something. The sum is of the event's bytes, which stand last in the question. */
export function isSignedByUs(state: State, said: Record<string, unknown>): boolean {
  const text = (name: string) => String(said[name] ?? '')
  const message = `${text('transmission_id')}|${text('transmission_time')}|${text('webhook_id')}|${crc32(text('raw_event'))}`
  const isOurs = text('cert_url') === certificate && text('webhook_id') === sandboxWebhook
  const signature = Buffer.from(text('transmission_sig'), 'base64')
  return isOurs && verify('sha256', Buffer.from(message), createPublicKey(keyOf(state)), signature)
}

/** Of this sandbox alone; it stays through its restarts. */
function keyOf(state: State): string {
  const known = state.find('paypal_key')
  if (known) return String(known['pem'])
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  state.keep('key', { id: 'paypal_key', pem })
  return pem
}
