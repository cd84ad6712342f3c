import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { NotificationParams } from '#db/notification-tables.ts'

/** Whoever lost access asks again on every page that is open, and gets what they may see now. */
export const tellAccess = sql`pg_notify('posy', json_build_object('user_id', member_id, 'access_changed', true)::text)`

export type Shared = NonNullable<NotificationParams['events']>

/** What a helper may open now. */
export async function findShared(db: Db, { user_id, id }: { user_id: number; id: number }): Promise<Shared> {
  const { rows } = await sql<Shared[number]>`
    select event.id, event.name, share.permissions
    from user_posse_events share join guest_wedding_events event on (event.user_id, event.id) = (share.user_id, share.event_id)
    where share.user_id = ${user_id} and share.posse_id = ${id} and cardinality(share.permissions) > 0 order by event.id`.execute(db)
  return rows
}

/** That somebody has less, as long as they did not read it; held until the end of the transaction. */
export function holdUnread(db: Db, { member_id, id }: { member_id: number; id: number }) {
  return db
    .selectFrom('notifications')
    .where('user_id', '=', member_id)
    .where('kind', '=', 'posse_changed')
    .where('read_at', 'is', null)
    .where(sql`params ->> 'id'`, '=', String(id))
    .select(['user_id', 'id', 'params'])
    .forUpdate()
    .executeTakeFirst()
}

export async function forget(db: Db, { user_id, id }: { user_id: number; id: number }): Promise<void> {
  await db.deleteFrom('notifications').where('user_id', '=', user_id).where('id', '=', id).execute()
}

/** What is left is said as it is now, without telling of it again. */
export async function sayLeft(db: Db, { user_id, id }: { user_id: number; id: number }, events: Shared): Promise<void> {
  await db
    .updateTable('notifications')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .set({ params: sql`params || jsonb_build_object('events', ${JSON.stringify(events)}::jsonb)` })
    .execute()
}
