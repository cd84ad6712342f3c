/** How many letters were left out, added, mistaken or swapped with their neighbor between two words. */
export function slipsBetween(one: string, other: string): number {
  const letters = [...one]
  const others = [...other]
  let before: number[] = []
  let last = Array.from({ length: others.length + 1 }, (_, at) => at)
  for (const [row, letter] of letters.entries()) {
    const next = [row + 1]
    for (const [at, another] of others.entries()) {
      const mistaken = last[at]! + (letter === another ? 0 : 1)
      const isSwapped = row > 0 && at > 0 && letter === others[at - 1] && letters[row - 1] === another
      next.push(Math.min(mistaken, last[at + 1]! + 1, next[at]! + 1, isSwapped ? before[at - 1]! + 1 : Infinity))
    }
    before = last
    last = next
  }
  return last.at(-1)!
}

/** A short word with two slips in it could be any other. */
export function slipsIn(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2
}
