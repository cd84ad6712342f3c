import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines as told } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { event } from '#features/wedding/events/things.server.ts'
import type { Thing } from '#features/thing.server.ts'
import { columnsOf } from '#features/thing.server.ts'
import type { Line } from './rows.server.ts'

const fields = columnsOf(event.fields)
const oldFields = columnsOf(event.fields, 'old')

/** The wedding stayed on its day and at its place while its event was gone, or went to others, which it then has. */
const asSaid = sql`case when before -> 'taxonomy_event_id' = '1' then before
  - case when wedding_date is not null or date_undecided then 'date' else '' end - case when wedding_place <> '' then 'place' else '' end else before end`

/** Gives an event what it said earlier, unless that was changed since or another has its kind now. */
export async function changeEventBack(db: Db, wedding: Wedding, lines: readonly Line[], act: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with line as (select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (object_id bigint, before jsonb, after jsonb)),
    edited as (
      update guest_wedding_events event set (${fields}) = (select ${fields} from jsonb_populate_record(event, before)),
        version = version + 1, updated_at = now()
      from line where event.user_id = ${wedding.user_id} and event.id = object_id
      and not exists (select from jsonb_each(after) where to_jsonb(event) -> key <> value)
      and not exists (select from guest_wedding_events other where other.user_id = event.user_id and other.id <> event.id
        and other.taxonomy_event_id = (before -> 'taxonomy_event_id')::integer)
      returning event.id, before, after
    ),
    told as ${told(wedding, { what: 'event.change', of: 'edited', event: sql`edited.id`, before: sql`after`, after: sql`before`, act })}
    select id from edited`.execute(db)
  return rows.map(({ id }) => id)
}

/** Brings an event back with its answers and helpers, as far as those are still there, unless the wedding has another of its kind now. */
export async function bringEventBack(db: Db, wedding: Wedding, lines: readonly Line[], act: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with line as (select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (object_id bigint, before jsonb)),
    back as (
      insert into guest_wedding_events (user_id, id, ${fields}, version, created_at) overriding system value
      select ${wedding.user_id}::bigint, old.id, ${oldFields}, old.version + 1, old.created_at
      from line join users on users.id = ${wedding.user_id}, jsonb_populate_record(null::guest_wedding_events, ${asSaid}) old
      on conflict do nothing
      returning *
    ),
    listed as (
      insert into guest_answers (user_id, guest_id, event_id, status, plus_one_count, meal, plus_one_meals, answered_at)
      select ${wedding.user_id}::bigint, guests.id, back.id, old.status, old.plus_one_count, old.meal,
        coalesce(old.plus_one_meals, '{}'), old.answered_at
      from back join line on object_id = back.id, jsonb_populate_recordset(null::guest_answers, before -> 'answers') old
      join guests on guests.user_id = ${wedding.user_id} and guests.id = old.guest_id
    ),
    shared as (
      insert into user_posse_events (user_id, posse_id, event_id, permissions)
      select ${wedding.user_id}::bigint, posse.id, back.id, old.permissions
      from back join line on object_id = back.id, jsonb_populate_recordset(null::user_posse_events, before -> 'shares') old
      join user_posses posse on posse.user_id = ${wedding.user_id} and posse.id = old.posse_id
    ),
    question as (
      select back.id as event_id, asked as whole
      from back join line on object_id = back.id, jsonb_array_elements(before -> 'questions') asked
    ),
    asked as (
      insert into rsvp_questions (user_id, id, event_id, position, kind, label, choices, of_each_guest) overriding system value
      select ${wedding.user_id}::bigint, old.id, question.event_id, old.position, old.kind, old.label, old.choices, old.of_each_guest
      from question, jsonb_populate_record(null::rsvp_questions, whole - 'said') old returning id
    ),
    said as (
      insert into rsvp_answers (user_id, question_id, guest_id, answer, answered_at)
      select ${wedding.user_id}::bigint, asked.id, guests.id, old.answer, old.answered_at
      from asked join question on (whole ->> 'id')::bigint = asked.id, jsonb_populate_recordset(null::rsvp_answers, whole -> 'said') old
      join guests on guests.user_id = ${wedding.user_id} and guests.id = old.guest_id
    ),
    told as ${told(wedding, { what: 'event.add', of: 'back', event: sql`back.id`, after: sql`to_jsonb(back)`, act })}
    select id from back`.execute(db)
  return rows.map(({ id }) => id)
}

/** What stood on an event that was taken away, of one kind. */
export function goneWith({ kind }: Thing, { before }: Line): Pick<Line, 'before'>[] {
  return ((before?.[`${kind}s`] as Record<string, unknown>[] | undefined) ?? []).map((one) => ({ before: one }))
}
