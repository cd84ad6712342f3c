import { expressionBuilder, sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { Tables } from '#db/schema.ts'
import type { PushSubscription } from './contract.ts'

interface Owner {
  id: number
  user: { id: number }
}

/**
 * Of one browser the last who signed in hears, and what waits for whoever was there before is not told any more.
 * False where somebody else has the endpoint with other keys: who knows those holds the subscription, who does not has heard of it.
 */
export function addSubscription(db: Db, { id: session_id, user }: Owner, subscription: PushSubscription): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const { endpoint, key, token } = subscription
    await db
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('user_id', '<>', user.id)
      .where('key', '=', key)
      .where('token', '=', token)
      .execute()
    const added = await db
      .insertInto('push_subscriptions')
      .values({ ...subscription, session_id, user_id: user.id })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet({ key, token, session_id }).where('push_subscriptions.user_id', '=', user.id),
      )
      .returning('id')
      .executeTakeFirst()
    if (added) await dropOldest(db, user.id)
    return added !== undefined
  })
}

export async function isOwnSubscription(db: Db, user_id: number, endpoint: string): Promise<boolean> {
  return (await db.selectFrom('push_subscriptions').where(own(user_id, endpoint)).select('id').executeTakeFirst()) !== undefined
}

export async function removeSubscription(db: Db, user_id: number, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where(own(user_id, endpoint)).execute()
}

const mostBrowsers = 20

async function dropOldest(db: Db, user_id: number): Promise<void> {
  const older = db.selectFrom('push_subscriptions').where('user_id', '=', user_id).select('id').orderBy('id', 'desc').offset(mostBrowsers)
  await db.deleteFrom('push_subscriptions').where('id', 'in', older).execute()
}

const eb = expressionBuilder<Tables, 'push_subscriptions'>()

/** Named by its address or, where an address would be written down on the way, by the hash of it. */
function own(user_id: number, endpoint: string) {
  const hash = sql<string>`encode(sha256(convert_to(endpoint, 'UTF8')), 'hex')`
  return eb.and([eb('user_id', '=', user_id), eb.or([eb('endpoint', '=', endpoint), eb(hash, '=', endpoint)])])
}
