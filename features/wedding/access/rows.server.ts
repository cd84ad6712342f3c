import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Kind } from '#features/kinds.ts'
import type { Thing } from '#features/thing.server.ts'
import { allThings } from '#features/things.server.ts'
import type { Ids } from './named-ids.ts'
import type { Permission } from './permissions.ts'

export interface Located {
  kind: Kind
  id: number
  user_id: number
}

/** Whose the named rows are. Ids are unique over all weddings. */
export async function locate(db: Db, named: Ids): Promise<Located[]> {
  const parts = eachOf(named).map(
    ({ thing: { kind, table }, ids }) =>
      sql`select ${sql.lit(kind)} as kind, id, user_id from ${sql.table(table)} where id = any(${ids}::bigint[])`,
  )
  if (parts.length === 0) return []
  const { rows } = await sql<Located>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

export interface Membership {
  role: 'helper' | 'partner'
  firstname: string
  other_firstname: string
  guestlist_setup_at: string | null
  events: { id: number; permissions: number[] }[]
}

/** As what somebody helps with a wedding; undefined before they were accepted and after they were removed. */
export function findMembership(db: Db, user_id: number, member_id: number): Promise<Membership | undefined> {
  return db
    .selectFrom('user_posses as posse')
    .innerJoin('users as owner', 'owner.id', 'posse.user_id')
    .where('posse.user_id', '=', user_id)
    .where('posse.member_id', '=', member_id)
    .where('posse.accepted_at', 'is not', null)
    .select((eb) => [
      'posse.role',
      'owner.firstname',
      'owner.other_firstname',
      'owner.guestlist_setup_at',
      jsonArrayFrom(
        eb
          .selectFrom('user_posse_events as shared')
          .whereRef('shared.user_id', '=', 'posse.user_id')
          .whereRef('shared.posse_id', '=', 'posse.id')
          .select(['shared.event_id as id', 'shared.permissions']),
      ).as('events'),
    ])
    .executeTakeFirst()
}

/** Of the events within reach those on which whoever acts may do this, too. */
export async function findEventsWith(db: Db, { user_id, actor_id, events }: Wedding, needed: Permission): Promise<Wedding['events']> {
  if (events === 'all') return 'all'
  const membership = await findMembership(db, user_id, actor_id)
  const allowed = membership?.events.filter(({ permissions }) => permissions.includes(needed)) ?? []
  return allowed.map(({ id }) => id).filter((id) => events.includes(id))
}

interface Placed {
  kind: Kind
  id: number
  events: number[]
}

/** The events that each named thing is on: guests and households are where guests are on the list. */
export async function findPlaces(db: Db, user_id: number, named: Ids): Promise<Placed[]> {
  const parts = eachOf(named).map(({ thing, ids }) => placesOf(thing, user_id, ids))
  if (parts.length === 0) return []
  const { rows } = await sql<Placed>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.map((place) => ({ ...place, events: place.events.map(Number) })) // an array of bigint comes as text
}

function placesOf({ kind, table, event }: Thing, user_id: number, ids: readonly number[]) {
  if (kind === 'guest')
    return sql`select 'guest' as kind, id, array(select event_id from guest_answers where (user_id, guest_id) = (guests.user_id, guests.id)) as events
      from guests where user_id = ${user_id} and id = any(${ids}::bigint[])`
  if (kind === 'household')
    return sql`select 'household' as kind, household_id as id, array_agg(event_id) as events
      from guests join guest_answers answer on (answer.user_id, answer.guest_id) = (guests.user_id, guests.id)
      where guests.user_id = ${user_id} and household_id = any(${ids}::bigint[]) group by household_id`
  return sql`select ${sql.lit(kind)} as kind, id, ${event === undefined ? sql`'{}'::bigint[]` : sql`array_remove(array[${sql.ref(event)}], null)`} as events
    from ${sql.table(table)} where user_id = ${user_id} and id = any(${ids}::bigint[])`
}

function eachOf(named: Ids) {
  return allThings.flatMap((thing) => {
    const ids = named[thing.kind] ?? []
    return ids.length === 0 ? [] : [{ thing, ids }]
  })
}
