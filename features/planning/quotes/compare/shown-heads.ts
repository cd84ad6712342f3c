import { guestsIn, type Heads, headsAt } from '../heads.ts'
import { likelyGuests, marksOf } from '../likely.ts'
import type { QuotesSearch } from './quotes-search.ts'

export type Coming = Parameters<typeof marksOf>[0]

export type SaidHeads = Pick<QuotesSearch, 'guests' | keyof Heads>

/** Where nobody is asked yet. */
const anyNumber = 100

/** For whom it is reckoned: a number in the shares of today, or so many of each class. */
export function shownHeads(coming: Coming, { guests, ...classes }: SaidHeads): Heads {
  const heads = headsAt(coming.now, guests ?? (likelyGuests(coming) || anyNumber))
  const { adults = heads.adults, drinkers = heads.drinkers, children = heads.children, infants = heads.infants } = classes
  return { adults, drinkers: Math.min(drinkers, adults), children, infants, vendors: classes.vendors ?? heads.vendors }
}

/** From how many to how many one looks. */
export function rangeOf(coming: Coming, heads: Heads): { from: number; to: number } {
  const [few, , all] = marksOf(coming).map(({ guests }) => guests)
  const chosen = guestsIn(heads)
  const to = all ? all + 20 : 200
  return { from: Math.min(chosen, Math.max(1, (few || 21) - 20)), to: Math.max(chosen, to) }
}
