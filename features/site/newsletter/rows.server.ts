import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { LinkState } from './contract.ts'

interface Asked {
  id: number
  email: string
  is_joined: boolean
}

/** Notes that the address asked; undefined when it did so within the hour, and has its letter. */
export async function noteRequest(db: Db, email: string): Promise<Asked | undefined> {
  return db
    .insertInto('newsletter_subscribers')
    .values({ email })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email collate "en-US-x-icu")`)
        .doUpdateSet({ requested_at: sql`now()` })
        .where(sql<boolean>`newsletter_subscribers.requested_at < now() - interval '1 hour'`),
    )
    .returning(['id', 'email', sql<boolean>`confirmed_at is not null and left_at is null`.as('is_joined')])
    .executeTakeFirst()
}

const sameAddress = (email: string) => sql<boolean>`lower(email collate "en-US-x-icu") = lower(${email} collate "en-US-x-icu")`

/** How somebody stands on the list; undefined when they never asked. */
export function findSubscriber(db: Db, email: string) {
  return db
    .selectFrom('newsletter_subscribers')
    .where(sameAddress(email))
    .select([sql<boolean>`confirmed_at is not null and left_at is null`.as('is_joined'), sql<boolean>`left_at is not null`.as('has_left')])
    .executeTakeFirst()
}

export async function isConfirmedAddress(db: Db, user_id: number): Promise<boolean> {
  const user = await db.selectFrom('users').where('id', '=', user_id).select('email_verified_at').executeTakeFirst()
  return user?.email_verified_at != null
}

/** Puts an address on the list whose owner is known to be there. */
export async function joinAtOnce(db: Db, email: string): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email, confirmed_at: sql`now()` })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email collate "en-US-x-icu")`).doUpdateSet({ confirmed_at: sql`now()`, left_at: null }),
    )
    .execute()
}

/** Takes an address off the list, and every link that could put it back on. */
export async function leaveByAddress(db: Db, email: string): Promise<void> {
  await db
    .with('gone', (db) =>
      db.updateTable('newsletter_subscribers').where(sameAddress(email)).set({ left_at: sql`coalesce(left_at, now())` }).returning('id'),
    )
    .updateTable('newsletter_links')
    .from('gone')
    .whereRef('subscriber_id', '=', 'gone.id')
    .where('used_at', 'is', null)
    .set({ used_at: sql`now()` })
    .execute()
}

interface NewLink {
  hash: Buffer
  subscriber_id: number
  expires_at: string
  used_at: string | null
}

export async function insertLink(db: Db, link: NewLink): Promise<void> {
  await db.insertInto('newsletter_links').values(link).execute()
}

/** What the link can still do; undefined when nobody was ever sent it. */
export async function findState(db: Db, hash: Buffer): Promise<LinkState | undefined> {
  const row = await db
    .selectFrom('newsletter_links')
    .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
    .where('hash', '=', hash)
    .select(
      sql<LinkState>`case
        when used_at is null and expires_at > now() then 'waiting'
        when confirmed_at is not null and left_at is null then 'joined'
        when left_at is not null then 'left'
        else 'expired' end`.as('state'),
    )
    .executeTakeFirst()
  return row?.state
}

/** Uses the link up and makes its subscriber one who gets letters; false when it can't be used. */
export async function confirm(db: Db, hash: Buffer): Promise<boolean> {
  const subscriber = await db
    .with('used', (db) =>
      db
        .updateTable('newsletter_links')
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', sql<string>`now()`)
        .set({ used_at: sql`now()` })
        .returning('subscriber_id'),
    )
    .updateTable('newsletter_subscribers')
    .from('used')
    .whereRef('newsletter_subscribers.id', '=', 'used.subscriber_id')
    .set({ confirmed_at: sql`now()`, left_at: null })
    .returning('newsletter_subscribers.id')
    .executeTakeFirst()
  return subscriber !== undefined
}

/** Takes the subscriber off the list, and every link that could put them back on; false when nobody was sent this one. */
export async function leave(db: Db, hash: Buffer): Promise<boolean> {
  const owner = db.selectFrom('newsletter_links').where('hash', '=', hash).select('subscriber_id')
  const subscriber = await db
    .with('used', (db) =>
      db.updateTable('newsletter_links').where('subscriber_id', '=', owner).where('used_at', 'is', null).set({ used_at: sql`now()` }),
    )
    .updateTable('newsletter_subscribers')
    .where('id', '=', owner)
    .set({ left_at: sql`coalesce(left_at, now())` })
    .returning('id')
    .executeTakeFirst()
  return subscriber !== undefined
}
