import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Name and password for an account without one; false when it has one in the meantime. */
export async function finishAccount(
  db: Db,
  id: number,
  known: { firstname: string; lastname: string; password_hash: string },
): Promise<boolean> {
  const finished = await db
    .updateTable('users')
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .set({ ...known, version: sql`version + 1`, updated_at: sql`now()` })
    .returning('id')
    .executeTakeFirst()
  return finished !== undefined
}
