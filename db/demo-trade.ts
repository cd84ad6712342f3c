import { sql } from 'kysely'
import type { Db } from './db.ts'
import { demoBegan } from './demo-household.ts'

/** How often they were looked at in the sixty days before the demo was loaded: a little more each week, most on Sundays. */
const views = [4, 3, 5, 4, 6, 9, 12]

/** Fern & Fable look after their page: with days of numbers, couples who wait, and a day that they hold. */
export async function insertTrade(db: Db, { fern, ines }: { fern: number; ines: number }): Promise<void> {
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
  await sql`insert into enquiries (user_id, content_id, service, wedding_date, place, guests, budget, message, created_at)
    values (${ines}, ${vendor.id}, 'florists', '2027-10-09', 'Sonoma', 60, 320000,
      'Do you ever do dahlias in a color that isn’t on the chart? We have one long table and no arch.', now() - interval '27 hours')`.execute(
    db,
  )
}
