import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Heads } from './heads.ts'

export interface Coming {
  now: Heads
  waiting: number
  declined: number
}

/** Who comes to an event, by class, who has not said and who can't; of none that is named, to that of most guests within reach. The caterer's numbers, as the database keeps them. */
export async function findComing(db: Db, wedding: Wedding, event_id: number | null): Promise<Coming> {
  const reach = wedding.events === 'all' ? sql`true` : sql`event_id = any(${wedding.events}::bigint[])`
  const { rows } = await sql<Heads & Omit<Coming, 'now'>>`
    with counted as (
      select event_id, status, guests, heads - children - infants as adults, drinkers, children, infants
      from guest_event_counts where user_id = ${wedding.user_id} and ${reach} and (${event_id}::bigint is null or event_id = ${event_id}::bigint)
    ),
    chosen as (select event_id from counted group by event_id order by sum(guests) desc, event_id limit 1)
    select coalesce(sum(adults) filter (where status = 2), 0)::integer as adults,
      coalesce(sum(drinkers) filter (where status = 2), 0)::integer as drinkers,
      coalesce(sum(children) filter (where status = 2), 0)::integer as children,
      coalesce(sum(infants) filter (where status = 2), 0)::integer as infants,
      coalesce(sum(guests) filter (where status in (0, 1, 4)), 0)::integer as waiting,
      coalesce(sum(guests) filter (where status = 3), 0)::integer as declined,
      (select coalesce(sum(vendor_meals), 0)::integer from user_vendors vendor where vendor.user_id = ${wedding.user_id} and vendor.status = 'hired'
        and vendor.guest_wedding_event_id = coalesce(${event_id}::bigint, (select event_id from chosen))) as vendors
    from counted where event_id = (select event_id from chosen)`.execute(db)
  const { waiting = 0, declined = 0, ...now } = rows[0] ?? { adults: 0, drinkers: 0, children: 0, infants: 0, vendors: 0 }
  return { now, waiting, declined }
}
