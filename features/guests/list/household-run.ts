import type { Guest } from './contract.ts'

/** Where a guest stands among the members of a household that follow one another in a list. */
export interface Run {
  /** The size of the party, however many of it stand here. */
  heads: number
  isFirst: boolean
  isLast: boolean
}

type Member = Pick<Guest, 'household_id'>

/** For each guest of a list the place in its household's run; a page may end, and a filter may cut, in the middle of one. */
export function householdRuns<Row extends Member>(guests: readonly Row[], sizeOf: (first: Row) => number): Run[] {
  const runs: Run[] = []
  for (let start = 0; start < guests.length; ) {
    let end = start + 1
    while (end < guests.length && belong(guests[start], guests[end])) end += 1
    const heads = sizeOf(guests[start]!)
    for (let place = start; place < end; place += 1) runs.push({ heads, isFirst: place === start, isLast: place === end - 1 })
    start = end
  }
  return runs
}

function belong(one: Member | undefined, other: Member | undefined): boolean {
  return one?.household_id != null && one.household_id === other?.household_id
}
