import type { Insertable } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { Tables } from '#db/schema.ts'
import { queueGift } from '../settling/rows.server.ts'

const columns = ['id', 'status', 'error', 'request_hash', 'amount', 'fee', 'available_on', 'payment_method', 'account', 'currency'] as const

export type FoundGift = NonNullable<Awaited<ReturnType<typeof findByKey>>>

/** Longer than any answer of a provider's is waited for. */
const lookAfter = 30

/** It stands before any card is asked, and somebody looks for it later. Undefined where it stands already. */
export function begin(db: Db, gift: Insertable<Tables['card_gifts']>): Promise<{ id: number } | undefined> {
  return inTransaction(db, async (db) => {
    const begun = await db
      .insertInto('card_gifts')
      .values(gift)
      .onConflict((conflict) => conflict.columns(['user_id', 'card_key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (begun) await queueGift(db, begun.id, lookAfter)
    return begun
  })
}

export function findByKey(db: Db, user_id: number, card_key: string) {
  return db.selectFrom('card_gifts').where('user_id', '=', user_id).where('card_key', '=', card_key).select(columns).executeTakeFirst()
}

/** As soon as the provider named it. */
export async function keepRef(db: Db, id: number, ref: string): Promise<void> {
  await db.updateTable('card_gifts').where('id', '=', id).where('ref', 'is', null).set({ ref }).execute()
}
