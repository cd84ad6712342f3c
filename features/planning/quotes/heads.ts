/** Who is fed and seated. Drinkers are some of the adults; vendors eat, and are no guests. */
export interface Heads {
  adults: number
  drinkers: number
  children: number
  infants: number
  vendors: number
}

/** What a line has a price for. */
export const headClasses = ['adult', 'child', 'infant', 'drinker', 'vendor'] as const

export type HeadClass = (typeof headClasses)[number]

export function countOf({ adults, drinkers, children, infants, vendors }: Heads): Record<HeadClass, number> {
  return { adult: adults, child: children, infant: infants, drinker: drinkers, vendor: vendors }
}

/** How many guests they are in all. */
export function guestsIn({ adults, children, infants }: Heads): number {
  return adults + children + infants
}

/** So many guests in the shares of today, by the largest remainder; where nobody is known yet, adults who drink. Vendors' meals stay. */
export function headsAt(now: Heads, guests: number): Heads {
  const { adults: wereAdults, drinkers: wereDrinkers, children: wereChildren, infants: wereInfants, vendors } = now
  const classes = guestsIn(now) > 0 ? [wereAdults, wereChildren, wereInfants] : [1, 0, 0]
  const [adults = 0, children = 0, infants = 0] = shared(guests, classes)
  const [drinkers = 0] = shared(adults, wereAdults > 0 ? [wereDrinkers, wereAdults - wereDrinkers] : [1, 0])
  return { adults, drinkers, children, infants, vendors }
}

/** After the final count numbers only rise. */
export function risen(counted: Heads, now: Heads): Heads {
  const most = (of: keyof Heads) => Math.max(counted[of], now[of])
  return {
    adults: most('adults'),
    drinkers: most('drinkers'),
    children: most('children'),
    infants: most('infants'),
    vendors: most('vendors'),
  }
}

/** One adult who drinks fewer, or one more; undefined where there is none to take away. */
export function withAdult(heads: Heads, by: 1 | -1): Heads | undefined {
  const [adults, drinkers] = [heads.adults + by, heads.drinkers + by]
  return drinkers < 0 ? undefined : { ...heads, adults, drinkers }
}

/** So many, dealt out in these shares; what is left goes to the largest remainders, the first before the last. */
function shared(total: number, shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  const whole = shares.map((share) => Math.floor((total * share) / all))
  const left = total - whole.reduce((sum, part) => sum + part, 0)
  const byRest = shares.map((share, nth) => ({ nth, rest: (total * share) % all })).toSorted((one, other) => other.rest - one.rest)
  const lucky = new Set(byRest.slice(0, left).map(({ nth }) => nth))
  return whole.map((part, nth) => (lucky.has(nth) ? part + 1 : part))
}
