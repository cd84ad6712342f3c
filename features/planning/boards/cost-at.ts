/** What a wedding of the magazine cost, line by line. */
export interface ToldCost {
  guests: number
  lines: readonly { amount?: number; counts_by: 'guests' | 'wedding' }[]
}

/** At another number of guests: what counts by guests grows with them, everything else stays. In cents; undefined where only shares are told. */
export function costAt({ guests, lines }: ToldCost, heads: number): number | undefined {
  if (lines.some(({ amount }) => amount === undefined)) return undefined
  return lines.reduce(
    (sum, { amount = 0, counts_by }) => sum + (counts_by === 'guests' ? Math.round((amount * heads) / guests) : amount),
    0,
  )
}
