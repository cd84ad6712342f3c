import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { shownPrivately, withItsFile } from '#features/files/uploads/private-rows.server.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import { receipt } from '../things.server.ts'
import { type KeptReceipt, type Receipt, receiptFields, type ReceiptQuery } from './contract.ts'

const columns = namesOf(receiptFields)

export const receiptRows = rowsOf<KeptReceipt>(receipt, columns)

export type FoundReceipt = Omit<Receipt, 'url'> & { is_gone: boolean }

const shown = sql`select ${columnsOf(columns, 'kept')}, ${shownPrivately} from payment_receipts kept ${withItsFile}`

/** A page of them, as they came. */
export async function listReceipts(db: Db, wedding: Wedding, query: Omit<ReceiptQuery, 'user_id'>): Promise<FoundReceipt[]> {
  const { page, per_page } = query
  const { rows } = await sql<FoundReceipt>`${shown} where ${asked(wedding, query)}
    order by kept.id limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return rows
}

export async function countReceipts(db: Db, wedding: Wedding, query: Omit<ReceiptQuery, 'user_id'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from payment_receipts kept where ${asked(wedding, query)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function findReceipt(db: Db, wedding: Wedding, id: number): Promise<FoundReceipt | undefined> {
  const { rows } = await sql<FoundReceipt>`${shown} where ${within(wedding)} and kept.id = ${id}`.execute(db)
  return rows[0]
}

/** The same file that is with a payment already: who presses twice keeps it once. */
export async function findSame(db: Db, wedding: Wedding, { payment_id, file_id }: { payment_id: number; file_id: number }) {
  const { rows } = await sql<{ id: number }>`
    select id from payment_receipts kept where ${within(wedding)} and payment_id = ${payment_id} and file_id = ${file_id}`.execute(db)
  return rows[0]?.id
}

/** All receipts of these payments. */
export async function findReceipts(db: Db, wedding: Wedding, payments: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from payment_receipts kept where ${within(wedding)} and payment_id = any(${payments}::bigint[]) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of `kept`. */
function asked(wedding: Wedding, { item_id, payment_id }: Omit<ReceiptQuery, 'user_id'>): RawBuilder<unknown> {
  const ofCost = sql`payment_id in (select id from user_transactions where user_id = ${wedding.user_id} and item_id = ${item_id ?? null})`
  const parts = [
    within(wedding),
    ...(item_id === undefined ? [] : [ofCost]),
    ...(payment_id === undefined ? [] : [sql`payment_id = ${payment_id}`]),
  ]
  return sql.join(parts, sql` and `)
}

function within({ user_id, events }: Wedding): RawBuilder<unknown> {
  return events === 'all' ? sql`kept.user_id = ${user_id}` : sql`kept.user_id = ${user_id} and kept.event_id = any(${events}::bigint[])`
}
