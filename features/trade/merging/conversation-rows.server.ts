import { sql } from 'kysely'
import type { Move, Two } from './rows.server.ts'

/** What refers to a conversation moves before the conversations do: what is left at one that goes would go with it. */
export const conversationMoves: Record<string, Move> = {
  // Two of one couple become one, each message where it was in time; what nobody has read stays unread, and the old address leads on.
  'messages.conversation_id': (two) => [
    sql`update conversations kept set is_open = kept.is_open or gone.is_open, waits_since = least(kept.waits_since, gone.waits_since),
      blocked_by = coalesce(kept.blocked_by, gone.blocked_by), created_at = least(kept.created_at, gone.created_at),
      couple_read_id = ${readUpTo('couple')}, vendor_read_id = ${readUpTo('vendor')}, last_id = greatest(kept.last_id, gone.last_id),
      former_ids = kept.former_ids || gone.former_ids || gone.id from ${pairsOf(two)}`,
    sql`update messages set conversation_id = kept.id from conversations kept, ${pairsOf(two)}
      and messages.user_id = gone.user_id and messages.conversation_id = gone.id`,
    sql`update notifications set params = params || jsonb_build_object('url', replace(params ->> 'url', '/' || gone.id, '/' || kept.id))
      from conversations kept, ${pairsOf(two)} and notifications.kind = 'message'
      and params ->> 'url' in ('/messages/' || gone.id, '/vendor/messages/' || gone.id)`,
  ],
  // Of two that a couple was asked about one enquiry the answered one stands; nobody passes anything on to themselves.
  'referrals.to_id': ({ goes, stays }) => [
    sql`delete from referrals using conversations own where (own.user_id, own.id) = (referrals.user_id, conversation_id)
      and own.content_id in (${goes.id}, ${stays.id}) and to_id in (${goes.id}, ${stays.id})`,
    sql`delete from referrals using referrals other where referrals.user_id = other.user_id and referrals.enquiry_id = other.enquiry_id
      and referrals.id <> other.id and referrals.to_id in (${goes.id}, ${stays.id}) and other.to_id in (${goes.id}, ${stays.id})
      and ${answeredFirst('other')} < ${answeredFirst('referrals')}`,
    sql`update referrals set to_id = ${stays.id} where to_id = ${goes.id}`,
  ],
  // Of two questions that wait the younger ends.
  'referrals.conversation_id': (two) => [
    sql`delete from referrals using referrals other, conversations kept, ${pairsOf(two)} and referrals.user_id = kept.user_id
      and other.user_id = kept.user_id and referrals.answer is null and other.answer is null and other.id < referrals.id
      and referrals.conversation_id in (kept.id, gone.id) and other.conversation_id in (kept.id, gone.id)`,
    toKept('referrals', two),
  ],
  // Of two questions to the operator about one couple the answered one stands, or else the older.
  'lead_checks.conversation_id': (two) => [
    sql`delete from lead_checks using lead_checks other, conversations kept, ${pairsOf(two)} and lead_checks.user_id = kept.user_id
      and other.user_id = kept.user_id and lead_checks.id <> other.id and lead_checks.conversation_id in (kept.id, gone.id)
      and other.conversation_id in (kept.id, gone.id) and ${answeredFirst('other')} < ${answeredFirst('lead_checks')}`,
    toKept('lead_checks', two),
  ],
  'conversations.content_id': ({ goes, stays }) => [
    sql`delete from conversations gone where content_id = ${goes.id}
      and exists (select from conversations kept where kept.user_id = gone.user_id and kept.content_id = ${stays.id})`,
    sql`update conversations set content_id = ${stays.id} where content_id = ${goes.id}`,
  ],
}

/** Both conversations of one couple, to be read beside `conversations kept`. */
function pairsOf({ goes, stays }: Two) {
  return sql`conversations gone where gone.user_id = kept.user_id and gone.content_id = ${goes.id} and kept.content_id = ${stays.id}`
}

function toKept(table: string, two: Two) {
  return sql`update ${sql.table(table)} moved set conversation_id = kept.id from conversations kept, ${pairsOf(two)}
    and moved.user_id = gone.user_id and moved.conversation_id = gone.id`
}

/** In the order in which one of two stands. */
function answeredFirst(row: string) {
  return sql`(${sql.ref(`${row}.answered_at`)} is null, ${sql.ref(`${row}.id`)})`
}

/** Before the first message of the other that one side has not read, in either. */
function readUpTo(side: 'couple' | 'vendor') {
  const read = sql.raw(`${side}_read_id`)
  return sql`coalesce((select min(id) - 1 from messages where user_id = kept.user_id and side <> ${side} and (
    (conversation_id = kept.id and id > kept.${read}) or (conversation_id = gone.id and id > gone.${read}))), greatest(kept.last_id, gone.last_id))`
}
