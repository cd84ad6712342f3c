import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

export interface Owner {
  id: number
  email: string
  firstname: string
}

export function findOwner(db: Db, email: string): Promise<Owner | undefined> {
  return ownerOf(db, email).executeTakeFirst()
}

/** Until the end of the transaction nobody else has a letter written to them. */
export function holdOwnerOf(db: Db, email: string): Promise<Owner | undefined> {
  return ownerOf(db, email).forNoKeyUpdate().executeTakeFirst()
}

function ownerOf(db: Db, email: string) {
  return db.selectFrom('users').where(sql`lower(email)`, '=', email.toLowerCase()).select(['id', 'email', 'firstname'])
}

export async function findPassword(db: Db, id: number): Promise<string | null> {
  const user = await db.selectFrom('users').where('id', '=', id).select('password_hash').executeTakeFirst()
  return user?.password_hash ?? null
}

export type LinkKind = 'reset' | 'confirm' | 'sign_in'

interface NewLink {
  hash: Buffer
  user_id: number
  kind: LinkKind
  email: string
  expires_at: string
}

export async function insertLink(db: Db, link: NewLink): Promise<void> {
  await db.insertInto('account_links').values(link).execute()
}

/** Whether such a letter left a moment ago and its link is still good, as after a button pressed twice; of an account that is held. */
export async function wasJustSent(db: Db, { id, email }: Owner, kind: LinkKind): Promise<boolean> {
  const link = await db
    .selectFrom('account_links')
    .where('user_id', '=', id)
    .where('kind', '=', kind)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('created_at', '>', sql<string>`now() - interval '30 seconds'`)
    .select('hash')
    .executeTakeFirst()
  return link !== undefined
}

/** Whose link it is, and what it can still do; it proves nothing of an address that they gave up. */
export function findLink(db: Db, hash: Buffer, kind: LinkKind) {
  return db
    .selectFrom('account_links')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'account_links.user_id').on(sql<boolean>`lower(users.email) = lower(account_links.email)`),
    )
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .select(['users.id', 'users.email', 'users.firstname', 'users.email_verified_at'])
    .select(sql<boolean>`used_at is null and expires_at > now()`.as('is_live'))
    .executeTakeFirst()
}

/** Until the end of the transaction nobody else sets this password or uses a link of this account. */
export function holdOwner(db: Db, id: number) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'email', 'firstname', 'password_hash', 'email_verified_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Uses the link up; false when it can't be used any more. */
export async function useLink(db: Db, hash: Buffer): Promise<boolean> {
  const used = await db
    .updateTable('account_links')
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .set({ used_at: sql`now()` })
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Sets the password, and takes away every link that could set another. */
export async function setPassword(db: Db, user_id: number, password_hash: string): Promise<void> {
  await db
    .with('spent', (db) =>
      db
        .updateTable('account_links')
        .where('user_id', '=', user_id)
        .where('kind', '=', 'reset')
        .where('used_at', 'is', null)
        .set({ used_at: sql`now()` }),
    )
    .updateTable('users')
    .where('id', '=', user_id)
    .set({ password_hash })
    .execute()
}

/** Nothing opens the account any more but a letter to its address. */
export async function shutWays(db: Db, user_id: number): Promise<void> {
  await db.updateTable('users').where('id', '=', user_id).set({ password_hash: null }).execute()
  await db.deleteFrom('user_identities').where('user_id', '=', user_id).execute()
  await db.deleteFrom('sessions').where('user_id', '=', user_id).execute()
}

/** Whoever has the mailbox has the account: ways into it that are older than that proof may be a stranger's. */
export async function takeOver(db: Db, { id, email_verified_at }: { id: number; email_verified_at: string | null }): Promise<void> {
  if (email_verified_at !== null) return
  await shutWays(db, id)
  await setConfirmed(db, id)
}

export async function setConfirmed(db: Db, user_id: number): Promise<void> {
  await db
    .updateTable('users')
    .where('id', '=', user_id)
    .where('email_verified_at', 'is', null)
    .set({ email_verified_at: sql`now()` })
    .execute()
}
