import { type RawBuilder, sql } from 'kysely'
import { permissions } from '#features/wedding/access/permissions.ts'
import type { OwnKind } from './kinds.ts'

/** On a couple's events, of whoever was given anything there, or that one permission. */
const isShared = (event: RawBuilder<unknown>, permission?: number) => sql`exists (select from user_posse_events shared
  where (shared.user_id, shared.posse_id, shared.event_id) = (reach.user_id, reach.posse_id, ${event})
    and ${permission === undefined ? sql`cardinality(shared.permissions) > 0` : sql`${sql.lit(permission)} = any(shared.permissions)`})`

/** Where a guest that somebody finds is on a list, of all lists or of those that they may see. */
const answers = (row: RawBuilder<unknown>) =>
  sql`guest_answers answer where (answer.user_id, answer.guest_id) = (${row}.user_id, ${row}.id)`

/**
 * What can be found of each kind by whoever `reach` was made for, which has a row for each wedding: their own, and those
 * that they were accepted to help. Last stands what the words are looked for in, with an index where there may be many.
 */
export const found: Record<OwnKind, RawBuilder<unknown>> = {
  guest: sql`
    select guests.user_id, guests.id, trim(guests.firstname || ' ' || guests.lastname), guests.email, null::date,
      null::bigint, couple, guests.search_text
    from reach join guests on guests.user_id = reach.user_id
    where is_all or exists (select from ${answers(sql`guests`)} and ${isShared(sql`answer.event_id`, permissions.guests)})`,

  task: sql`
    select item.user_id, item.id, item.title, event.name, item.due_date, event.id, couple, plain_text(item.title)
    from reach join user_checklist_items item on item.user_id = reach.user_id
    join guest_wedding_events event on (event.user_id, event.id) = (item.user_id, item.guest_wedding_event_id)
    where is_all or ${isShared(sql`event.id`, permissions.checklist)}`,

  event: sql`
    select event.user_id, event.id, event.name, event.place, event.date, event.id, couple,
      plain_text(event.name || ' ' || event.place || ' ' || couple)
    from reach join guest_wedding_events event on event.user_id = reach.user_id
    where is_all or ${isShared(sql`event.id`)}`,

  // The name behind an address that was invited is told by whoever has it, when they say yes.
  helper: sql`
    select posse.user_id, posse.id, coalesce(nullif(known.name, ''), known.email), case when known.name = '' then '' else known.email end,
      null::date, null::bigint, '', plain_text(known.name || ' ' || known.email)
    from reach join user_posses posse on posse.user_id = reach.user_id left join users member on member.id = posse.member_id
    cross join lateral (select
      case when posse.accepted_at is null and posse.direction = 'invite' then '' else coalesce(trim(member.firstname || ' ' || member.lastname), '') end as name,
      case when posse.email = '' then coalesce(member.email, '') else posse.email end as email) known
    where is_own and posse.declined_at is null`,
}

/** Of what was found the event on whose page it is best looked at; a guest's is looked up for the few that are shown. */
export const eventOf = sql`case found.kind when 'guest' then (
  select min(answer.event_id) from ${answers(sql`found`)} and (reach.is_all or ${isShared(sql`answer.event_id`, permissions.guests)})
) else found.event_id end`
