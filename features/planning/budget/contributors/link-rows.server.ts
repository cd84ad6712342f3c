import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'

/** How long a link that was taken back is known as one. */
const known = '1 year'

/**
 * A new link, and none before it opens anything any more. False where one was sent a moment ago, as of a button pressed twice:
 * that one stays, and no other letter is written.
 */
export async function renewLink(db: Db, { user_id }: Wedding, contributor_id: number, hash: Buffer): Promise<boolean> {
  await sql`delete from contributor_links where user_id = ${user_id} and revoked_at < now() - ${known}::interval`.execute(db)
  const { rows } = await sql`
    with revoked as (
      update contributor_links set revoked_at = now()
      where user_id = ${user_id} and contributor_id = ${contributor_id} and revoked_at is null and created_at < now() - interval '30 seconds'
    )
    select from contributor_links where user_id = ${user_id} and contributor_id = ${contributor_id}
      and revoked_at is null and created_at >= now() - interval '30 seconds'`.execute(db)
  if (rows.length > 0) return false
  await db.insertInto('contributor_links').values({ user_id, contributor_id, hash, revoked_at: null }).execute()
  return true
}

export async function revokeLinks(db: Db, { user_id }: Wedding, contributor_id: number): Promise<void> {
  await db
    .updateTable('contributor_links')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('contributor_id', '=', contributor_id)
    .where('revoked_at', 'is', null)
    .execute()
}

export interface Linked {
  user_id: number
  contributor_id: number
  name: string
  firstname: string
  other_firstname: string
  time_zone: string
  revoked_at: string | null
}

/** Whose link it is; undefined where nobody was sent it, and where the couple is leaving. */
export function findLinked(db: Db, hash: Buffer): Promise<Linked | undefined> {
  return db
    .selectFrom('contributor_links as link')
    .innerJoin('contributors as contributor', (join) =>
      join.onRef('contributor.user_id', '=', 'link.user_id').onRef('contributor.id', '=', 'link.contributor_id'),
    )
    .innerJoin('users', 'users.id', 'link.user_id')
    .where('hash', '=', hash)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('account_deletions').whereRef('user_id', '=', 'users.id').select('user_id'))))
    .select(['link.user_id', 'contributor_id', 'contributor.name', 'firstname', 'other_firstname', 'time_zone', 'link.revoked_at'])
    .executeTakeFirst()
}
