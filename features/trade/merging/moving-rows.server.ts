import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { conversationMoves } from './conversation-rows.server.ts'
import type { Business, Move, Two } from './rows.server.ts'

/** What refers to a vendor and moves, by table and column, in this order; a test compares them with the database's catalogue. */
export const moves: Record<string, Move> = {
  // Of two that are open the younger ends; its words stand in the conversation.
  'enquiries.content_id': ({ goes, stays }) => [
    sql`update enquiries set closed_at = now() where closed_at is null and content_id in (${goes.id}, ${stays.id}) and exists (
      select from enquiries other where other.user_id = enquiries.user_id and other.id < enquiries.id and other.closed_at is null
      and other.content_id in (${goes.id}, ${stays.id}))`,
    ofTable('enquiries')({ goes, stays }),
  ],
  'enquiry_drafts.content_id': (two) => [ofTable('enquiry_drafts')(two)],
  ...conversationMoves,
  // Of two on one list the one that was hired keeps the link; the other stays by its name, with all that hangs on it.
  'user_vendors.vendor_id': ({ goes, stays }) => [
    sql`update user_vendors set vendor_id = null from (
      select kept.user_id, case when gone.hired_on is not null and kept.hired_on is null then kept.id else gone.id end as id
      from user_vendors kept join user_vendors gone using (user_id)
      where kept.vendor_id = ${stays.id} and gone.vendor_id = ${goes.id} and kept.guest_wedding_event_id is not distinct from gone.guest_wedding_event_id
    ) other where (user_vendors.user_id, user_vendors.id) = (other.user_id, other.id)`,
    sql`update user_vendors set vendor_id = ${stays.id} where vendor_id = ${goes.id}`,
  ],
  // Of two by one couple the one at the record that stays stands; the other is kept with the record that went, and in the couple's archive.
  'vendor_reviews.content_id': (two) => [unlessThere('vendor_reviews')(two)],
  'vendor_claims.content_id': (two) => [unlessThere('vendor_claims')(two)],
  'vendor_codes.content_id': ({ goes }) => [sql`delete from vendor_codes where content_id = ${goes.id}`],
  'vendor_acts.content_id': (two) => [ofTable('vendor_acts')(two)],
  'vendor_replies.content_id': (two) => [ofTable('vendor_replies')(two)],
  'vendor_tasks.content_id': (two) => [ofTable('vendor_tasks')(two)],
  // What was done for a booking goes along with it; of what every business has, the record that stays keeps its own.
  'vendor_booking_tasks.content_id': ({ goes, stays }) => [
    sql`update vendor_booking_tasks done set template_id = kept.id from vendor_task_templates gone join vendor_task_templates kept using (key)
      where gone.content_id = ${goes.id} and kept.content_id = ${stays.id} and done.template_id = gone.id and not exists (
        select from vendor_booking_tasks other where (other.couple_id, other.user_vendor_id, other.template_id) = (done.couple_id, done.user_vendor_id, kept.id))`,
    ofTable('vendor_booking_tasks')({ goes, stays }),
  ],
  'vendor_task_templates.content_id': ({ goes, stays }) => [
    sql`delete from vendor_task_templates gone using vendor_task_templates kept
      where gone.content_id = ${goes.id} and kept.content_id = ${stays.id} and gone.key = kept.key`,
    ofTable('vendor_task_templates')({ goes, stays }),
  ],
  'vendor_invites.content_id': (two) => [ofTable('vendor_invites')(two)],
  // The text that waits goes with those who write it.
  'vendor_submissions.content_id': ({ goes, stays }) => [
    sql`update file_uses set thing_id = ${stays.id} where kind in ('vendor_picture', 'vendor_brochure') and thing_id = ${goes.id}
      and exists (select from vendor_members where content_id = ${goes.id})
      and not exists (select from vendor_submissions where content_id = ${stays.id})`,
    sql`update vendor_submissions set content_id = ${stays.id} where content_id = ${goes.id}
      and exists (select from vendor_members where content_id = ${goes.id})
      and not exists (select from vendor_submissions where content_id = ${stays.id})`,
  ],
  'vendor_members.content_id': ({ goes, stays }) => [
    sql`update users set business_name = ${stays.title} from vendor_members where user_id = users.id and content_id = ${goes.id}`,
    ofTable('vendor_members')({ goes, stays }),
  ],
  'business_invitations.asker_id': ({ goes, stays }) => [
    sql`delete from business_invitations gone using business_invitations kept
      where gone.asker_id = ${goes.id} and kept.asker_id = ${stays.id} and gone.address_hash = kept.address_hash`,
    sql`update business_invitations set asker_id = ${stays.id} where asker_id = ${goes.id}`,
  ],
  'vendor_connections.asker_id': ({ goes, stays }) => [
    sql`delete from vendor_connections where asker_id in (${goes.id}, ${stays.id}) and asked_id in (${goes.id}, ${stays.id})`,
    sql`update vendor_connections kept set confirmed_at = coalesce(kept.confirmed_at, gone.confirmed_at)
      from vendor_connections gone where ${isSamePair({ goes, stays })}`,
    sql`delete from vendor_connections gone using vendor_connections kept where ${isSamePair({ goes, stays })}`,
    sql`update vendor_connections set asker_id = ${stays.id} where asker_id = ${goes.id}`,
  ],
  'vendor_connections.asked_id': ({ goes, stays }) => [
    sql`update vendor_connections set asked_id = ${stays.id} where asked_id = ${goes.id}`,
  ],
  // A calendar that somebody looks after; of a day that both know the fuller counts.
  'vendor_days.content_id': ({ goes, stays }) => [
    sql`insert into vendor_days as kept (content_id, day, booked) select ${stays.id}, day, booked from vendor_days where content_id = ${goes.id}
      and ${isLookedAfter(goes)} on conflict (content_id, day) do update set booked = greatest(kept.booked, excluded.booked)`,
  ],
  'vendor_holds.content_id': ({ goes, stays }) => [
    sql`insert into vendor_holds as kept (content_id, day, until) select ${stays.id}, day, until from vendor_holds where content_id = ${goes.id}
      and ${isLookedAfter(goes)} on conflict (content_id, day) do update set until = greatest(kept.until, excluded.until)`,
    sql`update vendors set calendar_checked_on = greatest(calendar_checked_on, (select calendar_checked_on from vendors where content_id = ${goes.id}))
      where content_id = ${stays.id}`,
  ],
  // Of two that are read elsewhere the one at the record that stays goes on.
  'vendor_feeds.content_id': ({ goes, stays }) => [
    sql`update vendor_feeds set content_id = ${stays.id} where content_id = ${goes.id}
      and not exists (select from vendor_feeds where content_id = ${stays.id})`,
    sql`delete from vendor_feeds where content_id = ${goes.id}`,
  ],
  // They go with it by their key.
  'vendor_feed_days.content_id': () => [],
  'vendor_counts.content_id': ({ goes, stays }) => [
    sql`insert into vendor_counts as kept (content_id, day, impressions, views, websites, instagrams)
      select ${stays.id}, day, impressions, views, websites, instagrams from vendor_counts where content_id = ${goes.id}
      on conflict (content_id, day) do update set impressions = kept.impressions + excluded.impressions, views = kept.views + excluded.views,
        websites = kept.websites + excluded.websites, instagrams = kept.instagrams + excluded.instagrams`,
    sql`delete from vendor_counts where content_id = ${goes.id}`,
  ],
  'vendor_sources.content_id': ({ goes, stays }) => [
    sql`insert into vendor_sources as kept (content_id, day, what, page, n) select ${stays.id}, day, what, page, n from vendor_sources where content_id = ${goes.id}
      on conflict (content_id, what, day, page) do update set n = kept.n + excluded.n`,
    sql`delete from vendor_sources where content_id = ${goes.id}`,
  ],
  // No foreign key. Twice on one board is once; what was noted beside the other stays as a note.
  'board_items.content_id': ({ goes, stays }) => [
    sql`update boards set cover_id = kept.id from board_items gone join board_items kept using (user_id, board_id)
      where gone.content_id = ${goes.id} and kept.content_id = ${stays.id} and boards.user_id = gone.user_id and boards.cover_id = gone.id`,
    sql`update board_items gone set content_type = 'note', content_id = null, slug = '' where content_id = ${goes.id} and notes <> '' and ${isTwice(stays)}`,
    sql`delete from board_items gone where content_id = ${goes.id} and ${isTwice(stays)}`,
    sql`update board_items set content_id = ${stays.id}, slug = case slug when ${goes.slug} then ${stays.slug} else slug end where content_id = ${goes.id}`,
  ],
  'vendor_merges.kept_id': ({ goes, stays }) => [sql`update vendor_merges set kept_id = ${stays.id} where kept_id = ${goes.id}`],
}

/** What stays with the record that went, and is a part of it: what it said, each version of it, and that it went. No vendor is in the others. */
export const parts = [
  ...['content_terms', 'content_terms_away', 'content_pictures', 'content_credits', 'content_versions', 'content_search', 'vendors'].map(
    (table) => `${table}.content_id`,
  ),
  // Its addresses lead on, once it has another; see api.server.ts.
  'content_redirects.content_id',
  'vendor_merges.gone_id',
  ...['lesson_progress', 'lesson_notes', 'submissions'].map((table) => `${table}.content_id`),
]

/** All in one transaction, in which no trigger takes it for something that a couple did. */
export async function moveAll(db: Db, two: Two): Promise<void> {
  await sql`select set_config('posy.merging', 'on', true)`.execute(db)
  for (const statements of Object.values(moves)) for (const statement of statements(two)) await statement.execute(db)
  await sql`select set_config('posy.merging', 'off', true)`.execute(db)
  await sql`update vendors set review_count = 0 where content_id in (${two.goes.id}, ${two.stays.id})`.execute(db)
}

function ofTable(table: string) {
  return ({ goes, stays }: Two) => sql`update ${sql.table(table)} set content_id = ${stays.id} where content_id = ${goes.id}`
}

function unlessThere(table: string) {
  return ({ goes, stays }: Two) => sql`update ${sql.table(table)} gone set content_id = ${stays.id} where content_id = ${goes.id}
    and not exists (select from ${sql.table(table)} kept where kept.user_id = gone.user_id and kept.content_id = ${stays.id})`
}

function isSamePair({ goes, stays }: Two) {
  return sql`${goes.id} in (gone.asker_id, gone.asked_id) and ${stays.id} in (kept.asker_id, kept.asked_id)
    and gone.asker_id + gone.asked_id - ${goes.id}::bigint = kept.asker_id + kept.asked_id - ${stays.id}::bigint`
}

function isTwice({ id }: Business) {
  return sql`exists (select from board_items kept where kept.user_id = gone.user_id and kept.board_id = gone.board_id and kept.content_id = ${id})`
}

function isLookedAfter({ id }: Business) {
  return sql`exists (select from vendors where content_id = ${id} and calendar_checked_on is not null)`
}
