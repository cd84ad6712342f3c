import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Counted } from './counted.ts'

/** Keeps events, however many, by one statement. */
export async function insertEvents(db: Db, events: readonly Counted[]): Promise<void> {
  const all = <Name extends keyof Counted>(name: Name) => events.map((event) => event[name])
  await sql`
    insert into analytics_events (kind, event, extra, url, referer, visitor_key, fbp, fbc)
    select * from unnest(
      ${all('kind')}::text[], ${all('event')}::text[], ${all('extra')}::jsonb[], ${all('url')}::text[], ${all('referer')}::text[],
      ${all('visitor_key')}::uuid[], ${all('fbp')}::text[], ${all('fbc')}::text[]
    )`.execute(db)
}

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
