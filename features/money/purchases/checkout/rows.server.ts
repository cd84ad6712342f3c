import type { Insertable } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { Tables } from '#db/schema.ts'
import { queueSettling } from '../settling/rows.server.ts'

export type NewPurchase = Insertable<Tables['purchases']> & { user_id: number }

/** Longer than any answer of a provider's is waited for. */
const lookAfter = 30

/** The purchase stands before anybody is charged, with what was agreed to, and somebody looks for it later. Undefined where one is open. */
export function begin(db: Db, purchase: NewPurchase, words: string): Promise<{ id: number } | undefined> {
  return inTransaction(db, async (db) => {
    const begun = await db
      .insertInto('purchases')
      .values(purchase)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!begun) return undefined
    await db.insertInto('consents').values({ purchase_id: begun.id, user_id: purchase.user_id, words }).execute()
    await queueSettling(db, begun.id, lookAfter)
    return begun
  })
}

export function findByKey(db: Db, user_id: number, key: string) {
  return db
    .selectFrom('purchases')
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .select(['id', 'status', 'request_hash', 'error'])
    .executeTakeFirst()
}

/** What somebody has of this, or is buying just now. */
export function findOpen(db: Db, user_id: number, product_id: string) {
  return db
    .selectFrom('purchases')
    .where('user_id', '=', user_id)
    .where('product_id', '=', product_id)
    .where('status', 'in', ['begun', 'needs_action', 'paid'])
    .select(['id', 'status', 'request_hash', 'created_at', 'ref', 'is_recurring', 'error'])
    .executeTakeFirst()
}

/** As soon as the provider named it. */
export async function keepRef(db: Db, id: number, ref: string): Promise<void> {
  await db.updateTable('purchases').where('id', '=', id).where('ref', 'is', null).set({ ref }).execute()
}
