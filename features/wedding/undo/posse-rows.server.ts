import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines as told } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Line } from './rows.server.ts'

/** Lets somebody help again who was removed, with what is still there of what they could open; not whom the couple asked anew meanwhile. */
export async function bringHelperBack(db: Db, wedding: Wedding, lines: readonly Line[], act: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with line as (select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (object_id bigint, before jsonb)),
    back as (
      insert into user_posses (user_id, id, member_id, email, direction, role, accepted_at, link_hash, sent_at, created_at)
        overriding system value
      select ${wedding.user_id}::bigint, old.id, old.member_id, old.email, old.direction, old.role, old.accepted_at, old.link_hash,
        old.sent_at, old.created_at
      from line, jsonb_populate_record(null::user_posses, before) old
      where old.declined_at is null and (old.member_id is null or exists (select from users where id = old.member_id))
      on conflict do nothing
      returning id, email, role, member_id
    ),
    untold as (
      delete from notifications using back
      where notifications.user_id = back.member_id and kind = 'posse_removed' and params ->> 'id' = back.id::text
    ),
    shared as (
      insert into user_posse_events (user_id, posse_id, event_id, permissions)
      select ${wedding.user_id}::bigint, back.id, event.id, old.permissions
      from back join line on object_id = back.id, jsonb_populate_recordset(null::user_posse_events, before -> 'shares') old
      join guest_wedding_events event on event.user_id = ${wedding.user_id} and event.id = old.event_id
    ),
    told as ${told(wedding, { what: 'posse.return', of: 'back', after: sql`to_jsonb(back) - 'member_id'`, act })}
    select id from back`.execute(db)
  return rows.map(({ id }) => id)
}
