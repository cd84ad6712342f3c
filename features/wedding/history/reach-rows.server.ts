import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { findMembership } from '#features/wedding/access/rows.server.ts'
import { user } from '#features/account/sign-in/things.server.ts'
import { allThings, things } from '#features/things.server.ts'

/** The events within reach, and for each permission those that give it; `all` for the couple. */
export type Reach = 'all' | { events: readonly number[]; of: ReadonlyMap<number, readonly number[]> }

export async function reachOf(db: Db, { user_id, actor_id, role }: Wedding): Promise<Reach> {
  if (role !== 'helper') return 'all'
  const shared = (await findMembership(db, user_id, actor_id))?.events ?? []
  const of = new Map(codes.map((code) => [code, shared.filter(({ permissions }) => permissions.includes(code)).map(({ id }) => id)]))
  return { events: [...new Set([...of.values()].flat())], of }
}

/** The same, for one event alone. */
export function narrowed(reach: Reach, event_id: number): Reach {
  if (reach === 'all') return { events: [event_id], of: new Map(codes.map((code) => [code, [event_id]])) }
  const only = (ids: readonly number[]) => ids.filter((id) => id === event_id)
  return { events: only(reach.events), of: new Map([...reach.of].map(([code, ids]) => [code, only(ids)])) }
}

/** What a permission shows; events are shown to whoever may do anything on them. */
const shown = allThings.flatMap(({ kind, permission }) => (permission === undefined || kind === 'event' ? [] : [{ kind, permission }]))

/** What somebody may be given on an event, and opens what is there. */
const codes = Object.values(permissions)

/** What of an account is news to the wedding; the zone alone may be the browser's word. */
const weddingFields = user.fields.filter((name) => name !== 'time_zone')

/** Of `line`: it is of the wedding, not of the account alone. */
export const isListed = sql<SqlBool>`(line.what <> 'user.setup' and (line.what <> 'user.change' or line.after ?| ${sql.lit(`{${weddingFields.join()}}`)}::text[]))`

/** Of `line`: within reach. What names no event is where its guest is, or was until they were deleted. */
export function isReached(reach: Reach): RawBuilder<SqlBool> {
  if (reach === 'all') return sql`true`
  const guests = reach.of.get(things.guest.permission) ?? []
  const byEvent = shown.map(
    ({ kind, permission }) =>
      sql`(line.what like ${sql.lit(`${kind}.%`)} and line.event_id = any(${reach.of.get(permission) ?? []}::bigint[]))`,
  )
  return sql`(
    (line.what like 'event.%' and line.event_id = any(${reach.events}::bigint[])) or ${sql.join(byEvent, sql` or `)}
    or (line.what like 'guest.%' and line.event_id is null and (${isListedGuest(guests)} or ${wasListedGuest(guests)}))
    or (line.what like 'household.%' and exists (
      select from guests join guest_answers answer on (answer.user_id, answer.guest_id) = (guests.user_id, guests.id)
      where (guests.user_id, guests.household_id) = (line.user_id, line.object_id) and answer.event_id = any(${guests}::bigint[]))))`
}

function isListedGuest(events: readonly number[]) {
  return sql`exists (select from guest_answers answer
    where (answer.user_id, answer.guest_id) = (line.user_id, line.object_id) and answer.event_id = any(${events}::bigint[]))`
}

function wasListedGuest(events: readonly number[]) {
  return sql`(line.what = 'guest.delete' and exists (
    select from jsonb_to_recordset(line.before -> 'answers') as was (event_id bigint) where was.event_id = any(${events}::bigint[])))`
}
