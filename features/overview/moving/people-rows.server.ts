import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { onReachedEvent } from '#features/thing.server.ts'
import { userVendor } from '#features/planning/vendors/things.server.ts'
import type { MovedAnswers, MovedEvent, MovedVendor } from './contract.ts'

/** How many are asked to each of these events, and said what. */
export async function findAnswers(db: Db, { user_id }: Wedding, events: readonly number[]): Promise<MovedAnswers[]> {
  const { rows } = await sql<MovedAnswers>`
    select event.id, event.name, count(guest_id) filter (where status > 0)::int as invited,
      count(guest_id) filter (where status > 1)::int as answered, count(guest_id) filter (where status = 2)::int as coming
    from guest_wedding_events event left join guest_answers answer on (answer.user_id, answer.event_id) = (event.user_id, event.id)
    where event.user_id = ${user_id} and event.id = any(${events}::bigint[]) group by event.id, event.name, event.date order by event.date, event.id`.execute(
    db,
  )
  return rows
}

/** Who answered, in the order in which guests are locked. */
export async function findAnswered(db: Db, { user_id }: Wedding, event_id: number): Promise<number[]> {
  const { rows } = await sql<{ guest_id: number }>`
    select guest_id from guest_answers where (user_id, event_id) = (${user_id}, ${event_id}) and status > 1 order by guest_id`.execute(db)
  return rows.map(({ guest_id }) => guest_id)
}

/** Households that have a letter with the day in it. */
export async function countTold(db: Db, { user_id }: Wedding): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct coalesce(household_id, -id))::int as n from guests
    where user_id = ${user_id} and (save_the_date_sent_at is not null or invitation_sent_at is not null)`.execute(db)
  return rows[0]?.n ?? 0
}

export type FoundVendor = Omit<MovedVendor, 'fate'> & { version: number }

export type MovedDay = Pick<MovedEvent, 'id' | 'to'>

/**
 * Whom the couple hired or wants for these events, with what their calendar says of the event's new day; who is of no event is of the
 * first. Who isn't free comes first, and who is hired.
 */
export async function findVendors(db: Db, vendors: Wedding, days: readonly MovedDay[]): Promise<FoundVendor[]> {
  const { rows } = await sql<FoundVendor>`
    select * from (
      select wanted.id, wanted.name, wanted.taxonomy, wanted.status, moved."to" as date, wanted.contact_name, wanted.email, wanted.phone,
        wanted.next_step, wanted.next_on, wanted.deposit, wanted.deposit_state, wanted.deposit_until, wanted.version,
        case when moved."to" is null or vendors.content_id is null then 'unknown' else vendor_day(vendors, content.url, moved."to") end as day
      from user_vendors wanted
      join jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as moved (id bigint, "to" date)
        on moved.id = coalesce(wanted.guest_wedding_event_id, ${days[0]?.id ?? null}::bigint)
      left join content on content.id = wanted.vendor_id left join vendors on vendors.content_id = content.id
      where wanted.user_id = ${vendors.user_id} and ${onReachedEvent({ ...userVendor, event: 'wanted.guest_wedding_event_id' }, vendors)}
      and wanted.status in ('considering', 'contacted', 'quoted', 'hired')
    ) known order by array_position(array['booked', 'held', 'unknown', 'free'], day), status <> 'hired', lower(name), id`.execute(db)
  return rows
}
