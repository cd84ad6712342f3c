import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { history } from '#db/history.ts'
import { prepared } from '#db/prepared.ts'
import type { Wedding } from '#db/wedding.ts'
import type { RegisterInput } from './contract.ts'

type NewUser = Omit<RegisterInput, 'password'> & { password_hash: string }

/** Undefined when the address has an account. */
export function insertUser(db: Db, user: NewUser) {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(['id', 'email', 'firstname'])
    .executeTakeFirst()
}

export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .select(['id', 'email', 'firstname', 'password_hash'])
    .executeTakeFirst()
}

/** Until the end of the transaction the password stays what it is; false when it is another already. */
export async function holdPassword(db: Db, id: number, password_hash: string | null): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', password_hash)
    .select('id')
    .forShare()
    .executeTakeFirst()
  return user !== undefined
}

export interface UserRow {
  id: number
  email: string
  email_verified_at: string | null
  firstname: string
  lastname: string
  phone: string
  is_vendor: boolean
  is_admin: boolean
  is_subscribed: boolean
  first_steps_at: string | null
  checklist_setup_at: string | null
  guestlist_setup_at: string | null
  saved_ideas_setup_at: string | null
  vendormanager_setup_at: string | null
  wedding_date: string | null
  other_firstname: string
  other_lastname: string
  version: number
  updated_at: string
  delete_at: string | null
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return (await readUser(db, { id }))[0]
}

const readUser = prepared<{ id: number }, UserRow>(
  () => '',
  (db, { id }) =>
    db
      .selectFrom('users')
      .leftJoin('account_deletions as deletion', 'deletion.user_id', 'users.id')
      .where('id', '=', id)
      .select(['id', 'email', 'email_verified_at', 'firstname', 'lastname', 'phone', 'is_vendor', 'is_admin', 'is_subscribed'])
      .select(['first_steps_at', 'checklist_setup_at', 'guestlist_setup_at', 'saved_ideas_setup_at', 'vendormanager_setup_at'])
      .select(['wedding_date', 'other_firstname', 'other_lastname', 'version', 'updated_at', 'deletion.delete_at']),
)

export type UserChange = Partial<Pick<UserRow, 'firstname' | 'lastname' | 'phone' | 'wedding_date' | 'other_firstname' | 'other_lastname'>>

/** Writes nothing, and answers false, when the account is no longer at that version. */
export async function updateUser(db: Db, wedding: Wedding, change: UserChange, version?: number): Promise<boolean> {
  const edited = await db
    .with('edited', (db) => {
      const update = db
        .updateTable('users')
        .where('id', '=', wedding.user_id)
        .set({ ...change, version: sql`version + 1`, updated_at: sql`now()` })
        .returning('id')
      return version === undefined ? update : update.where('version', '=', version)
    })
    .with('told', history(wedding, { what: 'user.change', of: 'edited', after: sql`${JSON.stringify(change)}::jsonb` }))
    .selectFrom('edited')
    .select('id')
    .executeTakeFirst()
  return edited !== undefined
}

/** True when the account was used before, and never from such a browser. */
export async function noteDevice(db: Db, user_id: number, name: string): Promise<boolean> {
  const noted = await db
    .with('known', (db) => db.selectFrom('account_devices').where('user_id', '=', user_id).select('name'))
    .insertInto('account_devices')
    .values({ user_id, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<boolean>`exists (select from known)`.as('is_new'))
    .executeTakeFirst()
  return noted?.is_new ?? false
}
