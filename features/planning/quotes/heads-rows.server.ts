import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Heads } from './heads.ts'

export interface Coming {
  now: Heads
  waiting: number
  declined: number
}

/** Who comes to an event, by class, who has not said and who can't; of none that is named, to that of most guests within reach. */
export async function findComing(db: Db, wedding: Wedding, event_id: number | null): Promise<Coming> {
  const reach = wedding.events === 'all' ? sql`true` : sql`event_id = any(${wedding.events}::bigint[])`
  const { rows } = await sql<{ adults: number; children: number; infants: number; waiting: number; declined: number; vendors: number }>`
    with chosen as (
      select event_id from guest_answers where user_id = ${wedding.user_id} and ${reach}
      and (${event_id}::bigint is null or event_id = ${event_id}::bigint)
      group by event_id order by count(*) desc, event_id limit 1
    )
    select (count(*) filter (where status = 2 and age_group = 'adult') + coalesce(sum(plus_one_count) filter (where status = 2), 0))::integer as adults,
      count(*) filter (where status = 2 and age_group = 'child')::integer as children,
      count(*) filter (where status = 2 and age_group = 'infant')::integer as infants,
      count(*) filter (where status in (0, 1, 4))::integer as waiting, count(*) filter (where status = 3)::integer as declined,
      (select coalesce(sum(vendor_meals), 0)::integer from user_vendors vendor where vendor.user_id = ${wedding.user_id} and vendor.status = 'hired'
        and (vendor.guest_wedding_event_id is null or vendor.guest_wedding_event_id = (select event_id from chosen))) as vendors
    from guest_answers answer join guests on (guests.user_id, guests.id) = (answer.user_id, answer.guest_id)
    where answer.user_id = ${wedding.user_id} and answer.event_id = (select event_id from chosen)`.execute(db)
  const { waiting = 0, declined = 0, ...heads } = rows[0] ?? { adults: 0, children: 0, infants: 0, vendors: 0 }
  // Nobody is asked yet who drinks: a bar is counted for every adult.
  return { now: { ...heads, drinkers: heads.adults }, waiting, declined }
}
