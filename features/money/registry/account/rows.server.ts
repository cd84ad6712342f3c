import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { AccountStanding } from '#server/payments/gifts.ts'

const columns = ['user_id', 'account', 'charges_enabled', 'details_submitted', 'disconnected_at'] as const

export type FoundAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export function findAccount(db: Db, user_id: number) {
  return db.selectFrom('gift_accounts').where('user_id', '=', user_id).select(columns).executeTakeFirst()
}

/** Of two who begin at once both have the same, as the provider has. */
export async function keepAccount(db: Db, user_id: number, account: string): Promise<void> {
  await sql`insert into gift_accounts (user_id, account) values (${user_id}, ${account})
    on conflict (user_id) do update set disconnected_at = null, updated_at = now()`.execute(db)
}

export async function writeAccount(db: Db, account: string, standing: AccountStanding): Promise<void> {
  await db
    .updateTable('gift_accounts')
    .where('account', '=', account)
    .set({ ...standing, updated_at: sql`now()` })
    .execute()
}

export async function disconnect(db: Db, user_id: number): Promise<void> {
  await db
    .updateTable('gift_accounts')
    .where('user_id', '=', user_id)
    .set({ disconnected_at: sql`coalesce(disconnected_at, now())`, updated_at: sql`now()` })
    .execute()
}

/** To whom the provider writes. */
export function findOwner(db: Db, user_id: number) {
  return db.selectFrom('users').where('id', '=', user_id).select(['id', 'email']).executeTakeFirstOrThrow()
}
