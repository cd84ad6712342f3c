import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'
import { answered, answers } from '#features/magazine/vendors/order-rows.server.ts'
import type { Answered, Statistics, Sums } from './contract.ts'

/** Sixty days, today last. */
export async function countDays(db: Db, id: number): Promise<(Sums & { day: string })[]> {
  const { rows } = await sql<Sums & { day: string }>`
    with days as (select day::date from generate_series(current_date - 59, current_date, '1 day') day),
    saved as (select (created_at at time zone 'UTC')::date as day, count(*)::integer as n from board_items
      where content_id = ${id} and created_at > current_date - 60 group by 1),
    asked as (select (created_at at time zone 'UTC')::date as day, count(*)::integer as n from enquiries
      where content_id = ${id} and created_at > current_date - 60 group by 1)
    select days.day, coalesce(impressions, 0) as impressions, coalesce(views, 0) as views, coalesce(websites, 0) as websites, coalesce(instagrams, 0) as instagrams, coalesce(saved.n, 0) as saves, coalesce(asked.n, 0) as contacts
    from days left join vendor_counts counted on counted.day = days.day and counted.content_id = ${id}
    left join saved on saved.day = days.day left join asked on asked.day = days.day order by days.day`.execute(db)
  return rows
}

interface About {
  slug: string
  service: string
  place: string | null
  answers: Statistics['answers']
}

/** What the order asks of them; undefined while the directory does not have them. */
export async function findAbout(db: Db, id: number): Promise<About | undefined> {
  const { rows } = await sql<About>`
    with ${answers}
    select slug, vendors.service, fields #>> '{location,place}' as place, ${answered} as answers
    from vendors join content on content.id = vendors.content_id left join answers on answers.content_id = vendors.content_id
    where vendors.content_id = ${id}`.execute(db)
  return rows[0]
}

/** The enquiries that the answer time counts, the last first, and how many there are. */
export async function listAnswers(db: Db, id: number): Promise<{ enquiries: Answered[]; total: number }> {
  const { rows } = await sql<Answered & { total: number }>`
    select asked.id as enquiry_id, conversations.id, firstname as name, asked.created_at as asked_at, answered_at, (count(*) over ())::integer as total
    from enquiries asked join conversations using (user_id, content_id) join users on users.id = asked.user_id
    where asked.content_id = ${id} and asked.created_at > now() - interval '90 days' order by asked.created_at desc, asked.id desc limit 200`.execute(
    db,
  )
  return { enquiries: rows.map(({ total: _, ...one }) => one), total: rows[0]?.total ?? 0 }
}

/** Where a vendor says more; undefined of those who are examples, so that nobody is ever visited in their place. */
export async function findPlaces(db: Db, slug: string): Promise<{ website: string | null; instagram: string | null } | undefined> {
  const { rows } = await sql<{ website: string | null; instagram: string | null }>`
    select fields ->> 'website' as website, fields ->> 'instagram' as instagram from content
    where type = 'vendor' and slug = ${slug} and ${isShown} and not is_illustrated`.execute(db)
  return rows[0]
}

export async function countGoing(db: Db, slug: string, where: 'website' | 'instagram', extra: object): Promise<void> {
  await sql`insert into analytics_events (kind, event, extra, url)
    values ('event', ${`vendor_${where}`}, ${JSON.stringify(extra)}::jsonb, ${`/vendors/${slug}`})`.execute(db)
}
