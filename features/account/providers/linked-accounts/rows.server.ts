import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Each provider once, with the moment of its first link. */
export function findLinked(db: Db, user_id: number) {
  return db
    .selectFrom('user_identities')
    .where('user_id', '=', user_id)
    .groupBy('provider')
    .select(({ fn }) => ['provider', fn.min('created_at').as('linked_at')])
    .orderBy('provider')
    .execute()
}

/** Whoever takes it has the one try there is; only who began it, and only for linking. */
export function takeLinking(db: Db, state_hash: Buffer, { user_id, provider }: { user_id: number; provider: string }) {
  return db
    .deleteFrom('social_sign_ins')
    .where('state_hash', '=', state_hash)
    .where('provider', '=', provider)
    .where('user_id', '=', user_id)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('nonce')
    .executeTakeFirst()
}

export async function deleteIdentities(db: Db, user_id: number, provider: string): Promise<void> {
  await db.deleteFrom('user_identities').where('user_id', '=', user_id).where('provider', '=', provider).execute()
}
