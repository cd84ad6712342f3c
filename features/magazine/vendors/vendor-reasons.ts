import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { readMoney } from '#web/ui/money.ts'
import type { Found } from './contract.ts'
import { isPlace, places } from './places.ts'
import { dollarsOf } from './price-words.ts'
import { listOf, type VendorsSearch } from './vendors-search.ts'

export interface Reason {
  state: 'ok' | 'half'
  text: string
}

/** Why somebody stands where they stand, of what was asked for. */
export function reasonsOf({ miles, price, is_free, piece }: Found, { place = '', date, sum = '', styles }: VendorsSearch): Reason[] {
  const [mine, asked] = [readMoney(sum), listOf(styles)]
  const shared = asked.filter((slug) => piece.terms['styles']?.some((term) => term.slug === slug)).length
  return [
    ...(date && is_free ? [{ state: 'ok' as const, text: t('vendors.is_free', { day: shortDay(date) }) }] : []),
    ...(miles !== null && isPlace(place)
      ? [{ state: 'ok' as const, text: t('vendors.miles_from', { miles: Math.round(miles), town: places[place].town }) }]
      : []),
    ...(mine === undefined ? [] : [priceReason(price, mine)]),
    ...(asked.length > 0
      ? [{ state: shared > 0 ? ('ok' as const) : ('half' as const), text: t('vendors.styles_shared', { n: shared, of: asked.length }) }]
      : []),
  ]
}

function priceReason(price: number | null, sum: number): Reason {
  if (price === null) return { state: 'half', text: t('vendors.price_unknown') }
  const words = { price: dollarsOf(price), sum: dollarsOf(sum) }
  return price <= sum ? { state: 'ok', text: t('vendors.price_within', words) } : { state: 'half', text: t('vendors.price_over', words) }
}

function shortDay(date: string): string {
  return longDay(date)?.replace(/^\w+, |, \d{4}$/g, '') ?? date
}
