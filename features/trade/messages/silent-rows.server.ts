import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Place } from './rows.server.ts'

/** One at a time, so that each sees what the other wrote. */
export async function holdSilence(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('posy silence'))`.execute(db)
}

/** Says once that nobody answered for ten days. */
export function noteSilent(db: Db): Promise<Place[]> {
  return added(
    db,
    sql`'no_answer'`,
    sql`created_at <= now() - interval '10 days' and not exists (
      select from messages said where said.user_id = silent.user_id and conversation_id = silent.id and kind = 'no_answer' and said.id > asked_id)`,
  )
}

/** Ends what nobody answered for twenty-one days. */
export async function closeSilent(db: Db): Promise<Place[]> {
  const places = await added(db, sql`'ran_out'`, sql`created_at <= now() - interval '21 days'`)
  await sql`update enquiries set closed_at = now() from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as over (user_id bigint, content_id bigint)
    where (enquiries.user_id, enquiries.content_id) = (over.user_id, over.content_id) and closed_at is null`.execute(db)
  return places
}

/** A message of the product’s own in each conversation whose open enquiry no person answered. */
async function added(db: Db, kind: RawBuilder<unknown>, isDue: RawBuilder<unknown>): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with silent as materialized (
      select conversations.user_id, conversations.id, conversations.content_id, asked.created_at, opening.id as asked_id
      from enquiries asked join conversations on (conversations.user_id, conversations.content_id) = (asked.user_id, asked.content_id)
      join messages opening on (opening.user_id, opening.enquiry_id) = (asked.user_id, asked.id)
      where asked.closed_at is null and answered_at is null and is_open and blocked_by is null for no key update of conversations),
    said as (
      insert into messages (user_id, conversation_id, side, kind) select user_id, id, 'posy', ${kind} from silent where ${isDue}
      returning user_id, conversation_id)
    select 'couple' as side, silent.user_id, silent.id, silent.content_id
    from silent join said on (said.user_id, said.conversation_id) = (silent.user_id, silent.id)`.execute(db)
  return rows
}
