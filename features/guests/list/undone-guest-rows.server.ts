import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines as told } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { Guest } from './contract.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf } from '#features/thing.server.ts'
import type { Line } from '#features/wedding/undo/rows.server.ts'

/** Every column that a guest who comes back must bring along. */
export const guestColumns = namesOf(Guest.omit({ wedding_events: true }).shape)

/** Gives answers their earlier values, or takes them away where there were none, unless they were changed since. */
export async function replyBack(db: Db, wedding: Wedding, lines: readonly Line[], act: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with line as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (object_id bigint, event_id bigint, before jsonb, after jsonb)
    ),
    chosen as materialized (
      select id from guests where user_id = ${wedding.user_id} and id in (select object_id from line) order by id for update
    ),
    same as (
      select chosen.id, event.id as event_id, before, after
      from line join chosen on chosen.id = object_id
      join guest_wedding_events event on event.user_id = ${wedding.user_id} and event.id = event_id
      left join guest_answers answer on (answer.user_id, answer.guest_id, answer.event_id) = (event.user_id, chosen.id, event.id)
      -- Lines of earlier days say nothing of companions' dinners; what the guest counts as is no part of an answer.
      where (to_jsonb(answer) - 'user_id' - 'guest_id' - 'class') is not distinct from '{"plus_one_meals": []}'::jsonb || (after - 'channel' - 'class')
    ),
    gone as (
      delete from guest_answers answer using same where same.before is null
      and (answer.user_id, answer.guest_id, answer.event_id) = (${wedding.user_id}::bigint, same.id, same.event_id)
      returning same.id, same.event_id
    ),
    written as (
      insert into guest_answers as answer (user_id, guest_id, event_id, status, plus_one_count, meal, plus_one_meals, answered_at)
      select ${wedding.user_id}::bigint, same.id, same.event_id, old.status, old.plus_one_count, old.meal,
        coalesce(old.plus_one_meals, '{}'), old.answered_at
      from same, jsonb_populate_record(null::guest_answers, before) old where before is not null order by same.id
      on conflict (user_id, guest_id, event_id) do update set status = excluded.status, plus_one_count = excluded.plus_one_count,
        meal = excluded.meal, plus_one_meals = excluded.plus_one_meals, answered_at = excluded.answered_at
      returning guest_id as id, event_id
    ),
    done as (
      select id, event_id, before, after from same
      where (id, event_id) in (select id, event_id from gone union all select id, event_id from written)
    ),
    told as ${told(wedding, { what: 'guest.reply', of: 'done', event: sql`event_id`, before: sql`after`, after: sql`before`, act })}
    select id from done`.execute(db)
  return rows.map(({ id }) => id)
}

/** Brings guests back under the ids they had, with their answers for the events there still are. */
export async function bringBack(db: Db, wedding: Wedding, lines: readonly Line[], act: string): Promise<number[]> {
  const kept = guestColumns.filter((name) => name !== 'household_id' && name !== 'version')
  const { rows } = await sql<{ id: number }>`
    with line as (select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (object_id bigint, before jsonb)),
    back as (
      insert into guests (user_id, household_id, version, ${columnsOf(kept)}) overriding system value
      select ${wedding.user_id}::bigint, (select id from households where user_id = ${wedding.user_id} and id = old.household_id),
        old.version + 1, ${columnsOf(kept, 'old')}
      from line, jsonb_populate_record(null::guests, before - 'answers' - 'said' - 'codes') old order by old.id
      on conflict do nothing
      returning id, firstname, lastname
    ),
    listed as (
      insert into guest_answers (user_id, guest_id, event_id, status, plus_one_count, meal, plus_one_meals, answered_at)
      select ${wedding.user_id}::bigint, back.id, old.event_id, old.status, old.plus_one_count, old.meal,
        coalesce(old.plus_one_meals, '{}'), old.answered_at
      from back join line on object_id = back.id, jsonb_populate_recordset(null::guest_answers, before -> 'answers') old
      join guest_wedding_events event on event.user_id = ${wedding.user_id} and event.id = old.event_id
    ),
    said as (
      insert into rsvp_answers (user_id, question_id, guest_id, answer, answered_at)
      select ${wedding.user_id}::bigint, old.question_id, back.id, old.answer, old.answered_at
      from back join line on object_id = back.id, jsonb_populate_recordset(null::rsvp_answers, before -> 'said') old
      join rsvp_questions question on question.user_id = ${wedding.user_id} and question.id = old.question_id
    ),
    coded as (
      insert into rsvp_codes (user_id, hash, guest_id)
      select ${wedding.user_id}::bigint, decode(hash, 'hex'), back.id
      from back join line on object_id = back.id, jsonb_array_elements_text(before -> 'codes') hash on conflict do nothing
    ),
    told as ${told(wedding, { what: 'guest.add', of: 'back', after: sql`to_jsonb(back)`, act })}
    select id from back`.execute(db)
  return rows.map(({ id }) => id)
}

/** Answers that could not come back with their guests while the event was gone, and can now that it is there again. */
export async function answersBack(db: Db, { user_id }: Wedding, events: readonly Line[]): Promise<void> {
  await sql`
    insert into guest_answers (user_id, guest_id, event_id, status, plus_one_count, meal, plus_one_meals, answered_at)
    select distinct on (guests.id, old.event_id) ${user_id}::bigint, guests.id, old.event_id, old.status, old.plus_one_count, old.meal,
        coalesce(old.plus_one_meals, '{}'), old.answered_at
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event (id bigint, object_id bigint)
    join wedding_changes removal on (removal.user_id, removal.id) = (${user_id}, event.id)
    join wedding_changes gone on gone.user_id = ${user_id} and gone.what = 'guest.delete' and gone.undone_at > removal.created_at
    join guests on guests.user_id = ${user_id} and guests.id = gone.object_id
    cross join jsonb_populate_recordset(null::guest_answers, gone.before -> 'answers') old
    where old.event_id = event.object_id order by guests.id, old.event_id, gone.id desc
    on conflict do nothing`.execute(db)
}
