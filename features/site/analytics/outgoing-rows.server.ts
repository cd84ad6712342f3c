import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { OutgoingEvents } from '#db/analytics-tables.ts'

export type Service = OutgoingEvents['service']

export interface Outgoing {
  service: Service
  /** As the service wants it, but for our keys. */
  body: object
}

/** Puts events in the outbox, in the transaction at hand; they leave after the commit, or never were. */
export async function queueOutgoing(db: Db, outgoing: readonly Outgoing[], user_id: number | null): Promise<void> {
  if (outgoing.length === 0) return
  const services = outgoing.map(({ service }) => service)
  const bodies = outgoing.map(({ body }) => JSON.stringify(body))
  await sql`
    with outgoing as (
      insert into outgoing_events (user_id, service, body)
      select ${user_id}::bigint, * from unnest(${services}::text[], ${bodies}::jsonb[])
      returning id
    )
    select graphile_worker.add_job('send_event', json_build_object('id', id), job_key => 'event:' || id) from outgoing
  `.execute(db)
}

/** Whoever holds the event is sending it: this attempt fails, and the next will know what became of it. */
export function claimOutgoing(db: Db, id: number) {
  return db
    .selectFrom('outgoing_events')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .select(['service', 'body', 'attempts'])
    .forUpdate()
    .noWait()
    .executeTakeFirst()
}

/** What left the house is not kept here: it names somebody. */
export async function recordSent(db: Db, id: number): Promise<void> {
  await db
    .updateTable('outgoing_events')
    .set({ sent_at: sql`now()`, attempts: sql`attempts + 1`, last_error: null, body: '{}' })
    .where('id', '=', id)
    .execute()
}

export async function recordFailure(db: Db, id: number, last_error: string, isLast: boolean): Promise<void> {
  await db
    .updateTable('outgoing_events')
    .set({ attempts: sql`attempts + 1`, last_error: last_error.slice(0, 500), ...(isLast && { dead_at: sql`now()`, body: '{}' }) })
    .where('id', '=', id)
    .execute()
}

/** Makes the days ahead and drops those past their time, with what people's own records hold from then. */
export async function keepDays(db: Db, ahead: number, kept: number): Promise<void> {
  await sql`select keep_event_days(${ahead}::int, ${kept}::int)`.execute(db)
  await sql`delete from user_events where created_at < now() - make_interval(days => ${kept}::int)`.execute(db)
}
