import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import { lines } from '#db/history.ts'
import type { Wedding } from '#db/wedding.ts'
import type { UserChange } from '#features/accounts/user-row.ts'
import { updateUser } from '#features/accounts/user-rows.server.ts'
import { followDays } from './plan-rows.server.ts'

interface Said {
  version?: number | undefined
  act?: string | undefined
}

/** Changes an account; when that moves the wedding, what is open moves along, and one act takes both back. */
export function saveUser(db: Db, wedding: Wedding, change: UserChange, { version, act = randomUUID() }: Said = {}): Promise<boolean> {
  if (change.wedding_date === undefined) return updateUser(db, wedding, change, version)
  return inTransaction(db, async (db) => {
    const earlier = await db
      .selectFrom('users')
      .where('id', '=', wedding.user_id)
      .select(['id', 'wedding_date', 'date_undecided'])
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!(await updateUser(db, wedding, change, version))) return false
    if (!earlier || earlier.wedding_date === change.wedding_date) return true
    const { id, ...before } = earlier
    await sql`
      with moved as (select id, wedding_date, date_undecided from users where id = ${id}),
      told as ${lines(wedding, {
        what: 'user.date',
        of: 'moved',
        before: sql`${JSON.stringify(before)}::jsonb`,
        after: sql`to_jsonb(moved) - 'id'`,
        act,
      })}
      select id from moved`.execute(db)
    await followDays(db, wedding, { act })
    return true
  })
}
