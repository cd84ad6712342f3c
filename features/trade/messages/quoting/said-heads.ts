import { type Heads, headsAt } from '#features/planning/quotes/heads.ts'

const nobody: Heads = { adults: 0, drinkers: 0, children: 0, infants: 0, vendors: 0 }

/** For whom a vendor reckons: what the enquiry said, and no more is known to them. */
export function saidHeads(guests: number | null): Heads {
  return headsAt(nobody, guests ?? 100)
}
