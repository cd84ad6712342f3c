import { type Fate, fatesOf } from './import-plan.ts'
import { lookAt } from './import-check.ts'
import type { LookedAt } from './checking.ts'
import type { Target } from './column-targets.ts'

export interface ImportCounts extends Record<Fate, number> {
  /** Guests in the file. */
  all: number
  /** Of those who are known from nowhere, the ones somebody should look at. */
  look: number
}

const labels = { email: '', phone: '' }

/** Guests, as they are decided about now: what is added, merged, there twice and left out comes to all of them. */
export function countsOf(looked: LookedAt, targets: readonly Target[]): ImportCounts {
  const fates = fatesOf({ ...looked, labels })
  const known = new Set(looked.doubles.map(({ party }) => party))
  const counts: ImportCounts = { all: 0, added: 0, merged: 0, twice: 0, left: 0, look: 0 }
  for (const [place, party] of looked.parties.entries()) {
    const isOdd = !known.has(place) && lookAt(party, targets).length > 0
    for (const fate of fates[place]!) {
      counts.all += 1
      counts[fate] += 1
      if (isOdd) counts.look += 1
    }
  }
  return counts
}
