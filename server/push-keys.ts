import type { Db } from '#db/db.ts'
import type { PushSettings } from './push-settings.ts'

export type PushKeys = NonNullable<PushSettings['keys']>

/** The operator's keys, or those that were made once; of several processes that make some, the first one's stay. */
export async function pushKeys(db: Db, { keys }: PushSettings): Promise<PushKeys> {
  return keys ?? (await findKeys(db)) ?? makeKeys(db)
}

/** What a browser subscribes with: the `vapid_key` of the specification. */
export async function publicPushKey(db: Db, push: PushSettings): Promise<string> {
  return (await pushKeys(db, push)).public_key
}

function findKeys(db: Db): Promise<PushKeys | undefined> {
  return db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst()
}

async function makeKeys(db: Db): Promise<PushKeys> {
  const { default: webPush } = await import('web-push')
  const { publicKey: public_key, privateKey: private_key } = webPush.generateVAPIDKeys()
  await db
    .insertInto('push_keys')
    .values({ public_key, private_key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findKeys(db)) ?? { public_key, private_key }
}
