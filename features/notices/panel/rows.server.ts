import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Tables } from '#db/schema.ts'
import { askingKinds } from './kinds.ts'

const columns = ['id', 'kind', 'params', 'read_at', 'created_at'] as const

/** A page of what somebody was told, and how many there are and are unread. */
export async function findNotifications(db: Db, user_id: number, { page, per_page }: { page: number; per_page: number }) {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('notifications')
      .where('user_id', '=', user_id)
      .select(columns)
      .orderBy('id', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    db
      .selectFrom('notifications')
      .where('user_id', '=', user_id)
      .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread')])
      .executeTakeFirstOrThrow(),
  ])
  return { rows, ...counts }
}

export async function isOwnNotification(db: Db, user_id: number, id: number): Promise<boolean> {
  const own = await db.selectFrom('notifications').where('user_id', '=', user_id).where('id', '=', id).select('id').executeTakeFirst()
  return own !== undefined
}

/** Undefined where it is not theirs. What is read already keeps the moment at which it was. */
export async function readNotification(db: Db, user_id: number, id: number) {
  const read = await db
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where(isToBeRead)
    .returning(columns)
    .executeTakeFirst()
  return read ?? db.selectFrom('notifications').where('user_id', '=', user_id).where('id', '=', id).select(columns).executeTakeFirst()
}

/** What came since stays unread, for nobody saw it yet. */
export async function readUntil(db: Db, user_id: number, up_to: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('id', '<=', up_to)
    .where(isToBeRead)
    .execute()
}

function isToBeRead(eb: ExpressionBuilder<Tables, 'notifications'>) {
  return eb.and([eb('read_at', 'is', null), eb('kind', 'not in', askingKinds)])
}
