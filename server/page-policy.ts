import { createHash } from 'node:crypto'
import type { PaymentSources } from './payments/payment-scripts.ts'

export interface PagePolicy {
  /** The host the page was asked of; its sockets may be opened. */
  host: string
  isSecure: boolean
  /** Which inline scripts may run: those with this nonce, or those with one of these hashes. */
  scripts: { nonce: string } | { hashes: readonly string[] }
  /** Where one script of somebody else's comes from, which the operator named. */
  scriptOrigin?: string | undefined
  isSecretLink?: boolean
  /** Nothing but a document: no script runs, and its styles come inside it with the nonce. */
  isScriptless?: boolean
  /** Other sites may show it within theirs. */
  isFramed?: boolean
  /** A page of ours may. */
  isShownHere?: boolean
  /** Engines pass it over, as they do everything of a demo. */
  isHidden?: boolean
  /** People pay here: the provider's script may run, and its window may answer. */
  payment?: PaymentSources | undefined
  /** Vite puts style elements into the page while one develops. */
  isDev?: boolean
}

/** The security headers of a page. */
export function pageHeaders(policy: PagePolicy): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(policy),
    'referrer-policy': policy.isSecretLink ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...((policy.isScriptless || policy.isHidden) && { 'x-robots-tag': 'noindex' }),
    ...commonHeaders(policy.isSecure),
    ...(policy.isFramed && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(policy.payment && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  }
}

/** The security headers of an API answer, which no browser should ever show as a page. */
export function apiHeaders(isSecure: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    ...commonHeaders(isSecure),
  }
}

/** What every answer carries that has nothing of its own to say there: a file, a picture, a refusal. */
export function plainHeaders(isSecure: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...commonHeaders(isSecure),
  }
}

/** A source for each inline script of a page whose bytes don't change. */
export function scriptHashes(html: string): string[] {
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
  return inline.map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

function contentPolicy(policy: PagePolicy): string {
  if (policy.isScriptless) return documentPolicy(policy)
  const { host, isSecure, scripts, scriptOrigin = [], isDev, payment } = policy
  const allowed = 'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : [...new Set(scripts.hashes)]
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...allowed, ...(payment?.scripts ?? [])].concat(scriptOrigin).join(' ')}`,
    "script-src-attr 'none'",
    `style-src 'self'${isDev ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self' data:", ...(payment?.pictures ?? [])].join(' ')}`,
    `connect-src ${[`'self'${socketsOf(host, isSecure)}`, ...(payment?.connects ?? [])].join(' ')}`,
    ...(payment ? [`frame-src ${["'self'", ...payment.frames].join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A page that others frame may be shown there without an origin of its own, so it names this one. */
function documentPolicy({ host, isSecure, scripts, isFramed, isShownHere }: PagePolicy): string {
  const own = isFramed && isHost(host) ? `${isSecure ? 'https' : 'http'}://${host}` : "'self'"
  return [
    "default-src 'none'",
    `style-src ${'nonce' in scripts ? `'nonce-${scripts.nonce}'` : "'none'"}`,
    "style-src-attr 'unsafe-inline'",
    `font-src ${own}`,
    `img-src ${own} data:`,
    "base-uri 'none'",
    `form-action ${own}`,
    `frame-ancestors ${isFramed ? '*' : isShownHere ? "'self'" : "'none'"}`,
  ].join('; ')
}

/** The host is the caller's word, and must not bring a rule of its own into the policy. */
function socketsOf(host: string, isSecure: boolean): string {
  return isHost(host) ? ` ${isSecure ? 'wss' : 'ws'}://${host}` : ''
}

function isHost(host: string): boolean {
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host)
}

function commonHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}
