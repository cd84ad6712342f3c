import type { Dashboard } from './contract.ts'

interface Counts {
  listed: number
  coming: number
  cannot: number
}

/** How many are on the list of an event, and what they answered. */
export function countsOf({ guest_wedding_event_counts: counts }: Dashboard, event: number): Counts {
  const own = counts.filter(({ id }) => id === event)
  const of = (status: number) => own.find((count) => count.status === status)?.guests ?? 0
  return { listed: own.reduce((sum, { guests }) => sum + guests, 0), coming: of(2), cannot: of(3) }
}
