import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

interface NewChange {
  user_id: number
  old_email: string
  new_email: string
  confirm_hash: Buffer
  stop_hash: Buffer
}

/** The last one that was asked for, and so the one that can be confirmed; false where the same was asked for a moment ago, by a button pressed twice. */
export async function addChange(db: Db, change: NewChange): Promise<boolean> {
  await holdUser(db, change.user_id)
  const same = await db
    .selectFrom('address_changes')
    .where('user_id', '=', change.user_id)
    .where('confirm_hash', 'is not', null)
    .where('confirmed_at', 'is', null)
    .where(sql`lower(old_email)`, '=', change.old_email.toLowerCase())
    .where(sql`lower(new_email)`, '=', change.new_email.toLowerCase())
    .where('created_at', '>', sql<string>`now() - interval '30 seconds'`)
    .select('id')
    .executeTakeFirst()
  if (same) return false
  await spendConfirms(db, change.user_id)
  await db.insertInto('address_changes').values(change).execute()
  return true
}

/** Held until the end of the transaction with its account, and read once nobody else holds that. */
export async function holdChange(db: Db, by: 'confirm_hash' | 'stop_hash', hash: Buffer, within: string) {
  const found = await db.selectFrom('address_changes').where(by, '=', hash).select('user_id').executeTakeFirst()
  if (!found) return undefined
  await holdUser(db, found.user_id)
  return db
    .selectFrom('address_changes as change')
    .innerJoin('users', 'users.id', 'change.user_id')
    .where(`change.${by}`, '=', hash)
    .where('change.created_at', '>', sql<string>`now() - ${within}::interval`)
    .select(['users.id', 'users.email', 'users.firstname', 'change.id as change_id'])
    .select(['change.old_email', 'change.new_email', 'change.confirmed_at'])
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

export async function noteConfirmed(db: Db, id: number): Promise<void> {
  await db.updateTable('address_changes').where('id', '=', id).set({ confirmed_at: sql`now()` }).execute()
}

/** With all that was asked for after it; what letters of earlier ones promise stays. */
export async function forgetChanges(db: Db, { id: user_id, change_id }: { id: number; change_id: number }): Promise<void> {
  await db.deleteFrom('address_changes').where('user_id', '=', user_id).where('id', '>=', change_id).execute()
}

async function holdUser(db: Db, id: number): Promise<void> {
  await db.selectFrom('users').where('id', '=', id).select('id').forNoKeyUpdate().execute()
}

async function spendConfirms(db: Db, user_id: number): Promise<void> {
  await db
    .updateTable('address_changes')
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is', null)
    .set({ confirm_hash: null })
    .execute()
}
