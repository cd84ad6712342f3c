import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { FoundPicture } from '#features/files/uploads/shown-picture.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'

export interface FoundKeeper {
  id: number
  firstname: string
  lastname: string
  avatar: FoundPicture | null
  events: number[]
}

/** Who keeps the checklists within reach: the couple, whoever is partner in all of it, and helpers with permission 1. */
export async function findKeepers(db: Db, { user_id, events }: Wedding): Promise<FoundKeeper[]> {
  const isOpen = events === 'all' ? sql`true` : sql`event.id = any(${events}::bigint[])`
  const { rows } = await sql<FoundKeeper>`
    select person.id, person.firstname, person.lastname, ${pictureOf('person.id', 'person.avatar_id')} as avatar, array_agg(event.id order by event.id) as events
    from guest_wedding_events event
    join lateral (
      select event.user_id as id, 0 as nth
      union all
      select posse.member_id, posse.id from user_posses posse
      where posse.user_id = event.user_id and posse.accepted_at is not null and (posse.role = 'partner' or exists (
        select from user_posse_events shared where (shared.user_id, shared.posse_id, shared.event_id) = (posse.user_id, posse.id, event.id)
        and 1 = any(shared.permissions)))
    ) keeper on true
    join users person on person.id = keeper.id
    where event.user_id = ${user_id} and ${isOpen}
    group by person.id order by min(nth) limit 100`.execute(db)
  return rows.map((row) => ({ ...row, events: row.events.map(Number) })) // an array of bigint comes as text
}
