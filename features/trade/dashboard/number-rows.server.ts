import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'
import type { Numbered } from './contract.ts'
import type { NumberName } from './numbers.ts'

type Event = Numbered['events'][number]

/** Sixty days of what is behind a number, the last first: how often on which day, and from which part of the site; never who. */
export async function listEvents(db: Db, id: number, name: NumberName): Promise<Event[]> {
  const { rows } = await sql<Event>`
    with events as (${eventsOf[name](id)})
    select day, page, n, day > current_date - 30 as is_now from events where n > 0 order by day desc, n desc, page`.execute(db)
  return rows
}

/** What was counted before it was known from where stands beside it, without a page. */
const counted = (what: string, column: string) => (id: number) =>
  sql`
  with known as (select day, page, n from vendor_sources where content_id = ${id} and what = ${what} and day > current_date - 60)
  select day, page, n from known
  union all
  select day, '', ${sql.ref(column)} - coalesce((select sum(n)::integer from known where known.day = kept.day), 0)
  from vendor_counts kept where content_id = ${id} and day > current_date - 60`

const rowsIn = (table: string) => (id: number) =>
  sql`
  select (created_at at time zone 'UTC')::date as day, '' as page, count(*)::integer as n from ${sql.table(table)}
  where content_id = ${id} and created_at >= current_date - 59 group by 1`

const eventsOf: Record<NumberName, (id: number) => RawBuilder<unknown>> = {
  impressions: counted('impression', 'impressions'),
  views: counted('view', 'views'),
  websites: counted('website', 'websites'),
  instagrams: counted('instagram', 'instagrams'),
  saves: rowsIn('board_items'),
  contacts: rowsIn('enquiries'),
}

const peersNumber: Record<NumberName, RawBuilder<unknown>> = {
  impressions: inCounts('impressions'),
  views: inCounts('views'),
  websites: inCounts('websites'),
  instagrams: inCounts('instagrams'),
  saves: inRows('board_items'),
  contacts: inRows('enquiries'),
}

/** The others of the same service and place that the directory shows, and what half of them have at most in thirty days. */
export async function comparePeers(db: Db, id: number, name: NumberName): Promise<{ peers: number; median: number }> {
  const { rows } = await sql<{ peers: number; median: number }>`
    select count(*)::integer as peers, coalesce(percentile_disc(0.5) within group (order by number), 0)::integer as median
    from (select ${peersNumber[name]} as number
      from vendors peer join content on content.id = peer.content_id
        join vendors own on own.content_id = ${id} and own.service = peer.service
        join content mine on mine.id = own.content_id and mine.fields #>> '{location,place}' = content.fields #>> '{location,place}'
      where peer.content_id <> ${id} and ${isShown}) numbered`.execute(db)
  return rows[0]!
}

function inCounts(column: string): RawBuilder<unknown> {
  return sql`(select coalesce(sum(${sql.ref(column)}), 0) from vendor_counts kept where kept.content_id = peer.content_id and day > current_date - 30)`
}

function inRows(table: string): RawBuilder<unknown> {
  return sql`(select count(*) from ${sql.table(table)} kept where kept.content_id = peer.content_id and created_at > current_date - 30)`
}
