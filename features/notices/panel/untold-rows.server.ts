import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { NotificationParams } from '#db/notification-tables.ts'
import type { NotificationKind } from './kinds.ts'

export interface Untold {
  kind: NotificationKind
  params: NotificationParams
}

/** To whom it is written. */
export function findPerson(db: Db, id: number) {
  return db.selectFrom('users').where('id', '=', id).select(['id', 'email', 'firstname', 'is_vendor']).executeTakeFirst()
}

/** Whether something of these kinds was told within the last hour. */
export async function wasTold(db: Db, user_id: number, kinds: readonly NotificationKind[]): Promise<boolean> {
  const last = await db
    .selectFrom('notifications')
    .where('user_id', '=', user_id)
    .where('kind', 'in', kinds)
    .where('told_at', '>', sql<string>`now() - interval '1 hour'`)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined
}

/** What is to be told now, and never again; what was read in the meantime needs no letter. */
export async function takeUntold(db: Db, user_id: number, kinds: readonly NotificationKind[]): Promise<Untold[]> {
  const { rows } = await sql<Untold & { is_read: boolean }>`
    with taken as (
      update notifications set told_at = now()
      where user_id = ${user_id} and told_at is null and kind = any(${kinds}::text[])
      returning id, kind, params, read_at is not null as is_read
    )
    select kind, params, is_read from taken order by id desc`.execute(db)
  return rows.filter(({ is_read }) => !is_read).map(({ kind, params }) => ({ kind, params }))
}
