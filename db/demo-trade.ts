import { sql } from 'kysely'
import type { Db } from './db.ts'
import { demoBegan } from './demo-household.ts'

/** How often they were looked at in the sixty days before the demo was loaded: a little more each week, most on Sundays. */
const views = [4, 3, 5, 4, 6, 9, 12]

/** Fern & Fable look after their page: with days of numbers, the day that they hold for June and Theo, what is read of their calendar elsewhere, and whom they know. */
export async function insertTrade(db: Db, fern: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from content where type = 'vendor' and slug = 'fern-and-fable'`.execute(db)
  const [vendor] = rows
  if (!vendor) return
  await db.insertInto('vendor_members').values({ user_id: fern, content_id: vendor.id, since: demoBegan }).execute()
  await db.deleteFrom('vendor_counts').where('content_id', '=', vendor.id).execute()
  await sql`insert into vendor_counts (content_id, day, impressions, views)
    select ${vendor.id}, day::date, looked * 6 + extract(day from day)::integer % 9, looked
    from generate_series(current_date - 59, current_date, '1 day') day
    cross join lateral (select (${views}::integer[])[extract(isodow from day)::integer] + (60 - (current_date - day::date)) / 12 as looked) counted`.execute(
    db,
  )
  await sql`insert into vendor_holds (content_id, day) select ${vendor.id}, wedding_date from users where email = 'june@posy.example'`.execute(
    db,
  )
  await sql`insert into vendor_feeds (content_id, address, time_zone, tried_at, read_at, whole_at)
    select content_id, null, 'America/Los_Angeles', read_at, read_at, read_at from vendors
    cross join lateral (select now() - make_interval(days => example_checked_days) as read_at) example where content_id = ${vendor.id}`.execute(
    db,
  )
  await sql`insert into vendor_feed_days (content_id, day, booked, held)
    select ${vendor.id}, wedding_date + days, booked, 1 - booked from users cross join (values (14, 1), (28, 1), (35, 0)) read (days, booked)
    where email = 'june@posy.example'`.execute(db)
  await sql`insert into vendor_connections (asker_id, asked_id, words, confirmed_at) select ${vendor.id}, id, 'The greens at the pear barn.', now()
    from content where type = 'vendor' and slug = 'weedy'`.execute(db)
}
