import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { isStillPlanned } from './accepting/rows.server.ts'
import type { Quote } from './contract.ts'

export interface OpenQuote extends Pick<Quote, 'accepted_at' | 'terms'> {
  cost_id: number
  event_id: number | null
}

/** The newest quote of each vendor with whom nothing is settled, and the cost into which accepting it would write: their own, else the first planned for their service. */
export async function findOpenQuotes(db: Db, wedding: Wedding): Promise<OpenQuote[]> {
  const { user_id, events } = wedding
  const reach = events === 'all' ? sql`true` : sql`vendor.guest_wedding_event_id = any(${events}::bigint[])`
  const { rows } = await sql<OpenQuote>`
    with place as (
      select distinct on (category, event_id) id, category, event_id from budget_items
      where ${isStillPlanned(wedding)} and category <> 'other' order by category, event_id, id
    ), newest as (
      select distinct on (user_vendor_id) vendor.cost_id, vendor.taxonomy, vendor.guest_wedding_event_id as event_id, accepted_at, terms
      from user_quotes join user_vendors vendor on (vendor.user_id, vendor.id) = (user_quotes.user_id, user_vendor_id)
      where user_quotes.user_id = ${user_id} and ${reach} and vendor.status not in ('declined', 'cancelled') and not exists (
        select from user_quotes taken where (taken.user_id, taken.user_vendor_id) = (vendor.user_id, vendor.id) and taken.accepted_at is not null)
      order by user_vendor_id, number desc
    )
    select coalesce(newest.cost_id, place.id) as cost_id, newest.event_id, accepted_at, terms
    from newest left join place on place.category = taxonomy and place.event_id is not distinct from newest.event_id
    where coalesce(newest.cost_id, place.id) is not null`.execute(db)
  return rows
}
