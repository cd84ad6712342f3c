import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Of `guest_event_counts`: how many gave an answer, and what the heads of it count as. */
export const headColumns = [
  'status',
  'guests',
  'heads',
  sql<number>`heads - children - infants`.as('adults'),
  'children',
  'infants',
  'drinkers',
  'eaters',
] as const

/** Vendors eat where they are hired for an event. */
export function vendorMeals(db: Db, user_id: number) {
  return db
    .selectFrom('user_vendors')
    .where('user_id', '=', user_id)
    .where('status', '=', 'hired')
    .where('vendor_meals', '>', 0)
    .select(sql<number>`sum(vendor_meals)::integer`.as('meals'))
}
