import { type Heads, headsAt } from '../heads.ts'
import { sumQuote } from '../quote-sums.ts'
import type { Terms } from '../quote-terms.ts'

interface Asked {
  id: number
  terms: Pick<Terms, 'lines'>
}

/** Who asks least, from so many guests to so many; several where they ask the same. */
export interface Stretch {
  from: number
  to: number
  ids: number[]
}

/** Who is cheapest at which number, in the shares of these heads. */
export function cheapestFrom(quotes: readonly Asked[], heads: Heads, { from, to }: { from: number; to: number }): Stretch[] {
  const stretches: Stretch[] = []
  for (let guests = from; guests <= to; guests++) {
    const ids = cheapestAt(quotes, headsAt(heads, guests))
    const last = stretches.at(-1)
    if (last && last.ids.join() === ids.join()) last.to = guests
    else stretches.push({ from: guests, to: guests, ids })
  }
  return stretches
}

export function cheapestAt(quotes: readonly Asked[], heads: Heads): number[] {
  const totals = quotes.map(({ id, terms }) => ({ id, total: sumQuote(terms, heads).total }))
  const least = Math.min(...totals.map(({ total }) => total))
  return totals.filter(({ total }) => total === least).map(({ id }) => id)
}

/** What each comes to at numbers along the way, for a drawing. */
export function totalsAlong(quotes: readonly Asked[], heads: Heads, { from, to }: { from: number; to: number }) {
  const step = Math.max(1, Math.ceil((to - from) / 60))
  const numbers = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, nth) => from + nth * step)
  if (numbers.at(-1) !== to) numbers.push(to)
  return quotes.map(({ id, terms }) => ({
    id,
    points: numbers.map((guests) => ({ guests, total: sumQuote(terms, headsAt(heads, guests)).total })),
  }))
}
