/** Chance that can be had again: the same seed gives the same inputs. */
export interface Chance {
  /** From 0 up to but not including 1. */
  next: () => number
  /** A whole number from the first to the last, both among them. */
  whole: (from: number, to: number) => number
  one: <Value>(of: readonly Value[]) => Value
  shuffled: <Value>(of: readonly Value[]) => Value[]
}

/** Whoever mends something else must not be stopped by chance, so it is always the same, but for HOSTILE_SEED: a number, or `new` for any. */
export const seed = seedOf(process.env['HOSTILE_SEED'])

function seedOf(wanted: string | undefined): number {
  return wanted === 'new' ? Math.floor(Math.random() * 2 ** 31) : Number(wanted) || 20_270_626
}

/** Each name has a chance of its own, so that one list does not move another. */
export function chanceFor(name: string, from = seed): Chance {
  let state = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), from ^ 0x811c9dc5)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    one: (of) => of[whole(0, of.length - 1)]!,
    shuffled: (of) =>
      of
        .map((value) => ({ value, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ value }) => value),
  }
}
