import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

interface Named {
  /** Any name of the provider's by which a purchase or a charge of it may be known. */
  refs: string[]
  /** Ours, which we gave along; it counts for the same customer alone. */
  purchase?: number | undefined
  customer?: string | undefined
}

/** Undefined for what is about nothing of ours. */
export async function findNamed(db: Db, provider: 'stripe' | 'paypal', { refs, purchase, customer }: Named): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from purchases where provider = ${provider} and ref = any(${refs}::text[])
    union all select purchase_id from charges where provider = ${provider} and ref = any(${refs}::text[])
    union all select id from purchases where provider = ${provider} and id = ${purchase ?? null}::bigint and customer = ${customer ?? null}
    limit 1`.execute(db)
  return rows[0]?.id
}

/** False for one that was told before. */
export async function noteEvent(
  db: Db,
  event: { provider: 'stripe' | 'paypal'; id: string; type: string; purchase_id: number | null },
): Promise<boolean> {
  const noted = await db
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** A subscription that nobody has told us of: somebody at PayPal said yes, and their browser was gone. */
export async function queueClaim(db: Db, ref: string): Promise<void> {
  await sql`select graphile_worker.add_job('claim_subscription', json_build_object('ref', ${ref}::text), job_key => ${`claim:${ref}`})`.execute(
    db,
  )
}

export function findByRef(db: Db, ref: string) {
  return db.selectFrom('purchases').where('provider', '=', 'paypal').where('ref', '=', ref).select(['id', 'user_id']).executeTakeFirst()
}

export async function isAccount(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('users').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
}

export async function isGiftAccount(db: Db, account: string): Promise<boolean> {
  return (await db.selectFrom('gift_accounts').where('account', '=', account).select('user_id').executeTakeFirst()) !== undefined
}

export async function queueFollowing(db: Db, news: { account: string; type: string; refs: string[]; gift: number | null }): Promise<void> {
  await sql`select graphile_worker.add_job('follow_gifts', ${JSON.stringify(news)}::json)`.execute(db)
}
