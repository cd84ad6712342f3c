import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { AnalyticsEvents } from '#db/analytics-tables.ts'
import type { Counted, Facebook } from './counted.ts'

/** Keeps events of one kind, however many, by one statement. */
export async function insertEvents(db: Db, kind: AnalyticsEvents['kind'], events: readonly Counted[], cookies = noCookies): Promise<void> {
  const all = <Name extends keyof Counted>(name: Name) => events.map((event) => event[name])
  await sql`
    insert into analytics_events (kind, event, extra, url, referer, visitor_key, fbp, fbc)
    select ${kind}::text, told.*, ${cookies.fbp}::text, ${cookies.fbc}::text from unnest(
      ${all('event')}::text[], ${all('extra')}::jsonb[], ${all('url')}::text[], ${all('referer')}::text[], ${all('visitor_key')}::uuid[]
    ) told`.execute(db)
}

const noCookies: Facebook = { fbp: null, fbc: null }

export async function insertUserEvent(db: Db, user_id: number, event: string): Promise<void> {
  await db.insertInto('user_events').values({ user_id, event }).execute()
}

/** A tag that is there already stays; false when somebody has as many as they may have. */
export async function insertUserTag(db: Db, user_id: number, tag: string, most: number): Promise<boolean> {
  const { rows } = await sql`
    with added as (
      insert into user_tags (user_id, tag)
      select ${user_id}::bigint, ${tag}::text where (select count(*) from user_tags where user_id = ${user_id}) < ${most}
      on conflict do nothing returning tag
    )
    select tag from added union all select tag from user_tags where user_id = ${user_id} and tag = ${tag}`.execute(db)
  return rows.length > 0
}
