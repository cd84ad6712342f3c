import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import type { ComingDue } from '../contract.ts'
import { findReceipts, receiptRows } from '../receipts/rows.server.ts'
import { payment } from '../things.server.ts'
import { type ListedPayment, type Payment, paymentFields, type PaymentQuery } from './contract.ts'

const columns = namesOf(paymentFields)

export const paymentRows = rowsOf<Payment>(payment, columns)

/** Takes payments away with their receipts. */
export async function removePayments(db: Db, wedding: Wedding, ids: readonly number[], act: string): Promise<void> {
  // No receipt comes meanwhile.
  await paymentRows.lock(db, wedding, ids)
  const receipts = await findReceipts(db, wedding, ids)
  if (receipts.length > 0) await receiptRows.remove(db, wedding, receipts, act)
  if (ids.length > 0) await paymentRows.remove(db, wedding, ids, act)
}

type Asked = Omit<PaymentQuery, 'user_id'>

/** A page of what was asked for; what has no day or amount comes last, in either direction. */
export async function listPayments(db: Db, wedding: Wedding, query: Asked): Promise<ListedPayment[]> {
  const { order_by, order_dir, page, per_page } = query
  const by = {
    day,
    name: sql`lower(payment.name)`,
    type: sql`payment.type`,
    amount: sql`payment.amount`,
    created_at: sql`payment.created_at`,
  }
  const direction = order_dir === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<ListedPayment>`
    select ${columnsOf(columns, 'payment')}, cost.name as item, coalesce(cost.vendor, '') as vendor, ${refunded} as refunded
    from user_transactions payment ${ofCost} where ${asked(wedding, query)}
    order by ${by[order_by]} ${direction} nulls last, payment.id ${direction} limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return rows
}

export async function countPayments(db: Db, wedding: Wedding, query: Asked): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from user_transactions payment ${ofCost} where ${asked(wedding, query)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** What is to be paid on a day that is known, from the first. */
export async function findComingDue(
  db: Db,
  wedding: Wedding,
  { event_id, most = null }: { event_id: number | undefined; most?: number | null },
): Promise<(ComingDue & { version: number })[]> {
  const { rows } = await sql<ComingDue & { version: number }>`
    select payment.id, item_id, payment.name, coalesce(cost.vendor, '') as vendor, amount, due_date, payment.version
    from user_transactions payment ${ofCost}
    where ${within(wedding, event_id)} and transaction_type = 'expense' and paid_at is null and due_date is not null
    order by due_date, payment.id limit ${most}`.execute(db)
  return rows
}

/** Of these costs all payments, and of these payments what was given back. */
export async function findOf(
  db: Db,
  wedding: Wedding,
  { costs = [], payments = [] }: { costs?: readonly number[]; payments?: readonly number[] },
) {
  const { rows } = await sql<{ id: number }>`
    select payment.id from user_transactions payment where ${within(wedding, undefined)}
    and (item_id = any(${costs}::bigint[]) or refunds = any(${payments}::bigint[])) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The parts of a cost's plan, in their order. */
export async function findParts(db: Db, wedding: Wedding, item_id: number): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select ${columnsOf(columns, 'payment')} from user_transactions payment
    where ${within(wedding, undefined)} and item_id = ${item_id} and share is not null order by share = 'rest', due_date, payment.id`.execute(
    db,
  )
  return rows
}

const day = sql`coalesce(case when payment.paid_at is not null then payment.date end, payment.due_date, payment.date)`
const ofCost = sql`left join budget_items cost on (cost.user_id, cost.id) = (payment.user_id, payment.item_id)`
const refunded = sql`(select coalesce(sum(back.amount), 0)::bigint from user_transactions back
  where (back.user_id, back.refunds) = (payment.user_id, payment.id))`

const states: Record<NonNullable<Asked['state']>, RawBuilder<unknown>> = {
  paid: sql`payment.paid_at is not null`,
  promised: sql`payment.paid_at is null`,
  late: sql`payment.paid_at is null and payment.due_date < current_date`,
  missing_date: sql`${day} is null`,
  missing_amount: sql`payment.amount is null`,
}

function asked(wedding: Wedding, { tip_role, ...query }: Asked): RawBuilder<unknown> {
  const { type, transaction_type, state, search, from, to, item_id, event_id } = query
  const words = search.split(/\s+/).filter(Boolean)
  const parts = [
    within(wedding, event_id),
    ...(type === undefined ? [] : [sql`payment.type = ${type}`]),
    ...(transaction_type === undefined ? [] : [sql`transaction_type = ${transaction_type}`]),
    ...(state === undefined ? [] : [states[state]]),
    ...(item_id === undefined ? [] : [sql`item_id = ${item_id}`]),
    ...(tip_role === undefined ? [] : [tip_role === 'any' ? sql`tip_role is not null` : sql`tip_role = ${tip_role}`]),
    ...(from === undefined ? [] : [sql`${day} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`${day} <= ${to}::date`]),
    ...words.map(
      (word) => sql`position(lower(${word}) in lower(concat_ws(' ', payment.name, payment.note, payer, cost.name, cost.vendor))) > 0`,
    ),
  ]
  return sql.join(parts, sql` and `)
}

/** Of `payment`. */
function within({ user_id, events }: Wedding, event_id: number | undefined): RawBuilder<unknown> {
  const parts = [
    sql`payment.user_id = ${user_id}`,
    ...(events === 'all' ? [] : [sql`payment.event_id = any(${events}::bigint[])`]),
    ...(event_id === undefined ? [] : [sql`payment.event_id = ${event_id}`]),
  ]
  return sql.join(parts, sql` and `)
}
