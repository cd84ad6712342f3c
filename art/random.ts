/** Randomness from a word: the same seed gives the same numbers on every machine. */
export class Random {
  private state: number

  constructor(seed: string) {
    this.state = hash(seed) || 1
  }

  /** The next number from 0 to 1 (mulberry32). */
  next(): number {
    this.state += 0x6d2b79f5
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next()
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return Math.floor(this.range(from, to + 1))
  }

  /** As much below zero as above it. */
  sym(reach: number): number {
    return this.range(-reach, reach)
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<Item>(list: readonly Item[]): Item {
    return cycle(list, Math.floor(this.next() * list.length))
  }

  shuffle<Item>(list: readonly Item[]): Item[] {
    const shuffled = [...list]
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = Math.floor(this.next() * (i + 1))
      const moved = cycle(shuffled, i)
      shuffled[i] = cycle(shuffled, j)
      shuffled[j] = moved
    }
    return shuffled
  }
}

/** The item at an index, beginning again after the last. */
export function cycle<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError(`Nothing stands at ${index} of a list of ${list.length}`)
  return item
}

function hash(text: string): number {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}
