import type { GuestPage } from './contract.ts'
import { headSums } from './head-sums.ts'

export const headsHead = [
  'Event',
  'Guests who come',
  'Plus-ones',
  'Heads',
  'Adults',
  'Children',
  'Infants',
  'Who drink',
  'Chairs',
  'Guests’ meals',
  'Vendors’ meals',
  'Meals',
]

/** What the caterer asks of each event to which somebody comes, as the list itself shows it. */
export function headsOf(
  events: readonly { id: number; name: string }[],
  counts: GuestPage['guest_wedding_event_counts'],
  vendors: GuestPage['vendor_meals'],
): (string | number)[][] {
  return events.flatMap(({ id, name }) => {
    const coming = counts.find((count) => count.id === id && count.status === 2)
    if (!coming) return []
    const { guests, heads, adults, children, infants, drinkers, eaters } = coming
    const fed = vendors.find((vendor) => vendor.id === id)?.meals ?? 0
    const { companions, seats, meals } = headSums(coming, fed)
    return [[name, guests, companions, heads, adults, children, infants, drinkers, seats, eaters, fed, meals]]
  })
}
