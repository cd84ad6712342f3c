import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
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
  return db.selectFrom('users').where(sql`lower(email)`, '=', email.toLowerCase()).select(['id', 'password_hash']).executeTakeFirst()
}

/** Before its tokens, in the order in which a sign-out takes them, so that the two wait for each other and never deadlock. */
export async function holdSession(db: Db, hash: Buffer): Promise<void> {
  const session = db.selectFrom('tokens').where('hash', '=', hash).select('session_id')
  await db.selectFrom('sessions').where('id', '=', session).select('id').forUpdate().execute()
}

interface Rotation {
  session_id: number
  user_id: number
  is_first_use: boolean
  is_theft: boolean
}

/** Marks a refresh token used, once; of a used one it tells how long ago that was. */
export function useRefreshToken(db: Db, hash: Buffer): Promise<Rotation | undefined> {
  return db
    .with('known', (db) =>
      db
        .selectFrom('tokens')
        .where('hash', '=', hash)
        .where('kind', '=', 'refresh')
        .where('expires_at', '>', sql<string>`now()`)
        .selectAll()
        .forUpdate(),
    )
    .with('used', (db) =>
      db
        .updateTable('tokens')
        .from('known')
        .whereRef('tokens.hash', '=', 'known.hash')
        .where('known.used_at', 'is', null)
        .set({ used_at: sql`now()` })
        .returning('tokens.hash'),
    )
    .selectFrom('known')
    .select(['session_id', 'user_id'])
    .select([
      sql<boolean>`used_at is null`.as('is_first_use'),
      sql<boolean>`coalesce(used_at < now() - interval '10 seconds', false)`.as('is_theft'),
    ])
    .executeTakeFirst()
}
