import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { RegisterInput } from './contract.ts'

type NewUser = Omit<RegisterInput, 'password'> & { password_hash: string | null; email_verified_at?: string | null }

/** Undefined when the address has an account. They get the first of the usernames that is free. */
export async function insertUser(db: Db, user: NewUser, usernames: readonly string[]) {
  for (const username of usernames) {
    const added = await db
      .insertInto('users')
      .values({ ...user, username })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email', 'firstname'])
      .executeTakeFirst()
    if (added || (await findByEmail(db, user.email))) return added
  }
  throw new Error('None of the usernames is free')
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
