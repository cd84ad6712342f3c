import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Deletion } from './contract.ts'

interface Asking {
  id: number
  email: string
  firstname: string
  password_hash: string | null
}

export function findAccount(db: Db, id: number): Promise<Asking | undefined> {
  return db.selectFrom('users').where('id', '=', id).select(['id', 'email', 'firstname', 'password_hash']).executeTakeFirst()
}

/** Until the end of the transaction nobody else asks for this account, or sets its password. */
export function holdAccount(db: Db, id: number): Promise<Asking | undefined> {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'email', 'firstname', 'password_hash'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function findDeletion(db: Db, user_id: number): Promise<Deletion | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('account_deletions as deletion', 'deletion.user_id', 'users.id')
    .where('users.id', '=', user_id)
    .select(['deletion.delete_at', sql<boolean>`password_hash is not null`.as('has_password')])
    .select([
      sql<number>`(select count(*) from guests where user_id = users.id)`.as('guests'),
      sql<number>`(select count(*) from guest_wedding_events where user_id = users.id)`.as('guest_wedding_events'),
      sql<number>`(select count(*) from user_posses where user_id = users.id and accepted_at is not null)`.as('user_posses'),
    ])
    .executeTakeFirst()
}

/** The day; undefined where it was asked for before, which has its day and its letter. Who helps loses access, and their pages hear of it. */
export async function markForDeletion(db: Db, user_id: number, keep_hash: Buffer): Promise<string | undefined> {
  const asked = await db
    .insertInto('account_deletions')
    .values({ user_id, keep_hash, delete_at: sql`now() + interval '14 days'` })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('delete_at')
    .executeTakeFirst()
  if (!asked) return undefined
  await sql`with paused as (
      update user_posses set accepted_at = null, paused_at = accepted_at
      where user_id = ${user_id} and accepted_at is not null returning member_id
    ) select ${tellMembers} from paused`.execute(db)
  return asked.delete_at
}

/** Whose account it is that stays; undefined when none was to go. Its link is remembered for as long as it would have worked. */
export async function keepAccount(db: Db, whose: { user_id: number } | { keep_hash: Buffer }): Promise<number | undefined> {
  const [column, value] = 'user_id' in whose ? (['user_id', whose.user_id] as const) : (['keep_hash', whose.keep_hash] as const)
  const kept = await db
    .with('kept', (db) => db.deleteFrom('account_deletions').where(column, '=', value).returning(['user_id', 'keep_hash', 'delete_at']))
    .insertInto('account_links')
    .columns(['hash', 'user_id', 'kind', 'email', 'expires_at', 'used_at'])
    .expression(({ selectFrom }) =>
      selectFrom('kept').select([
        'keep_hash',
        'user_id',
        sql<'keep'>`'keep'`.as('kind'),
        sql<string>`''`.as('email'),
        'delete_at',
        sql<string>`now()`.as('used_at'),
      ]),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!kept) return undefined
  await sql`with back as (
      update user_posses set accepted_at = paused_at, paused_at = null
      where user_id = ${kept.user_id} and paused_at is not null and declined_at is null and member_id is not null returning member_id
    ) select ${tellMembers} from back`.execute(db)
  return kept.user_id
}

/** Whether the link kept an account that is still to stay: a button pressed twice has done its work. */
export async function wasKept(db: Db, hash: Buffer): Promise<boolean> {
  const link = await db
    .selectFrom('account_links')
    .leftJoin('account_deletions', 'account_deletions.user_id', 'account_links.user_id')
    .where('hash', '=', hash)
    .where('kind', '=', 'keep')
    .where('account_deletions.user_id', 'is', null)
    .select('hash')
    .executeTakeFirst()
  return link !== undefined
}

export function findByLink(db: Db, keep_hash: Buffer): Promise<{ delete_at: string } | undefined> {
  return db.selectFrom('account_deletions').where('keep_hash', '=', keep_hash).select('delete_at').executeTakeFirst()
}

/** Whose days are over, so many at a time. */
export async function findDue(db: Db): Promise<number[]> {
  const due = await db.selectFrom('account_deletions').where('delete_at', '<=', sql<string>`now()`).select('user_id').limit(100).execute()
  return due.map(({ user_id }) => user_id)
}

/** Deletes for good, with what knows them by their address alone; false when the account was kept at the last moment. */
export async function deleteAccount(db: Db, user_id: number): Promise<boolean> {
  const due = await db
    .deleteFrom('account_deletions')
    .where('user_id', '=', user_id)
    .where('delete_at', '<=', sql<string>`now()`)
    .returning('user_id')
    .executeTakeFirst()
  if (!due) return false
  const email = sql<string>`(select lower(email) from users where id = ${user_id})`
  await db
    .deleteFrom('mails')
    .where((eb) => eb.or([eb('user_id', '=', user_id), eb(sql`lower(to_address)`, '=', email)]))
    .execute()
  await db.deleteFrom('newsletter_subscribers').where(sql`lower(email)`, '=', email).execute()
  await db.deleteFrom('user_posses').where('accepted_at', 'is', null).where(sql`lower(email)`, '=', email).execute()
  await db.deleteFrom('users').where('id', '=', user_id).execute()
  return true
}

/** Their pages ask again, and get what they may see now. */
const tellMembers: RawBuilder<unknown> = sql`pg_notify('posy', json_build_object('user_id', member_id)::text)`
