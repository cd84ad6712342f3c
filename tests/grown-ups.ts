interface Counted {
  heads: number
}

/** What the heads of an answer count as, where all of them are adults of whom nobody said that they don't drink. */
export function grownUps<Count extends Counted>(count: Count) {
  const { heads } = count
  return { ...count, adults: heads, children: 0, infants: 0, drinkers: heads, eaters: heads }
}
