import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Somebody is asked to act for Fern & Fable; nobody holds the link. */
export async function insertColleagues(db: Db, fern: number): Promise<void> {
  await sql`insert into vendor_invites (content_id, email, link_hash, invited_by, sent_at, ends_at)
    select content_id, 'oluchi@fernandfable.example', sha256('nobody holds this'), user_id, now() - interval '5 days', now() + interval '9 days'
    from vendor_members where user_id = ${fern}`.execute(db)
}
