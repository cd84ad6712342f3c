import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Calendar } from './contract.ts'

/** Null of a business that the directory never had. */
export async function findCalendar(db: Db, id: number, user_id: number): Promise<Calendar | null> {
  const { rows } = await sql<Calendar>`
    select capacity, coalesce(calendar_checked_on, current_date - example_checked_days) as checked_on, coalesce((
      select jsonb_agg(jsonb_build_object('day', day, 'state', state, 'booked', booked,
        'until', to_char(until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by day)
      from (select coalesce(taken.day, held.day) as day, case when taken.day is null then 'held' when booked = 0 then 'free' else 'booked' end as state,
          coalesce(booked, 0) as booked, case when taken.day is null then until end as until
        from (select * from vendor_days where content_id = ${id} and day >= current_date and (booked > 0 or day in (${readDays(id)}))) taken
        full join (select * from vendor_holds where content_id = ${id} and until > now() and day >= current_date) held using (day)) days), '[]') as days,
      coalesce((select jsonb_agg(jsonb_build_object('day', day, 'events', booked + held, 'state',
          case when booked >= capacity then 'booked' when booked + held >= capacity then 'held' else 'free' end,
          'is_overruled', exists (select from vendor_days said where said.content_id = ${id} and said.day = elsewhere.day)
            or exists (select from vendor_holds said where said.content_id = ${id} and said.day = elsewhere.day and until > now())) order by day)
        from vendor_feed_days elsewhere where content_id = ${id} and day >= current_date), '[]') as read_days,
      (select jsonb_build_object('place', coalesce(substring(address from '^[a-z]+://([^/:?#]+)'), ''), 'time_zone', time_zone,
          'read_at', ${moment('read_at')}, 'tried_at', ${moment('tried_at')}, 'trouble', trouble, 'unread', unread,
          'is_reading', address is not null and asked_at > coalesce(tried_at, '-infinity')) from vendor_feeds where content_id = ${id}) as feed,
      (select ${moment('made_at')} from vendor_addresses where user_id = ${user_id}) as address_made_at
    from vendors where content_id = ${id}`.execute(db)
  return rows[0] ?? null
}

function readDays(id: number) {
  return sql`select day from vendor_feed_days where content_id = ${id}`
}

function moment(column: 'read_at' | 'tried_at' | 'made_at') {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

interface Said {
  capacity: number | null
  days: { day: string; state: 'free' | 'held' | 'booked' | 'as_read'; booked?: number | undefined }[]
}

/** Whoever saves it has looked at it. False where there is none. */
export async function saveCalendar(db: Db, id: number, { capacity, days }: Said): Promise<boolean> {
  const { rows } = await sql`update vendors set calendar_checked_on = current_date, capacity = coalesce(${capacity}::integer, capacity)
    where content_id = ${id} returning content_id`.execute(db)
  if (rows.length === 0) return false
  const said = JSON.stringify(days)
  const of = (state: string) => sql`select distinct on (day) day, booked from jsonb_to_recordset(${said}::jsonb)
    said (day date, state text, booked integer) where state = ${state} and day >= current_date`
  await sql`delete from vendor_days where content_id = ${id} and day in (select day from jsonb_to_recordset(${said}::jsonb) said (day date))`.execute(
    db,
  )
  await sql`delete from vendor_holds where content_id = ${id} and day in (select day from jsonb_to_recordset(${said}::jsonb) said (day date))`.execute(
    db,
  )
  await sql`insert into vendor_days (content_id, day, booked)
    select ${id}, day, coalesce(taken.booked, capacity) from (${of('booked')}) taken cross join vendors where vendors.content_id = ${id}
    on conflict (content_id, day) do update set booked = excluded.booked`.execute(db)
  // Free is a word of its own where something is read that says otherwise, now or later.
  await sql`insert into vendor_days (content_id, day, booked) select ${id}, day, 0 from (${of('free')}) free
    where exists (select from vendor_feeds where content_id = ${id})`.execute(db)
  await sql`insert into vendor_holds (content_id, day) select ${id}, day from (${of('held')}) held
    on conflict (content_id, day) do update set until = excluded.until`.execute(db)
  return true
}
