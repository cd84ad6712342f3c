import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { prepared } from '#db/prepared.ts'
import type { AnalyticsEvents } from '#db/analytics-tables.ts'
import type { Counted, Facebook } from './counted.ts'

/** Keeps events of one kind, however many, by one statement. */
export async function insertEvents(db: Db, kind: AnalyticsEvents['kind'], events: readonly Counted[], cookies = noCookies): Promise<void> {
  const all = <Name extends keyof Counted>(name: Name) => events.map((event) => event[name])
  const told = { event: all('event'), extra: all('extra'), url: all('url'), referer: all('referer'), visitor_key: all('visitor_key') }
  await insertTold(db, { kind, ...told, ...cookies })
}

type Told = { [Name in keyof Counted]: Counted[Name][] } & Facebook & { kind: AnalyticsEvents['kind'] }

const insertTold = prepared<Told, never>(
  () => ({}),
  (db, { kind, event, extra, url, referer, visitor_key, fbp, fbc }) => ({
    compile: () =>
      sql<never>`
        insert into analytics_events (kind, event, extra, url, referer, visitor_key, fbp, fbc)
        select ${kind}::text, told.*, ${fbp}::text, ${fbc}::text
        from unnest(${event}::text[], ${extra}::jsonb[], ${url}::text[], ${referer}::text[], ${visitor_key}::uuid[]) told`.compile(db),
  }),
)

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
