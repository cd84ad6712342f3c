export interface Pace {
  note: (bytes: number) => void
  /** Seconds for what is left; undefined as long as nobody can know. */
  secondsFor: (left: number) => number | undefined
}

/** How fast it goes, by what went through in the last twenty seconds. */
export function createPace(now: () => number = Date.now): Pace {
  let noted: { at: number; bytes: number }[] = []
  return {
    note: (bytes) => {
      noted = [...noted.filter(({ at }) => at > now() - span), { at: now(), bytes }]
    },
    secondsFor: (left) => {
      const recent = noted.filter(({ at }) => at > now() - span)
      const seconds = (now() - (recent[0]?.at ?? now())) / 1_000
      // What came at the first moment took its time before it.
      const bytes = recent.slice(1).reduce((sum, one) => sum + one.bytes, 0)
      return seconds >= 2 && bytes > 0 ? left / (bytes / seconds) : undefined
    },
  }
}

const span = 20_000
