import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { BroughtFile } from '#features/files/uploads/works.server.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'

type Row = { at: number } & Record<string, unknown>
type Page = (content_id: number, after: number) => RawBuilder<Row>

/** What is kept of a business, list by list; of couples no more than the business was told. */
export const lists = {
  colleagues: (id, after) => sql`
    select users.id as at, firstname, lastname, email, role, since from vendor_members join users on users.id = user_id
    where content_id = ${id} and users.id > ${after} order by users.id limit 500`,
  calendar: (id, after) => sql`
    select day - '2000-01-01'::date + 1 as at, day, booked, until as held_until
    from (select day, booked from vendor_days where content_id = ${id}) taken
      full join (select day, until from vendor_holds where content_id = ${id}) held using (day)
    where day - '2000-01-01'::date + 1 > ${after} order by at limit 500`,
  // Where it is read from stays untold.
  calendar_elsewhere: (id, after) => sql`
    select day - '2000-01-01'::date + 1 as at, day, booked, held from vendor_feed_days
    where content_id = ${id} and day - '2000-01-01'::date + 1 > ${after} order by day limit 500`,
  enquiries: (id, after) => sql`
    select enquiries.id as at, firstname, case when contact_released_at is not null then email end as email, service, enquiries.wedding_date,
      place, guests, message, enquiries.created_at, answered_at, closed_at
    from enquiries join users on users.id = user_id where content_id = ${id} and enquiries.id > ${after} order by enquiries.id limit 500`,
  messages: (id, after) => sql`
    select messages.id as at, conversation_id, side, kind, coalesce(firstname, '') as author, words, terms, file_id, file_name, file_kind, ends_on, messages.created_at
    from messages join conversations on conversations.user_id = messages.user_id and conversations.id = conversation_id
      left join users on users.id = author_id
    where content_id = ${id} and messages.id > ${after} order by messages.id limit 500`,
  saved_replies: (id, after) => sql`
    select id as at, title, words, created_at from vendor_replies where content_id = ${id} and id > ${after} order by id limit 500`,
  tasks: (id, after) => sql`
    select id as at, title, due_date, done_at, created_at from vendor_tasks where content_id = ${id} and id > ${after} order by id limit 500`,
  tasks_for_each_wedding: (id, after) => sql`
    select id as at, key, title, days, is_on, created_at from vendor_task_templates where content_id = ${id} and id > ${after} order by id limit 500`,
  tasks_done_for_weddings: (id, after) => sql`
    select done.id as at, firstname, key, title, due_date, done_at from vendor_booking_tasks done join users on users.id = couple_id
    where content_id = ${id} and done.id > ${after} order by done.id limit 500`,
  reviews: (id, after) => sql`
    select id as at, stars, words, signed, booked, guests, month, is_called_off, reply, replied_at, dispute, removal, created_at
    from vendor_reviews where content_id = ${id} and id > ${after} order by id limit 500`,
  statistics: (id, after) => sql`
    select day - '2000-01-01'::date + 1 as at, day, impressions, views, websites, instagrams from vendor_counts
    where content_id = ${id} and day - '2000-01-01'::date + 1 > ${after} order by day limit 500`,
  connections: (id, after) => sql`
    select other.id as at, other.title, words, created_at, confirmed_at from vendor_connections
      join content other on other.id = case when asker_id = ${id} then asked_id else asker_id end
    where ${id} in (asker_id, asked_id) and other.id > ${after} order by other.id limit 500`,
  // Where they were asked is kept nowhere.
  invitations: (id, after) => sql`
    select id as at, name, created_at from business_invitations where asker_id = ${id} and id > ${after} order by id limit 500`,
  // Of a dispute each side was told to a person, and is not for the other.
  acts: (id, after) => sql`
    select id as at, what, case when what in ('claimed', 'answered') then '' else words end as words, created_at from vendor_acts where content_id = ${id} and id > ${after} order by id limit 500`,
} as const satisfies Record<string, Page>

/** All rows of a list, as they are read; between two pages nothing is held. */
export async function* rowsOf(db: Db, name: keyof typeof lists, content_id: number): AsyncGenerator<object> {
  for (let after = 0; ; ) {
    const { rows } = await lists[name](content_id, after).execute(db)
    for (const { at: _, ...row } of rows) yield row
    const last = rows.at(-1)?.at
    if (last === undefined || rows.length < 500) return
    after = last
  }
}

/** The page as it is out, and as it is being written. */
export async function findProfile(db: Db, id: number): Promise<object> {
  const { rows } = await sql<object>`
    select title, url, excerpt, markdown, fields, model as draft from content left join vendor_submissions on content_id = content.id
    where content.id = ${id}`.execute(db)
  return rows[0] ?? {}
}

/** What was sent in its conversations, from both sides. */
export async function sentFiles(db: Db, id: number): Promise<BroughtFile[]> {
  const { rows } = await sql<BroughtFile>`select distinct files.id, key, file_name as name, format from messages
    join conversations on conversations.user_id = messages.user_id and conversations.id = conversation_id
    join files on files.user_id = messages.user_id and files.id = file_id where content_id = ${id} order by files.id`.execute(db)
  return rows
}

/** Nothing is left of those who acted for it but what couples have of it, and what is out where they leave that. */
export async function giveUp(db: Db, id: number, { page, by }: { page: 'stays' | 'goes'; by: number }): Promise<void> {
  for (const table of [
    'vendor_submissions',
    'vendor_replies',
    'vendor_holds',
    'vendor_days',
    'vendor_feeds',
    'vendor_codes',
    'vendor_tasks',
    'vendor_task_templates',
    'vendor_booking_tasks',
  ] as const)
    await sql`delete from ${sql.table(table)} where content_id = ${id}`.execute(db)
  await sql`delete from vendor_connections where ${id} in (asker_id, asked_id)`.execute(db)
  await sql`delete from business_invitations where asker_id = ${id}`.execute(db)
  await sql`update vendors set calendar_checked_on = null where content_id = ${id}`.execute(db)
  if (page === 'goes') await sql`update content set status = 'withdrawn', saved_by = ${by} where id = ${id} and ${isShown}`.execute(db)
}
