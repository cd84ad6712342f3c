import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { columnsOf } from '#features/thing.server.ts'
import type { ChecklistPage, ItemQuery } from './contract.ts'
import type { ChecklistItem } from '#features/wedding/events/item-shapes.ts'
import { itemColumns, itemRows } from './rows.server.ts'

interface Asked extends Omit<ItemQuery, 'assignee' | 'user_id'> {
  assignee?: number | undefined
}

/** The items that were asked for: by their months, within one in their order; what has no day by how long before. */
export async function listItems(db: Db, wedding: Wedding, query: Asked): Promise<ChecklistItem[]> {
  const { rows } = await sql<ChecklistItem>`
    select ${columnsOf(itemColumns)} from user_checklist_items where ${asked(wedding, query)}
    order by date_trunc('month', due_date) nulls last, case when due_date is null then ${before} end desc nulls last, position, id
    limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(db)
  return rows
}

/** What stands on the checklist of one event. */
export function findEventItems(db: Db, { user_id, id }: { user_id: number; id: number }): Promise<ChecklistItem[]> {
  return db
    .selectFrom('user_checklist_items')
    .where('user_id', '=', user_id)
    .where('guest_wedding_event_id', '=', id)
    .select(itemColumns)
    .orderBy('position')
    .limit(1_000)
    .execute()
}

/** How much of it falls into each month. */
export async function countMonths(db: Db, wedding: Wedding, query: Asked, today: string): Promise<ChecklistPage['months']> {
  const { rows } = await sql<ChecklistPage['months'][number]>`
    select month, months_before, count(*)::integer as items, count(completed_at)::integer as done,
      count(*) filter (where completed_at is null and due_date <= ${today}::date + 7)::integer as due
    from (
      select to_char(due_date, 'YYYY-MM') as month, case when due_date is null then ${before} end as months_before, completed_at, due_date
      from user_checklist_items where ${asked(wedding, query)}
    ) item
    group by 1, 2 order by month nulls last, months_before desc nulls last`.execute(db)
  return rows
}

/** Whole months, those after the event below nought. */
const before = sql`(case when months_before < 0 then floor(months_before) else ceil(months_before) end)::integer`

function asked(wedding: Wedding, { guest_wedding_event_id: event, show, assignee, due_until }: Asked): RawBuilder<unknown> {
  const parts = [
    sql`user_id = ${wedding.user_id}`,
    itemRows.reach(wedding),
    ...(event === undefined ? [] : [sql`guest_wedding_event_id = ${event}`]),
    ...(show === 'all' ? [] : [show === 'done' ? sql`completed_at is not null` : sql`completed_at is null`]),
    ...(assignee === undefined ? [] : [sql`assignee = ${assignee}`]),
    ...(due_until === undefined ? [] : [sql`completed_at is null and due_date <= ${due_until}::date`]),
  ]
  return sql.join(parts, sql` and `)
}

/** The events whose checklist is within reach. */
export function findListEvents(db: Db, { user_id, events }: Wedding) {
  const all = db.selectFrom('guest_wedding_events').where('user_id', '=', user_id)
  return (events === 'all' ? all : all.where('id', '=', sql<number>`any(${events}::bigint[])`))
    .select(['id', 'taxonomy_event_id', 'name', 'version'])
    .orderBy('id')
    .execute()
}

/** Which tasks of their plans are on the lists, those of the given events. */
export async function findPlanned(db: Db, wedding: Wedding): Promise<{ guest_wedding_event_id: number; template: string }[]> {
  const { rows } = await sql<{ guest_wedding_event_id: number; template: string }>`
    select guest_wedding_event_id, template from user_checklist_items
    where user_id = ${wedding.user_id} and ${itemRows.reach(wedding)} and template <> ''`.execute(db)
  return rows
}

/** How many open tasks somebody has: those of the wedding that is theirs, and those that others gave them. */
export async function countTasks(db: Db, own_wedding: number, user_id: number): Promise<number> {
  const { rows } = await sql<{ tasks: number }>`
    select count(*)::integer as tasks from user_checklist_items item where completed_at is null and (user_id = ${own_wedding} or (
      assignee = ${user_id} and exists (
        select from user_posses posse where posse.user_id = item.user_id and posse.member_id = ${user_id} and posse.accepted_at is not null
        and (posse.role = 'partner' or exists (
          select from user_posse_events shared where (shared.user_id, shared.posse_id, shared.event_id)
            = (posse.user_id, posse.id, item.guest_wedding_event_id) and 1 = any(shared.permissions))))))`.execute(db)
  return rows[0]?.tasks ?? 0
}
