import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { bookingsOf } from './booking-rows.server.ts'
import type { PlannedTask } from './contract.ts'

/** The day it is where somebody lives. */
export async function todayOf(db: Db, user_id: number): Promise<string> {
  const { time_zone } = await db.selectFrom('users').where('id', '=', user_id).select('time_zone').executeTakeFirstOrThrow()
  return todayIn(time_zone)
}

/** What is to be done, the earliest first: for a booking each thing that is switched on and was not done for it, and what was written down. */
export async function listPlanned(db: Db, content_id: number, today: string): Promise<{ planned: PlannedTask[]; total: number }> {
  const { rows } = await sql<PlannedTask & { total: number }>`
    with ${bookingsWithPapers(content_id)}, planned as (
      select null::bigint as id, template.id as template_id, ${asBooking} as booking, key, title, day + days as due_date
      from booking join vendor_task_templates template on template.content_id = ${content_id} and is_on
      where ${isOpen(today)} and not (coalesce(key, '') = 'certificate' and paper_id is not null)
      and not exists (select from vendor_booking_tasks done where (done.couple_id, done.user_vendor_id, done.template_id) = (booking.user_id, booking.id, template.id))
      union all
      select id, null, null, null, title, due_date from vendor_tasks where content_id = ${content_id} and done_at is null)
    select *, null as done_at, '' as done_by, (count(*) over ())::integer as total from planned
    order by due_date nulls last, (booking ->> 'id')::bigint nulls first, template_id, id limit 200`.execute(db)
  return { planned: rows.map(({ total: _, ...task }) => task), total: rows[0]?.total ?? 0 }
}

/** What was done, the last first; a certificate that was sent and reaches their day is done by that. */
export async function listDone(db: Db, content_id: number): Promise<PlannedTask[]> {
  const { rows } = await sql<PlannedTask>`
    with ${bookingsWithPapers(content_id)}, done as (
      select null::bigint as id, template_id, ${asBooking} as booking, key, title, due_date, done_at, done_by
      from booking join vendor_booking_tasks done on (done.couple_id, done.user_vendor_id) = (booking.user_id, booking.id) and done.content_id = ${content_id}
      union all
      select null, null, ${asBooking}, 'certificate', '', null, paper.created_at, author_id
      from booking join messages paper on (paper.user_id, paper.id) = (booking.user_id, paper_id)
      where not exists (select from vendor_booking_tasks done where (done.couple_id, done.user_vendor_id) = (booking.user_id, booking.id) and done.key = 'certificate')
      union all
      select id, null, null, null, title, due_date, done_at, done_by from vendor_tasks where content_id = ${content_id} and done_at is not null)
    select done.id, template_id, booking, key, title, due_date, done_at, coalesce(firstname, '') as done_by
    from done left join users on users.id = done_by order by done_at desc limit 50`.execute(db)
  return rows
}

/** With the first certificate of theirs in the conversation that holds on the day. */
function bookingsWithPapers(content_id: number): RawBuilder<unknown> {
  return sql`booking as (
    select *, (select min(id) from messages where messages.user_id = told.user_id and messages.conversation_id = told.conversation_id
      and kind = 'file' and side = 'vendor' and file_kind = 'certificate' and ends_on >= coalesce(day, ends_on)) as paper_id
    from (${bookingsOf(content_id)}) told)`
}

const asBooking = sql`jsonb_build_object('id', booking.id, 'conversation_id', booking.conversation_id, 'name', name, 'day', day)`

/** What comes before the day is over with it; what comes after is let go once it is ninety days late. */
function isOpen(today: string): RawBuilder<boolean> {
  return sql<boolean>`(day is null or case when days <= 0 then day >= ${today}::date else day + days > ${today}::date - 90 end)`
}
