import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { invalid } from '#server/errors.ts'
import { findOwn } from '#features/wedding/access/guest-reach-rows.server.ts'

interface Belonging {
  wedding_events?: readonly number[] | undefined
  household_id?: number | null | undefined
}

/** What a body names must be within the wedding, and within reach of who acts; of what is not, nothing is told. */
export async function requireOwn(
  db: Db,
  wedding: Wedding,
  { wedding_events = [], household_id }: Belonging,
  field = 'wedding_events',
): Promise<void> {
  const households = household_id ? [household_id] : []
  if (wedding_events.length + households.length === 0) return
  const own = ownNamed(wedding) ?? (await findOwn(db, wedding, wedding_events, households))
  const errors = {
    ...(wedding_events.some((id) => !own.events.includes(id)) && { [field]: ['There is no such event.'] }),
    ...(households.some((id) => !own.households.includes(id)) && { household_id: ['There is no such household.'] }),
  }
  if (Object.keys(errors).length > 0) invalid(errors)
}

/** Whoever works on all of a wedding needs no second look: the policy found what of the call is of it. */
function ownNamed({ events, named }: Wedding) {
  return events === 'all' && named ? { events: named.event, households: named.household } : undefined
}
