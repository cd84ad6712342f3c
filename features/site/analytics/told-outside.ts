import { createHash, randomUUID } from 'node:crypto'
import type { Counted, Facebook } from './counted.ts'
import type { Extra } from './contract.ts'

/** An action of somebody who agreed that services outside hear of it. */
export interface Told extends Counted, Facebook {
  /** Milliseconds. */
  at: number
  publicUrl: string
  userAgent: string
  /** Whoever is signed in. */
  email: string | undefined
}

/** Klaviyo's `POST /api/events`; it takes a `unique_id` once. */
export function klaviyoEvent({ email, event, props, at }: { email: string; event: string; props: Extra; at: number }): object {
  return {
    data: {
      type: 'event',
      attributes: {
        properties: props,
        time: new Date(at).toISOString(),
        unique_id: randomUUID(),
        metric: { data: { type: 'metric', attributes: { name: event } } },
        profile: { data: { type: 'profile', attributes: { email } } },
      },
    },
  }
}

/** An event of Meta's Conversions API, which takes an `event_id` once; undefined where it could know nobody by it. */
export function metaEvent({ event, extra, at, publicUrl, url, userAgent, email, visitor_key, fbp, fbc }: Told): object | undefined {
  if (!fbp && !fbc && !visitor_key && !email) return undefined
  return {
    event_name: metaNames[event] ?? event,
    event_time: Math.floor(at / 1_000),
    event_id: randomUUID(),
    action_source: 'website',
    event_source_url: `${publicUrl}${url}`,
    user_data: {
      client_user_agent: userAgent,
      ...(email && { em: [hashed(email.trim().toLowerCase())] }),
      ...(visitor_key && { external_id: [hashed(visitor_key)] }),
      ...(fbp && { fbp }),
      ...(fbc && { fbc }),
    },
    custom_data: { ...moneyOf(event), ...(JSON.parse(extra) as Extra) },
  }
}

/** The body of GA4's Measurement Protocol, which knows a visitor by their key alone. */
export function ga4Event({ event, extra, at, publicUrl, url, referer, visitor_key }: Told): object | undefined {
  const name = event.replace(/\W+/g, '_').slice(0, 40)
  if (!visitor_key || !/^[a-z]/i.test(name)) return undefined
  const page_referrer = referer.startsWith('/') ? `${publicUrl}${referer}` : referer
  const page = { page_location: `${publicUrl}${url}`, ...(page_referrer && { page_referrer }), engagement_time_msec: 1 }
  return {
    client_id: visitor_key,
    timestamp_micros: at * 1_000,
    events: [{ name, params: { ...moneyOf(event), ...(JSON.parse(extra) as Extra), ...page } }],
  }
}

const metaNames: Record<string, string> = { page_view: 'PageView', begin_checkout: 'InitiateCheckout', purchase: 'Purchase' }

/** What is paid is paid in dollars. */
function moneyOf(event: string): { currency?: string } {
  return event === 'begin_checkout' || event === 'purchase' ? { currency: 'USD' } : {}
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
