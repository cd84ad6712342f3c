import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { SocialSignIns } from '#db/account-tables.ts'

export type Begun = Omit<SocialSignIns, 'redirect_to' | 'is_vendor'> & { redirect_to: string; is_vendor: boolean }

export async function insertBegun(db: Db, begun: Begun): Promise<void> {
  await db.insertInto('social_sign_ins').values(begun).execute()
}

const columns = ['provider', 'nonce', 'code_verifier', 'redirect_to', 'is_vendor', 'user_id'] as const

export function findBegun(db: Db, state_hash: Buffer) {
  return db
    .selectFrom('social_sign_ins')
    .where('state_hash', '=', state_hash)
    .where('expires_at', '>', sql<string>`now()`)
    .select(columns)
    .executeTakeFirst()
}

/** Whoever takes it has the one try there is; one that was begun to link a provider signs nobody in. */
export function takeBegun(db: Db, state_hash: Buffer, provider: string) {
  return db
    .deleteFrom('social_sign_ins')
    .where('state_hash', '=', state_hash)
    .where('provider', '=', provider)
    .where('user_id', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(columns)
    .executeTakeFirst()
}

const user = ['users.id', 'users.email', 'users.firstname'] as const

export function findByIdentity(db: Db, provider: string, sub: string) {
  return db
    .selectFrom('user_identities')
    .innerJoin('users', 'users.id', 'user_identities.user_id')
    .where('provider', '=', provider)
    .where('sub', '=', sub)
    .select(user)
    .executeTakeFirst()
}

/** Held until the end of the transaction, so that nothing is linked to what changes meanwhile. */
export function holdByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .select(user)
    .select(['users.email_verified_at', sql<boolean>`password_hash is not null`.as('has_password')])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** False when the provider's person has an account already. */
export async function insertIdentity(db: Db, identity: { provider: string; sub: string; user_id: number }): Promise<boolean> {
  const linked = await db
    .insertInto('user_identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('sub')
    .executeTakeFirst()
  return linked !== undefined
}
