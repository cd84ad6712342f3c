import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { history, lines } from '#db/history.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '#features/shapes.ts'
import type { ItemChange } from './contract.ts'
import { ChecklistItem, type ItemInput } from './item-shapes.ts'

export const itemColumns = namesOf(ChecklistItem.shape)

/** What of an item stands in its row, beside what the contract shows. */
export interface Dated {
  due_date?: string | null
  months_before?: number | null
  planned_for?: string | null
}

/** Of `user_checklist_items`: on an event within reach of who acts. */
export function reachable({ events }: Pick<Wedding, 'events'>) {
  return events === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`guest_wedding_event_id = any(${events}::bigint[])`
}

export function findItem(db: Db, wedding: Wedding, id: number): Promise<ChecklistItem | undefined> {
  return db
    .selectFrom('user_checklist_items')
    .where('user_id', '=', wedding.user_id)
    .where('id', '=', id)
    .where(reachable(wedding))
    .select(itemColumns)
    .executeTakeFirst()
}

export function findItems(db: Db, wedding: Wedding, ids: readonly number[]): Promise<ChecklistItem[]> {
  return db
    .selectFrom('user_checklist_items')
    .where('user_id', '=', wedding.user_id)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(reachable(wedding))
    .select(itemColumns)
    .orderBy('id')
    .execute()
}

/** Keeps those of the items that are within reach as they are until the transaction ends, and counts them. */
export async function lockItems(db: Db, wedding: Wedding, ids: readonly number[]): Promise<number> {
  const { rows } = await sql`
    select id from user_checklist_items where user_id = ${wedding.user_id} and id = any(${ids}::bigint[]) and ${reachable(wedding)}
    order by id for update`.execute(db)
  return rows.length
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

interface Change {
  ids: readonly number[]
  change: ItemChange & Dated
  version?: number | undefined
  act?: string | undefined
}

/** Changes those of the items that are within reach and at that version, and answers which. */
export async function changeItems(db: Db, wedding: Wedding, { ids, change, version, act }: Change): Promise<number[]> {
  const earlier = db
    .selectFrom('user_checklist_items')
    .where('user_id', '=', wedding.user_id)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(reachable(wedding))
    .selectAll()
    .orderBy('id')
    .forUpdate()
  const fields = Object.keys(change)
  const edited = await db
    .with('earlier', () => (version === undefined ? earlier : earlier.where('version', '=', version)))
    .with('edited', (db) =>
      db
        .updateTable('user_checklist_items as item')
        .from('earlier')
        .whereRef('item.user_id', '=', 'earlier.user_id')
        .whereRef('item.id', '=', 'earlier.id')
        .set({ ...change, version: sql`earlier.version + 1`, updated_at: sql`now()` })
        .returning(['item.id', 'item.guest_wedding_event_id', sql`to_jsonb(earlier)`.as('before'), sql`to_jsonb(item)`.as('after')]),
    )
    .with(
      'told',
      history(wedding, {
        what: 'item.change',
        of: 'edited',
        event: sql`edited.guest_wedding_event_id`,
        before: only('before', fields),
        after: only('after', fields),
        act,
      }),
    )
    .selectFrom('edited')
    .select('id')
    .execute()
  return edited.map(({ id }) => id)
}

/** Takes items away, those that are within reach, and answers which; the line in the history keeps all of each. */
export async function deleteItems(db: Db, wedding: Wedding, ids: readonly number[], act?: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with chosen as materialized (
      select * from user_checklist_items where user_id = ${wedding.user_id} and id = any(${ids}::bigint[]) and ${reachable(wedding)}
      order by id for update
    ),
    told as ${lines(wedding, { what: 'item.delete', of: 'chosen', event: sql`chosen.guest_wedding_event_id`, before: sql`to_jsonb(chosen) - 'user_id'`, act })},
    gone as (
      delete from user_checklist_items item using chosen where (item.user_id, item.id) = (chosen.user_id, chosen.id) returning item.id
    )
    select id from gone order by id`.execute(db)
  return rows.map(({ id }) => id)
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
      where user_id = ${wedding.user_id} and ${reachable(wedding)} order by item.id for update of item
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
      select id, position from user_checklist_items where user_id = ${wedding.user_id} and id = any(${ids}::bigint[]) and ${reachable(wedding)}
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

/** The values of the fields that change, in the row as it was or as it is. */
function only(row: 'before' | 'after', fields: readonly string[]) {
  return sql`(select jsonb_object_agg(key, value) from jsonb_each(${sql.ref(`edited.${row}`)}) where key = any(${fields}::text[]))`
}
