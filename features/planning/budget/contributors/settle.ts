/** What somebody is owed, in cents; below nought what they owe. All together are nought. */
export interface Balance<Who> {
  who: Who
  cents: number
}

export interface Transfer<Who> {
  from: Who
  to: Who
  amount: number
}

/** So many who are not square are reckoned through wholly; of more the fewest transfers are not sought, only few. */
const mostSought = 16

/**
 * By which transfers all are square: as few as there can be, exact, and the same each time. Whoever are square among
 * themselves settle among themselves, so that the more such groups there are, the fewer transfers are made.
 */
export function settle<Who>(balances: readonly Balance<Who>[]): Transfer<Who>[] {
  const open = balances.filter(({ cents }) => cents !== 0)
  const { pairs, rest } = paired(open)
  const groups = rest.length <= mostSought ? groupsOf(rest) : [rest]
  return [...pairs, ...groups].flatMap(within)
}

/** Two who owe and are owed the same are a group of every best grouping. */
function paired<Who>(open: readonly Balance<Who>[]): { pairs: Balance<Who>[][]; rest: Balance<Who>[] } {
  const [pairs, rest]: [Balance<Who>[][], Balance<Who>[]] = [[], []]
  for (const one of open) {
    const at = rest.findIndex(({ cents }) => cents === -one.cents)
    if (at < 0) rest.push(one)
    else pairs.push([...rest.splice(at, 1), one])
  }
  return { pairs, rest }
}

/** As many groups that are nought each as there can be: of every set the most groups that end within it. */
function groupsOf<Who>(open: readonly Balance<Who>[]): Balance<Who>[][] {
  const all = 2 ** open.length
  const [sums, most] = [new Float64Array(all), new Uint8Array(all)]
  for (let set = 1; set < all; set++) {
    const first = 31 - Math.clz32(set)
    sums[set] = sums[set ^ (1 << first)]! + open[first]!.cents
    let best = 0
    for (let nth = 0; nth <= first; nth++) if (has(set, nth)) best = Math.max(best, most[set ^ (1 << nth)]!)
    most[set] = best + (sums[set] === 0 ? 1 : 0)
  }
  const groups: Balance<Who>[][] = []
  for (let set = all - 1; set > 0; ) {
    if (sums[set] === 0) groups.push([])
    const wanted = most[set]! - (sums[set] === 0 ? 1 : 0)
    const next = open.findIndex((_, nth) => has(set, nth) && most[set ^ (1 << nth)] === wanted)
    groups.at(-1)!.push(open[next]!)
    set ^= 1 << next
  }
  return groups
}

function has(set: number, nth: number): boolean {
  return (set & (1 << nth)) !== 0
}

/** Whoever owes most pays whoever is owed most, until all of the group are square: one transfer less than there are people. */
function within<Who>(group: readonly Balance<Who>[]): Transfer<Who>[] {
  const sorted = group.map((one) => ({ ...one })).toSorted((one, other) => Math.abs(other.cents) - Math.abs(one.cents))
  const [owing, owed] = [sorted.filter(({ cents }) => cents < 0), sorted.filter(({ cents }) => cents > 0)]
  const transfers: Transfer<Who>[] = []
  while (owing[0] && owed[0]) {
    const amount = Math.min(-owing[0].cents, owed[0].cents)
    transfers.push({ from: owing[0].who, to: owed[0].who, amount })
    owing[0].cents += amount
    owed[0].cents -= amount
    if (owing[0].cents === 0) owing.shift()
    if (owed[0].cents === 0) owed.shift()
  }
  return transfers
}
