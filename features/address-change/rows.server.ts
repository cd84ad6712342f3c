import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

interface NewChange {
  user_id: number
  old_email: string
  new_email: string
  confirm_hash: Buffer
  stop_hash: Buffer
}

/** In place of whatever was asked for before; false where the same was asked for a moment ago, by a button pressed twice. */
export async function putChange(db: Db, change: NewChange): Promise<boolean> {
  const { user_id: _, ...asked } = change
  const isSame = sql<boolean>`(lower(address_changes.old_email), lower(address_changes.new_email)) = (lower(excluded.old_email), lower(excluded.new_email))
    and address_changes.confirmed_at is null and address_changes.created_at > now() - interval '30 seconds'`
  const put = await db
    .insertInto('address_changes')
    .values(change)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...asked, created_at: sql<string>`now()`, confirmed_at: null })
        .where(sql<boolean>`not (${isSame})`),
    )
    .returning('user_id')
    .executeTakeFirst()
  return put !== undefined
}

/** Held until the end of the transaction, with its account. */
export function holdChange(db: Db, by: 'confirm_hash' | 'stop_hash', hash: Buffer, within: string) {
  return db
    .selectFrom('address_changes as change')
    .innerJoin('users', 'users.id', 'change.user_id')
    .where(`change.${by}`, '=', hash)
    .where('change.created_at', '>', sql<string>`now() - ${within}::interval`)
    .select(['users.id', 'users.email', 'users.firstname', 'change.old_email', 'change.new_email', 'change.confirmed_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** An address that is confirmed by this; it fails where somebody has it. */
export async function setAddress(db: Db, id: number, email: string): Promise<void> {
  await db
    .updateTable('users')
    .where('id', '=', id)
    .set({ email, email_verified_at: sql`now()`, version: sql`version + 1`, updated_at: sql`now()` })
    .execute()
}

export async function noteConfirmed(db: Db, user_id: number): Promise<void> {
  await db.updateTable('address_changes').where('user_id', '=', user_id).set({ confirmed_at: sql`now()` }).execute()
}

export async function forgetChange(db: Db, user_id: number): Promise<void> {
  await db.deleteFrom('address_changes').where('user_id', '=', user_id).execute()
}
