import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { DaysRead } from './days-read.ts'
import type { troubles } from './contract.ts'

interface Given {
  address: string | null
  time_zone: string
}

/** From now on that is what is read; false before the business was put out. What was read of another is forgotten when this one is. */
export async function saveFeed(db: Db, content_id: number, { address, time_zone }: Given): Promise<boolean> {
  const { rows } = await sql`
    insert into vendor_feeds (content_id, address, time_zone) select content_id, ${address}, ${time_zone} from vendors where content_id = ${content_id}
    on conflict (content_id) do update set address = excluded.address, time_zone = excluded.time_zone, etag = '', modified = '', whole_at = null,
      asked_at = now(), tried_at = null, read_at = null, trouble = null, unread = 0 returning content_id`.execute(db)
  return rows.length > 0
}

/** Reads it as soon as may be; of several wishes at once one is done. */
export async function queueReading(db: Db, content_id: number): Promise<void> {
  await sql`select graphile_worker.add_job('read_vendor_feed', json_build_object('content_id', ${content_id}::bigint),
    job_key => ${`vendor_feed:${content_id}`}, max_attempts => 5)`.execute(db)
}

/** False where none is read from an address. */
export async function askForReading(db: Db, content_id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vendor_feeds')
    .where('content_id', '=', content_id)
    .where('address', 'is not', null)
    .set({ asked_at: sql`now()` })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function queueDue(db: Db): Promise<void> {
  const { rows } = await sql<{ content_id: number }>`select content_id from vendor_feeds
    where address is not null and coalesce(tried_at, asked_at) < now() - interval '4 hours' order by tried_at limit 5000`.execute(db)
  for (const { content_id } of rows) await queueReading(db, content_id)
}

interface Feed {
  address: string
  time_zone: string
  etag: string
  modified: string
}

/** What is known of it is no reason to read less once a week has gone: the days ahead have moved on. */
export async function findFeed(db: Db, content_id: number): Promise<Feed | undefined> {
  const { rows } = await sql<Feed>`
    select address, time_zone, case when is_fresh then etag else '' end as etag, case when is_fresh then modified else '' end as modified
    from vendor_feeds cross join lateral (select coalesce(whole_at > now() - interval '7 days', false) as is_fresh) fresh
    where content_id = ${content_id} and address is not null`.execute(db)
  return rows[0]
}

interface Read extends DaysRead {
  address: string | null
  etag?: string
  modified?: string
}

/** All of what was read at once, unless another calendar was given meanwhile; whoever keeps it elsewhere has looked. */
export async function saveDays(db: Db, content_id: number, { address, etag = '', modified = '', days, unread }: Read): Promise<void> {
  const { rows } = await sql`update vendor_feeds set etag = ${etag}, modified = ${modified}, unread = ${unread}, trouble = null,
    whole_at = now(), read_at = now(), tried_at = now() where content_id = ${content_id} and address is not distinct from ${address}
    returning content_id`.execute(db)
  if (rows.length === 0) return
  await db.deleteFrom('vendor_feed_days').where('content_id', '=', content_id).execute()
  await sql`insert into vendor_feed_days (content_id, day, booked, held)
    select ${content_id}, day, booked, held from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) read (day date, booked integer, held integer)`.execute(
    db,
  )
  await noteLook(db, content_id)
}

/** Its server says that nothing has changed. */
export async function saveSame(db: Db, content_id: number, address: string): Promise<void> {
  const { rows } = await sql`update vendor_feeds set trouble = null, read_at = now(), tried_at = now()
    where content_id = ${content_id} and address = ${address} returning content_id`.execute(db)
  if (rows.length > 0) await noteLook(db, content_id)
}

/** What was read before stays until it is too old. */
export async function saveTrouble(db: Db, content_id: number, address: string, trouble: (typeof troubles)[number]): Promise<void> {
  await sql`update vendor_feeds set trouble = ${trouble}, tried_at = now() where content_id = ${content_id} and address = ${address}`.execute(
    db,
  )
}

/** With it goes what was read, and what by hand overruled it. */
export async function deleteFeed(db: Db, content_id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('vendor_feeds').where('content_id', '=', content_id).executeTakeFirst()
  await db.deleteFrom('vendor_days').where('content_id', '=', content_id).where('booked', '=', 0).execute()
  return numDeletedRows > 0n
}

async function noteLook(db: Db, content_id: number): Promise<void> {
  await sql`update vendors set calendar_checked_on = current_date where content_id = ${content_id}`.execute(db)
}
