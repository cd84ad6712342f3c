import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { history, lines } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '#features/shapes.ts'
import { rowsOf } from '#features/thing.server.ts'
import { ChecklistItem, type ItemInput } from '#features/wedding/events/item-shapes.ts'
import { item } from './things.server.ts'

export const itemColumns = namesOf(ChecklistItem.shape)

export const itemRows = rowsOf<ChecklistItem>(item, itemColumns)

/** What of an item stands in its row, beside what the contract shows. */
export interface Dated {
  due_date?: string | null
  months_before?: number | null
  planned_for?: string | null
}

export interface NewItem extends ItemInput {
  guest_wedding_event_id: number
  planned_for?: string | null
  template?: string
}

/** Adds items in their order; one of the plan that is there already is passed over. Answers those that were added. */
export async function insertItems(db: Db, wedding: Wedding, items: readonly NewItem[], act?: string): Promise<ChecklistItem[]> {
  if (items.length === 0) return []
  return db
    .with('added', (db) =>
      db
        .insertInto('user_checklist_items')
        .values(items.map((item) => ({ ...item, user_id: wedding.user_id })))
        .onConflict((conflict) =>
          // Written out: with a parameter in it PostgreSQL no longer knows the index once it keeps one plan for all values.
          conflict.columns(['user_id', 'guest_wedding_event_id', 'template']).where(sql<boolean>`template <> ''`).doNothing(),
        )
        .returning(itemColumns),
    )
    .with(
      'told',
      history(wedding, {
        what: 'item.add',
        of: 'added',
        event: sql`added.guest_wedding_event_id`,
        after: sql`jsonb_build_object('title', added.title)`,
        act,
      }),
    )
    .selectFrom('added')
    .select(itemColumns)
    .orderBy('position')
    .execute()
}

export interface Moved extends Dated {
  id: number
}

/** Gives each item its own day. */
export async function moveItems(db: Db, wedding: Wedding, moved: readonly Moved[], act?: string): Promise<number[]> {
  if (moved.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    with line as (
      select * from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as line (id bigint, due_date date, planned_for date)
    ),
    earlier as materialized (
      select item.id, item.due_date, item.planned_for from user_checklist_items item join line using (id)
      where user_id = ${wedding.user_id} and ${itemRows.reach(wedding)} order by item.id for update of item
    ),
    edited as (
      update user_checklist_items item set due_date = line.due_date, planned_for = line.planned_for, version = version + 1, updated_at = now()
      from earlier join line using (id) where item.user_id = ${wedding.user_id} and item.id = earlier.id
      returning item.id, guest_wedding_event_id,
        jsonb_build_object('due_date', earlier.due_date, 'planned_for', earlier.planned_for) as before,
        jsonb_build_object('due_date', item.due_date, 'planned_for', item.planned_for) as after
    ),
    told as ${lines(wedding, { what: 'item.change', of: 'edited', event: sql`guest_wedding_event_id`, before: sql`before`, after: sql`after`, act })}
    select id from edited`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deals the places that these items hold out among them, in the order in which they are named. */
export async function reorderItems(db: Db, wedding: Wedding, ids: readonly number[], act: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with earlier as materialized (
      select id, position from user_checklist_items where user_id = ${wedding.user_id} and id = any(${ids}::bigint[]) and ${itemRows.reach(wedding)}
      order by id for update
    ),
    place as (select position, row_number() over (order by position, id) as nth from earlier),
    named as (select id, row_number() over (order by array_position(${ids}::bigint[], id)) as nth from earlier),
    edited as (
      update user_checklist_items item set position = place.position, updated_at = now()
      from named join place using (nth) join earlier using (id)
      where item.user_id = ${wedding.user_id} and item.id = named.id and earlier.position <> place.position
      returning item.id, guest_wedding_event_id, jsonb_build_object('position', earlier.position) as before,
        jsonb_build_object('position', item.position) as after
    ),
    told as ${lines(wedding, { what: 'item.change', of: 'edited', event: sql`guest_wedding_event_id`, before: sql`before`, after: sql`after`, act })}
    select id from earlier`.execute(db)
  return rows.map(({ id }) => id)
}
