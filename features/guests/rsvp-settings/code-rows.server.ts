import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'

interface Whom {
  household_ids: readonly number[]
  guest_ids: readonly number[]
}

/** Whether all of them are of the wedding; the guests without a household, since a household has one code. */
export async function areOwn(db: Db, { user_id }: Wedding, { household_ids, guest_ids }: Whom) {
  const { rows } = await sql<{ households: number; guests: number }>`select
    (select count(*) from households where user_id = ${user_id} and id = any(${household_ids}::bigint[])) as households,
    (select count(*) from guests where user_id = ${user_id} and id = any(${guest_ids}::bigint[]) and household_id is null) as guests`.execute(
    db,
  )
  const [{ households, guests }] = rows as [{ households: number; guests: number }]
  return { households: Number(households) === household_ids.length, guests: Number(guests) === guest_ids.length }
}

interface Code {
  hash: Buffer
  household_id: number | null
  guest_id: number | null
}

export async function insertCodes(db: Db, { user_id }: Wedding, codes: readonly Code[]): Promise<void> {
  if (codes.length === 0) return
  await db
    .insertInto('rsvp_codes')
    .values(codes.map((code) => ({ user_id, ...code })))
    .execute()
}

export async function endCodes(db: Db, { user_id }: Wedding, { household_ids, guest_ids }: Whom): Promise<void> {
  await sql`delete from rsvp_codes where user_id = ${user_id}
    and (household_id = any(${household_ids}::bigint[]) or guest_id = any(${guest_ids}::bigint[]))`.execute(db)
}

/** What is kept of a code: with whose it is, so that the sums of two couples can't be compared. */
export function hashCode(user_id: number, code: string): Buffer {
  return createHash('sha256').update(`${user_id}:${code}`).digest()
}
