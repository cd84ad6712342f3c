import { t } from '#web/text/text.ts'
import { digitsOf } from './currencies.ts'
import type { Foreign } from './foreign-shapes.ts'

/** Of the others people say the code. */
const signs: Record<string, string> = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  EUR: '€',
  GBP: '£',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  MXN: 'MX$',
  NGN: '₦',
  NZD: 'NZ$',
  PHP: '₱',
  VND: '₫',
}

/** An amount in minor units as people write it: `€1,200.00`, `¥5,000`, `CHF 80.50`; put together from digits. */
export function showForeign(foreign_amount: number, currency: string): string {
  return `${signs[currency] ?? `${currency}\u00a0`}${bareForeign(foreign_amount, currency)}`
}

/** The same as a field shows it beside the currency. */
export function bareForeign(foreign_amount: number, currency: string): string {
  const behind = digitsOf(currency)
  const digits = String(foreign_amount).padStart(behind + 1, '0')
  const whole = digits.slice(0, digits.length - behind).replace(/\B(?=(\d{3})+$)/g, ',')
  return behind === 0 ? whole : `${whole}.${digits.slice(-behind)}`
}

/** What was noted: `€1,200.00 at 1.0842 on May 3, 2027`. */
export function foreignWords({ foreign_amount, currency, rate, rate_date }: { [Name in keyof Foreign]: unknown }): string {
  if (typeof foreign_amount !== 'number' || typeof currency !== 'string') return ''
  return t('foreign.noted', { amount: showForeign(foreign_amount, currency), rate: String(rate), day: inFull(String(rate_date)) })
}

function inFull(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric', year: 'numeric' })
}
