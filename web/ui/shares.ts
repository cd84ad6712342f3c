/** What each amount is of all of them, in whole percents that add up to 100; nothing at all is nought of each. */
export function wholePercents(amounts: readonly number[]): number[] {
  const total = sumOf(amounts)
  if (total === 0) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (Math.max(0, amount) / total) * 100)
  const short = 100 - sumOf(exact.map(Math.floor))
  const byRest = exact.map((_, place) => place).sort((a, b) => restOf(exact[b]) - restOf(exact[a]))
  const raised = new Set(byRest.slice(0, short))
  return exact.map((share, place) => Math.floor(share) + (raised.has(place) ? 1 : 0))
}

/** Where the part of each amount begins and ends on a line from 0 to 100. */
export function stretches(amounts: readonly number[], whole = sumOf(amounts)): { from: number; to: number }[] {
  let end = 0
  return amounts.map((amount) => {
    const from = end
    end += whole > 0 ? (Math.max(0, amount) / whole) * 100 : 0
    return { from, to: end }
  })
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0)
}

function restOf(share = 0): number {
  return share - Math.floor(share)
}
