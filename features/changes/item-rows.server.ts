import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines as told } from '#db/history.ts'
import type { Wedding } from '#db/wedding.ts'
import { reachable } from '#features/checklist/rows.server.ts'
import type { Line } from './rows.server.ts'

const fields = [
  'guest_wedding_event_id',
  'title',
  'description',
  'category',
  'due_date',
  'months_before',
  'planned_for',
  'completed_at',
  'assignee',
  'link',
  'notes',
  'position',
  'template',
] as const

/** Every column that an item which comes back must bring along. */
export const itemColumns = ['id', 'version', 'created_at', 'updated_at', ...fields] as const

const kept = fields.filter((name) => name !== 'assignee')

/** Gives fields their earlier values, where nobody gave them others since. A task for somebody who is gone is nobody's. */
export async function changeItemBack(db: Db, wedding: Wedding, lines: readonly Line[], act: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with earlier as materialized (
      select * from user_checklist_items where user_id = ${wedding.user_id} and id = any(${lines.map(({ object_id }) => object_id)}::bigint[])
      and ${reachable(wedding)} order by id for update
    ),
    first as (
      select l.object_id, field.key, (array_agg(field.value order by l.id))[1] as before from ${each(lines)}, jsonb_each(l.before) field group by 1, 2
    ),
    last as (
      select l.object_id, field.key, (array_agg(field.value order by l.id desc))[1] as after from ${each(lines)}, jsonb_each(l.after) field group by 1, 2
    ),
    same as (
      select earlier.id,
        (select jsonb_object_agg(key, first.before) from first where object_id = earlier.id) as before,
        (select jsonb_object_agg(key, last.after) from last where object_id = earlier.id) as after
      from earlier
      where not exists (select from last where object_id = earlier.id and to_jsonb(earlier) -> key is distinct from last.after)
    ),
    edited as (
      update user_checklist_items item set (${columns(kept)}) = (select ${columns(kept)} from jsonb_populate_record(item, same.before)),
        assignee = (select users.id from users where users.id = (jsonb_populate_record(item, same.before)).assignee),
        version = item.version + 1, updated_at = now()
      from same where item.user_id = ${wedding.user_id} and item.id = same.id and exists (
        select from guest_wedding_events event where event.user_id = item.user_id
        and event.id = (jsonb_populate_record(item, same.before)).guest_wedding_event_id)
      returning item.id, item.guest_wedding_event_id, same.before, same.after
    ),
    told as ${told(wedding, { what: 'item.change', of: 'edited', event: sql`guest_wedding_event_id`, before: sql`edited.after`, after: sql`edited.before`, act })}
    select id from edited`.execute(db)
  return rows.map(({ id }) => id)
}

/** Brings items back under the ids they had, to the events there still are. */
export async function bringItemsBack(db: Db, wedding: Wedding, lines: readonly Pick<Line, 'before'>[], act: string): Promise<number[]> {
  const others = itemColumns.filter((name) => name !== 'assignee' && name !== 'version')
  const { rows } = await sql<{ id: number }>`
    with back as (
      insert into user_checklist_items (user_id, version, assignee, ${columns(others)}) overriding system value
      select ${wedding.user_id}::bigint, old.version + 1, (select users.id from users where users.id = old.assignee),
        ${sql.join(others.map((name) => sql.ref(`old.${name}`)))}
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (before jsonb),
        jsonb_populate_record(null::user_checklist_items, line.before) old
      where exists (select from guest_wedding_events event where (event.user_id, event.id) = (${wedding.user_id}::bigint, old.guest_wedding_event_id))
      on conflict do nothing
      returning id, guest_wedding_event_id, title
    ),
    told as ${told(wedding, { what: 'item.add', of: 'back', event: sql`guest_wedding_event_id`, after: sql`jsonb_build_object('title', title)`, act })}
    select id from back`.execute(db)
  return rows.map(({ id }) => id)
}

/** The lines as rows `l`; several may speak of one item. */
function each(lines: readonly Line[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id bigint, object_id bigint, before jsonb, after jsonb)`
}

function columns(names: readonly string[]) {
  return sql.join(names.map((name) => sql.ref(name)))
}
