import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { itemRows } from '#features/planning/checklist/rows.server.ts'
import { onReachedEvent } from '#features/thing.server.ts'
import { payment } from '#features/planning/budget/things.server.ts'

export interface StandingEvent {
  id: number
  name: string
  taxonomy_event_id: number
  date: string | null
  reply_by: string | null
  version: number
}

/** Every event within reach, in the order of their days. */
export async function findEvents(db: Db, { user_id, events }: Wedding): Promise<StandingEvent[]> {
  const isReached = events === 'all' ? sql`true` : sql`id = any(${events}::bigint[])`
  const { rows } = await sql<StandingEvent>`
    select id, name, taxonomy_event_id, date, reply_by, version from guest_wedding_events
    where user_id = ${user_id} and ${isReached} order by date nulls last, id`.execute(db)
  return rows
}

export interface StandingPayment {
  id: number
  name: string
  vendor: string
  amount: number | null
  due_date: string | null
  rule: 'wedding' | 'signing' | 'fixed'
  version: number
}

/** What is to be paid and has a day, or would have one; of one event, or of all of the wedding. */
export async function findPayments(db: Db, money: Wedding, event_id: number | null): Promise<StandingPayment[]> {
  const { rows } = await sql<StandingPayment>`
    select due.id, due.name, coalesce(cost.vendor, '') as vendor, due.amount, due.due_date, due.rule, due.version
    from (select *, case when share is not null then coalesce(due_from, 'fixed') else 'fixed' end as rule
      from user_transactions where user_id = ${money.user_id} and ${onReachedEvent(payment, money)}) due
    left join budget_items cost on (cost.user_id, cost.id) = (due.user_id, due.item_id)
    where due.paid_at is null and due.transaction_type = 'expense' and (due.due_date is not null or due.rule = 'wedding')
    and (${event_id}::bigint is null or due.event_id = ${event_id}) order by due.due_date, due.id`.execute(db)
  return rows
}

export async function countPaid(db: Db, money: Wedding, event_id: number | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from user_transactions where user_id = ${money.user_id} and ${onReachedEvent(payment, money)}
    and paid_at is not null and transaction_type = 'expense' and (${event_id}::bigint is null or event_id = ${event_id})`.execute(db)
  return rows[0]?.n ?? 0
}

export interface StandingTask {
  id: number
  title: string
  event_id: number
  due_date: string | null
  planned_for: string | null
  rule: 'plan' | 'vendor' | 'hand'
  version: number
}

/** What is open on these events and has a day, or a place in their plan. */
export async function findTasks(db: Db, wedding: Wedding, events: readonly number[]): Promise<StandingTask[]> {
  const { rows } = await sql<StandingTask>`
    select id, title, guest_wedding_event_id as event_id, due_date, planned_for, version,
      case when months_before is not null then 'plan' when template like 'vendor-%' then 'vendor' else 'hand' end as rule
    from user_checklist_items where user_id = ${wedding.user_id} and ${itemRows.reach(wedding)}
    and guest_wedding_event_id = any(${events}::bigint[]) and completed_at is null and (due_date is not null or months_before is not null)
    order by due_date nulls last, id`.execute(db)
  return rows
}

export async function countDone(db: Db, wedding: Wedding, events: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from user_checklist_items where user_id = ${wedding.user_id} and ${itemRows.reach(wedding)}
    and guest_wedding_event_id = any(${events}::bigint[]) and completed_at is not null`.execute(db)
  return rows[0]?.n ?? 0
}
