import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Facts } from './contract.ts'
import { answered, answers, reviews } from './order-rows.server.ts'

export async function factsOf(db: Db, id: number, date: string | undefined): Promise<Facts> {
  const { rows } = await sql<Facts>`
    with ${answers}
    select ${reviews} as reviews, ${answered} as answers, vendor.service,
      exists (select from content_terms own where own.content_id = vendor.content_id and own.taxonomy = 'services' and own.term = 'photographers') as is_photographer,
      (select count(distinct credit.content_id)::integer from content_credits credit join content wedding on wedding.id = credit.content_id
        where credit.vendor = content.slug and wedding.status = 'published') as weddings,
      coalesce(calendar_checked_on, current_date - example_checked_days) as checked_on,
      (select jsonb_agg(jsonb_build_object('month', to_char(first, 'YYYY-MM'), 'saturdays', saturdays, 'free', free) order by first) from (
        select first, count(*)::integer as saturdays,
          case when bool_or(state <> 'unknown') then (count(*) filter (where state = 'free'))::integer end as free
        from (select date_trunc('month', day)::date as first, vendor_day(vendor, content.url, day::date) as state
          from generate_series(current_date, date_trunc('month', current_date) + interval '12 months - 1 day', '1 day') day
          where extract(isodow from day) = 6) days group by first) months) as months,
      coalesce((select jsonb_agg(jsonb_build_object('day', day, 'until', to_char(until at time zone 'UTC', 'YYYY-MM-DD')) order by day)
        from vendor_holds where vendor_holds.content_id = vendor.content_id and vendor_day(vendor, content.url, day) = 'held'), '[]') as holds,
      ${date ? sql`vendor_day(vendor, content.url, ${date}::date)` : sql`null`} as day
    from vendors vendor join content on content.id = vendor.content_id left join answers on answers.content_id = vendor.content_id
    where vendor.content_id = ${id}`.execute(db)
  return rows[0]!
}
