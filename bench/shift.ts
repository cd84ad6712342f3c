/** How sure an interval is, in standard deviations: one in eighty is wrong. */
const sureness = 2.5

export interface Shift {
  low: number
  middle: number
  high: number
}

/**
 * By how much pairs differ, by ranks (Hodges and Lehmann; Wilcoxon): single values that are far off count no more than any other,
 * and of the differences nothing is taken for granted but that they fall evenly around their middle.
 */
export function intervalOf(differences: readonly number[]): Shift {
  const n = differences.length
  const means = differences.flatMap((one, at) => differences.slice(at).map((other) => (one + other) / 2)).toSorted((a, b) => a - b)
  const spread = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24)
  const cut = Math.floor((n * (n + 1)) / 4 - sureness * spread)
  const of = (place: number) => means[place] ?? Number.NaN
  const middle = of(Math.floor(means.length / 2))
  if (cut < 0) return { low: Number.NEGATIVE_INFINITY, middle, high: Number.POSITIVE_INFINITY }
  return { low: of(cut), middle, high: of(means.length - 1 - cut) }
}
