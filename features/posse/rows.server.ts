import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/db.ts'

export type Kind = 'guest' | 'event' | 'household' | 'item'

export interface Located {
  kind: Kind
  id: number
  user_id: number
}

/** Whose the named rows are. Ids are unique over all weddings. */
export async function locate(db: Db, { guest, event, household, item }: Record<Kind, readonly number[]>): Promise<Located[]> {
  const { rows } = await sql<Located>`
    select 'guest' as kind, id, user_id from guests where id = any(${guest}::bigint[])
    union all select 'event', id, user_id from guest_wedding_events where id = any(${event}::bigint[])
    union all select 'household', id, user_id from households where id = any(${household}::bigint[])
    union all select 'item', id, user_id from user_checklist_items where id = any(${item}::bigint[])`.execute(db)
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

interface Placed {
  kind: Kind
  id: number
  events: number[]
}

/** The events that the named guests, or the members of the named households, are on the list of. */
export async function findPlaces(db: Db, user_id: number, named: Record<Kind, readonly number[]>): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select 'event' as kind, id, array[id] as events from guest_wedding_events where user_id = ${user_id} and id = any(${named.event}::bigint[])
    union all
    select 'guest', id, array(select event_id from guest_answers where (user_id, guest_id) = (guests.user_id, guests.id))
    from guests where user_id = ${user_id} and id = any(${named.guest}::bigint[])
    union all
    select 'household', household_id, array_agg(event_id)
    from guests join guest_answers answer on (answer.user_id, answer.guest_id) = (guests.user_id, guests.id)
    where guests.user_id = ${user_id} and household_id = any(${named.household}::bigint[]) group by household_id
    union all
    select 'item', id, array[guest_wedding_event_id] from user_checklist_items where user_id = ${user_id} and id = any(${named.item}::bigint[])`.execute(
    db,
  )
  return rows.map((place) => ({ ...place, events: place.events.map(Number) })) // an array of bigint comes as text
}
