import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { NotificationParams } from '#db/notification-tables.ts'
import { gatheredKinds, type NotificationKind, rulesOf } from './kinds.ts'

interface News {
  user_ids: readonly number[]
  kind: NotificationKind
  params: Omit<NotificationParams, 'answer'>
}

/**
 * Tells people of something, from the transaction that causes it: at once in the panel, and soon after the commit by letter and push,
 * as far as each of them wants that. What guests do by the hundred is gathered, at most one letter an hour.
 */
export async function tellOf(db: Db, { user_ids, kind, params }: News): Promise<void> {
  await inTransaction(db, async (db) => {
    const people = await holdPeople(db, user_ids)
    if (people.length === 0) return
    const { is_gathered: isGathered, asks } = rulesOf(kind)
    const said = params.guest?.id ?? params.id
    if (isGathered && said !== undefined) await forgetSaid(db, people, kind, said)
    if (asks && params.id !== undefined) await forgetAsked(db, people, kind, params.id)
    const rows = people.map((user_id) => ({ user_id, kind, params: JSON.stringify(params) }))
    await db.insertInto('notifications').values(rows).execute()
    for (const user_id of people) await (isGathered ? tellGathered(db, user_id) : tellAtOnce(db, user_id))
  })
}

/** In one order for everybody, so that two who tell the same people wait for each other rather than both for ever. */
export async function holdPeople(db: Db, ids: readonly number[]): Promise<number[]> {
  const people = await db
    .selectFrom('users')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return people.map(({ id }) => id)
}

/** Who changes their mind before anybody was told has said one thing, the last. */
async function forgetSaid(db: Db, user_ids: readonly number[], kind: NotificationKind, id: number): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('user_id', '=', sql<number>`any(${user_ids}::bigint[])`)
    .where('told_at', 'is', null)
    .where('read_at', 'is', null)
    .where('kind', '=', kind)
    .where(sql`coalesce(params -> 'guest' ->> 'id', params ->> 'id')`, '=', String(id))
    .execute()
}

/** Who is asked again is asked once. */
async function forgetAsked(db: Db, user_ids: readonly number[], kind: NotificationKind, id: number): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('user_id', '=', sql<number>`any(${user_ids}::bigint[])`)
    .where('read_at', 'is', null)
    .where('kind', '=', kind)
    .where(sql`params ->> 'id'`, '=', String(id))
    .execute()
}

async function tellAtOnce(db: Db, user_id: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('tell_notifications', json_build_object('user_id', ${user_id}::bigint, 'is_gathered', false),
      job_key => 'notifications:' || ${user_id}::bigint)`.execute(db)
}

/** Some minutes later, for others may follow, and an hour after the last time. The earliest wish counts. */
export async function tellGathered(db: Db, user_id: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('tell_notifications', json_build_object('user_id', ${user_id}::bigint, 'is_gathered', true),
      job_key => 'notifications:gathered:' || ${user_id}::bigint, job_key_mode => 'preserve_run_at',
      run_at => greatest(now() + interval '5 minutes', (
        select max(told_at) + interval '1 hour' from notifications
        where user_id = ${user_id} and kind = any(${gatheredKinds(true)}::text[])
      )))`.execute(db)
}
