import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '#db/db.ts'
import { Id } from '#features/shapes.ts'
import { notFound } from '#server/errors.ts'
import { ownWedding, type PolicyRule, signedIn } from '#server/policy.ts'

/** The caller's own wedding, if everything that the call names is theirs; until helpers come there is no other. */
export const guestsPolicy: PolicyRule = async (context, input) => {
  const session = signedIn(context)
  const named = namedBy(input)
  if (named.guests.length + named.events.length > 0 && !(await areOf(context.db, session.user.id, named))) notFound()
  return ownWedding(session)
}

/** One by one, so that a field that names nothing does not hide another that does. */
const AnyId = Id.optional().catch(undefined)
const GuestCall = z.object({ id: AnyId, event_id: AnyId, guest_event_id: AnyId }).catch({})

interface Named {
  guests: number[]
  events: number[]
}

function namedBy(input: unknown): Named {
  const { id, event_id, guest_event_id } = GuestCall.parse(input ?? {})
  return { guests: present([id]), events: present([event_id, guest_event_id]) }
}

function present(ids: (number | undefined)[]): number[] {
  return [...new Set(ids.filter((id) => id !== undefined))]
}

async function areOf(db: Db, user_id: number, { guests, events }: Named): Promise<boolean> {
  const found = await db
    .selectFrom('guests')
    .where('user_id', '=', user_id)
    .where('id', '=', sql<number>`any(${guests})`)
    .select('id')
    .unionAll(
      db.selectFrom('guest_wedding_events').where('user_id', '=', user_id).where('id', '=', sql<number>`any(${events})`).select('id'),
    )
    .execute()
  return found.length === guests.length + events.length
}
