import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Paper, Purchase } from './contract.ts'

/** The last charge was so few days ago that it can be had back. */
const canRefund = sql<boolean>`(refund_asked_at is null and exists (select from charges where purchase_id = purchases.id
  and refunded < amount and paid_at > now() - interval '14 days'))`

/** Of purchases beside their buyer: when one ends by itself, a month after the wedding, wherever that day is by then. */
export const selfEnd = sql`coalesce(wedding_date + interval '1 month', purchases.created_at + interval '12 months')`
/** It is charged again, unless it ends by itself before. */
export const isRenewed = sql`is_recurring and is_open and status = 'paid' and cancel_asked_at is null and not is_cancelled`
export const endsFirst = sql`(ends_with_wedding and ${selfEnd} <= paid_until)`

const endsBySelf = sql<string | null>`(select to_char(${selfEnd}, 'YYYY-MM-DD')
  from users where id = purchases.user_id and purchases.is_recurring and purchases.ends_with_wedding)`

/** What the next charge will be, where that was written to them and there is time for it to come true. */
const newPrice = sql<number | null>`(select new_total from price_notices where purchase_id = purchases.id and charge_at = paid_until
  and charge_at > now() and (moved_at is not null or charge_at > now() + interval '7 days'))`

/** The same after a first charge that a code took something off once. */
const nextAmount = sql<number | null>`coalesce(${newPrice}, case when is_recurring and renewal_total <> total
  and (select count(*) from charges where purchase_id = purchases.id) <= 1 then renewal_total end)`

/** What its buyer may see of a purchase. */
const shown = [
  'id',
  'provider',
  'product_id',
  'product_name',
  'price_id',
  'currency',
  'amount',
  'discount',
  'tax',
  'total',
  'is_recurring',
  'payment_method',
  'status',
  'is_open',
  'paid_until',
  'ends_with_wedding',
  'is_cancelled',
  'cancel_asked_at',
  'refund_asked_at',
  'created_at',
] as const

export function findPurchase(db: Db, user_id: number, id: number): Promise<Purchase | undefined> {
  return purchasesOf(db, user_id).where('id', '=', id).executeTakeFirst()
}

/** The newest first; what came to nothing is nothing. */
export function listPurchases(db: Db, user_id: number): Promise<Purchase[]> {
  return purchasesOf(db, user_id).where('status', '<>', 'refused').orderBy('id', 'desc').limit(200).execute()
}

function purchasesOf(db: Db, user_id: number) {
  return db
    .selectFrom('purchases')
    .where('user_id', '=', user_id)
    .select([...shown, canRefund.as('can_refund'), endsBySelf.as('ends_on'), nextAmount.as('next_total')])
}

export function listPapers(db: Db, user_id: number) {
  return papersOf(db, user_id).orderBy('issued_at', 'desc').orderBy('number', 'desc').limit(500).execute()
}

export function findPaper(db: Db, user_id: number, { kind, number }: Pick<Paper, 'kind' | 'number'>): Promise<Paper | undefined> {
  return papersOf(db, user_id).where('kind', '=', kind).where('number', '=', number).executeTakeFirst()
}

function papersOf(db: Db, user_id: number) {
  return db
    .selectFrom('papers')
    .innerJoin('charges', 'charges.id', 'charge_id')
    .where('user_id', '=', user_id)
    .select(['kind', 'number', 'purchase_id', 'what', 'buyer', 'currency', 'papers.tax', 'papers.total', 'issued_at'])
}

export function findCustomer(db: Db, user_id: number) {
  return db.selectFrom('payment_customers').where('user_id', '=', user_id).select(['customer', 'entry']).executeTakeFirst()
}

/** Of two at once the provider made one; both keep the same. */
export async function keepCustomer(db: Db, user_id: number, customer: string): Promise<void> {
  await db
    .insertInto('payment_customers')
    .values({ user_id, customer, entry: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

export async function keepEntry(db: Db, user_id: number, entry: string): Promise<void> {
  await db.updateTable('payment_customers').where('user_id', '=', user_id).set({ entry }).execute()
}

/** A month after the wedding; without a day, twelve months from now. */
export async function endsOn(db: Db, user_id: number): Promise<string> {
  const { day } = await db
    .selectFrom('users')
    .where('id', '=', user_id)
    .select(
      sql<string>`to_char(greatest(coalesce(wedding_date + interval '1 month', now() + interval '12 months'), now()), 'YYYY-MM-DD')`.as(
        'day',
      ),
    )
    .executeTakeFirstOrThrow()
  return day
}

/** What a card pays for again and again, as long as nobody called it off. */
export function findPaidBy(db: Db, user_id: number, payment_method: string) {
  return db
    .selectFrom('purchases')
    .where('user_id', '=', user_id)
    .where('payment_method', '=', payment_method)
    .where('is_recurring', '=', true)
    .where('status', 'in', ['begun', 'needs_action', 'paid'])
    .where('cancel_asked_at', 'is', null)
    .select('product_name')
    .executeTakeFirst()
}
