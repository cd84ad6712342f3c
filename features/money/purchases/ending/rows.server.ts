import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Undefined for what is not renewed. */
export function markCancelled(db: Db, user_id: number, id: number) {
  return db
    .updateTable('purchases')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('is_recurring', '=', true)
    .where('status', 'in', ['paid', 'ended'])
    .set({ cancel_asked_at: sql`coalesce(cancel_asked_at, now())` })
    .returning('id')
    .executeTakeFirst()
}

/** Access ends with the wish; undefined where there is nothing to give back, or not any more. */
export function markRefunded(db: Db, user_id: number, id: number) {
  return db
    .updateTable('purchases')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .where('refund_asked_at', 'is', null)
    .where(
      sql<boolean>`exists (select from charges where purchase_id = purchases.id and refunded < amount and paid_at > now() - interval '14 days')`,
    )
    .set({
      refund_asked_at: sql`now()`,
      cancel_asked_at: sql`case when is_recurring then coalesce(cancel_asked_at, now()) end`,
      is_open: false,
    })
    .returning(['id', 'is_recurring'])
    .executeTakeFirst()
}

export async function isRefundAsked(db: Db, user_id: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('purchases')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .select('refund_asked_at')
    .executeTakeFirst()
  return found?.refund_asked_at != null
}

/** What of somebody's would be charged again. */
export function findRenewing(db: Db, user_id: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('purchases')
    .where('user_id', '=', user_id)
    .where('is_recurring', '=', true)
    .where('status', 'in', ['begun', 'needs_action', 'paid'])
    .select('id')
    .execute()
}

/** Whose end, a month after the wedding, comes before the next renewal: it is called off two days ahead. */
export async function findEnding(db: Db): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select purchases.id from purchases join users on users.id = user_id
    cross join lateral (select coalesce(wedding_date + interval '1 month', purchases.created_at + interval '12 months') as ends_at) known
    where is_recurring and status = 'paid' and ends_with_wedding and cancel_asked_at is null
      and ends_at <= paid_until and (paid_until < now() + interval '2 days' or ends_at <= now()) limit 500`.execute(db)
  return rows
}

export async function markEnding(db: Db, id: number): Promise<void> {
  await db.updateTable('purchases').where('id', '=', id).set({ cancel_asked_at: sql`coalesce(cancel_asked_at, now())` }).execute()
}

/** What is open and was paid until now, and what was never finished. */
export function findDue(db: Db) {
  return db
    .selectFrom('purchases')
    .where((eb) =>
      eb.or([
        eb.and([eb('is_open', '=', true), eb('paid_until', '<', sql<string>`now()`)]),
        eb.and([eb('status', 'in', ['begun', 'needs_action']), eb('created_at', '<', sql<string>`now() - interval '1 hour'`)]),
      ]),
    )
    .orderBy('id')
    .limit(500)
    .select(['id', 'status', 'ref'])
    .execute()
}

/** A provider that is away for days must not keep open what nobody pays. */
export async function closeUnpaid(db: Db): Promise<void> {
  await db
    .updateTable('purchases')
    .where('is_open', '=', true)
    .where('paid_until', '<', sql<string>`now() - interval '3 days'`)
    .set({ is_open: false })
    .execute()
}

export function findOrder(db: Db, id: number) {
  return db
    .selectFrom('payment_orders')
    .innerJoin('purchases', 'purchases.id', 'purchase_id')
    .where('payment_orders.id', '=', id)
    .where('confirmed_at', 'is', null)
    .select(['payment_orders.id', 'kind', 'purchase_id', 'provider', 'ref', 'is_recurring'])
    .executeTakeFirst()
}

export async function isConfirmed(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('payment_orders').where('id', '=', id).select('confirmed_at').executeTakeFirst()
  return found?.confirmed_at != null
}

export async function noteAttempt(db: Db, id: number, last_error: string | null): Promise<void> {
  await db.updateTable('payment_orders').where('id', '=', id).set({ attempts: sql`attempts + 1`, last_error }).execute()
}

/** What of the last charge is not back yet. */
export function lastCharge(db: Db, purchase_id: number) {
  return db
    .selectFrom('charges')
    .where('purchase_id', '=', purchase_id)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .select(['ref', sql<number>`amount - refunded`.as('left')])
    .executeTakeFirst()
}

/** Those whose job gave up. */
export async function queueUnconfirmed(db: Db): Promise<void> {
  await sql`select graphile_worker.add_job('tell_provider', json_build_object('id', id), job_key => 'order:' || id, job_key_mode => 'preserve_run_at')
    from payment_orders where confirmed_at is null`.execute(db)
}

/** Whether something of somebody's is still to be ended, or given back. */
export async function hasOpenOrders(db: Db, user_id: number): Promise<boolean> {
  const open = await db
    .selectFrom('payment_orders')
    .innerJoin('purchases', 'purchases.id', 'purchase_id')
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is', null)
    .select('payment_orders.id')
    .executeTakeFirst()
  return open !== undefined
}
