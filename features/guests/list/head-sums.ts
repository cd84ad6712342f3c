import type { GuestPage } from './contract.ts'

type Count = Omit<GuestPage['guest_wedding_event_counts'][number], 'id' | 'status' | 'meals'>

/** What follows from the heads of an answer: infants need no chair of their own, and vendors eat beside them. */
export function headSums({ guests, heads, infants, eaters }: Count, vendors: number): { companions: number; seats: number; meals: number } {
  return { companions: heads - guests, seats: heads - infants, meals: eaters + vendors }
}
