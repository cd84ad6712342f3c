import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Only the sum of an address is kept; one before it is none any more. */
export async function renewAddress(db: Db, user_id: number, hash: Buffer): Promise<void> {
  await db
    .insertInto('vendor_addresses')
    .values({ user_id, hash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, made_at: sql`now()` }))
    .execute()
}

export async function deleteAddress(db: Db, user_id: number): Promise<void> {
  await db.deleteFrom('vendor_addresses').where('user_id', '=', user_id).execute()
}

export interface OwnDay {
  day: string
  kind: 'booked' | 'held' | 'job'
  id: number
  name: string
}

/**
 * What stands in their calendar here by hand, and whose quote was accepted, from a month ago on; what is read elsewhere stands there.
 * Undefined where the address is nobody's.
 */
export async function findOwnDays(db: Db, hash: Buffer): Promise<OwnDay[] | undefined> {
  const owner = await db
    .selectFrom('vendor_addresses')
    .innerJoin('vendor_members', 'vendor_members.user_id', 'vendor_addresses.user_id')
    .where('hash', '=', hash)
    .select('content_id')
    .executeTakeFirst()
  if (!owner) return undefined
  const { rows } = await sql<OwnDay>`
    select day, kind, id, name from (
      select day, 'booked' as kind, day - '2000-01-01'::date as id, '' as name from vendor_days where content_id = ${owner.content_id} and booked > 0
      union all
      select day, 'held', day - '2000-01-01'::date, '' from vendor_holds where content_id = ${owner.content_id} and until > now()
      union all
      select asked.wedding_date, 'job', conversations.id, asker.firstname from conversations join users asker on asker.id = conversations.user_id
      cross join lateral (select wedding_date from enquiries where enquiries.user_id = conversations.user_id
        and enquiries.content_id = conversations.content_id order by id desc limit 1) asked
      where conversations.content_id = ${owner.content_id} and asked.wedding_date is not null and exists (
        select from messages join user_quotes kept on (kept.user_id, kept.id) = (messages.user_id, messages.quote_id)
        where messages.user_id = conversations.user_id and conversation_id = conversations.id and kept.accepted_at is not null)
    ) days where day >= current_date - 31 order by day, kind, id limit 2000`.execute(db)
  return rows
}
