import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'

interface Booking {
  user_id: number
  id: number
  conversation_id: number
  name: string
  day: string | null
}

/** Couples who hired the business and write with it; of them no more than it is told there, and the day, which is that of its work. */
export function bookingsOf(content_id: number): RawBuilder<Booking> {
  return sql<Booking>`select hired.user_id, hired.id, talk.id as conversation_id, asker.firstname as name, coalesce(event.date, asker.wedding_date) as day
    from user_vendors hired join conversations talk on (talk.user_id, talk.content_id) = (hired.user_id, hired.vendor_id)
    join users asker on asker.id = hired.user_id
    left join guest_wedding_events event on (event.user_id, event.id) = (hired.user_id, hired.guest_wedding_event_id)
    where hired.vendor_id = ${content_id} and hired.status = 'hired'`
}

export async function isBooking(db: Db, content_id: number, id: number): Promise<boolean> {
  const { rows } = await sql`select from (${bookingsOf(content_id)}) booking where id = ${id}`.execute(db)
  return rows.length > 0
}

interface Ticked {
  booking_id: number
  template_id: number
  by: number
}

/** Of many at once the first did it. False where the booking or the task is not theirs. */
export async function tickBooking(db: Db, content_id: number, { booking_id, template_id, by }: Ticked): Promise<boolean> {
  const { rows } = await sql`
    with one as (
      select booking.user_id, booking.id, template.id as template_id, key, title, day + days as due_date
      from (${bookingsOf(content_id)}) booking, vendor_task_templates template
      where booking.id = ${booking_id} and template.content_id = ${content_id} and template.id = ${template_id}),
    added as (
      insert into vendor_booking_tasks (couple_id, content_id, user_vendor_id, template_id, key, title, due_date, done_by)
      select user_id, ${content_id}, id, template_id, key, title, due_date, ${by} from one on conflict do nothing)
    select from one`.execute(db)
  return rows.length > 0
}

export async function untickBooking(db: Db, content_id: number, { booking_id, template_id }: Ticked): Promise<boolean> {
  const { rows } = await sql`
    with one as (select booking.user_id from (${bookingsOf(content_id)}) booking, vendor_task_templates template
      where booking.id = ${booking_id} and template.content_id = ${content_id} and template.id = ${template_id}),
    removed as (delete from vendor_booking_tasks using one where couple_id = one.user_id
      and content_id = ${content_id} and user_vendor_id = ${booking_id} and template_id = ${template_id})
    select from one`.execute(db)
  return rows.length > 0
}
