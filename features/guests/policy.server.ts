import * as z from 'zod'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { permissions } from '#features/posse/permissions.ts'
import { openWedding } from '#features/posse/policy.server.ts'
import { Id } from '#features/shapes.ts'
import { forbidden, invalid } from '#server/errors.ts'
import type { PolicyRule } from '#server/policy.ts'
import { findOwn, isWhollyReachable } from './reach-rows.server.ts'

/** The guest list that a call is about: of the couple, or of a helper who has its permission for the events concerned. */
export const guestsPolicy: PolicyRule = (context, input) => {
  const call = GuestCall.parse(input ?? {})
  const address = { guest: present([call.id]), event: present([call.event_id, call.guest_event_id]) }
  // An object says by itself whose it is.
  const user_id = call.id === undefined ? call.user_id : undefined
  return openWedding(context, { user_id, address, body: namedInBody(call) }, [permissions.guests])
}

/** Who is also on lists out of reach is not a helper's to take off them all. */
export const guestDeletePolicy: PolicyRule = async (context, input) => {
  const wedding = await guestsPolicy(context, input)
  const { id } = GuestCall.parse(input ?? {})
  if (wedding && wedding.events !== 'all' && id !== undefined && !(await isWhollyReachable(context.db, wedding, id))) forbidden()
  return wedding
}

/** The same for a call that has no object in its path. */
export const newGuestsPolicy: PolicyRule = (context, input) => {
  const call = GuestCall.parse(input ?? {})
  return openWedding(context, { body_user_id: call.user_id, body: namedInBody(call) }, [permissions.guests])
}

function namedInBody({ wedding_events, ids, household_id, change, guest_wedding_event_id }: z.infer<typeof GuestCall>) {
  return {
    guest: present(ids),
    event: present([...wedding_events, guest_wedding_event_id]),
    household: present([household_id, change?.household_id]),
  }
}

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

/** One by one, so that a field that names nothing does not hide another that does. */
const AnyId = Id.optional().catch(undefined)
const AnyIds = z.array(AnyId).default([]).catch([])
const Place = z
  .union([Id, z.object({ id: Id }).transform(({ id }) => id)])
  .optional()
  .catch(undefined)
const GuestCall = z
  .object({
    id: AnyId,
    event_id: AnyId,
    guest_event_id: AnyId,
    user_id: AnyId,
    wedding_events: z.array(Place).default([]).catch([]),
    ids: AnyIds,
    household_id: AnyId,
    change: z.object({ household_id: AnyId }).optional().catch(undefined),
    guest_wedding_event_id: AnyId,
  })
  .catch({ wedding_events: [], ids: [] })

function present(ids: readonly (number | undefined)[]): number[] {
  return [...new Set(ids.filter((id) => id !== undefined))]
}
