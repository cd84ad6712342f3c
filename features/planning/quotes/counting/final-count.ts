import { type Heads, risen } from '../heads.ts'
import { partOf, sumQuote } from '../quote-sums.ts'
import type { Terms } from '../quote-terms.ts'

interface Counted {
  terms: Pick<Terms, 'lines' | 'late_percent'>
  counted_heads: Heads | null
  counted_total: number | null
}

/** Whether none of a class is fewer than was counted. */
export function isRisen(counted: Heads, now: Heads): boolean {
  const most = risen(counted, now)
  return (Object.keys(most) as (keyof Heads)[]).every((of) => most[of] === now[of])
}

/** What a quote comes to at these heads: the first count at its prices, and what a later one adds at the late price. */
export function countedTotal({ terms, counted_heads: counted, counted_total: before }: Counted, now: Heads): number {
  if (counted === null || before === null) return sumQuote(terms, now).total
  const more = Math.max(0, sumQuote(terms, risen(counted, now)).total - sumQuote(terms, counted).total)
  return before + partOf(more, terms.late_percent ?? 10_000, 10_000)
}
