import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { endsFirst, isRenewed } from '../rows.server.ts'

/** What somebody pays again and again, at a price that another one took the place of. */
export interface Repriced {
  id: number
  user_id: number
  email: string
  firstname: string
  product_name: string
  price_id: string
  coupon_id: string | null
  tax_points: number
  /** Where the provider reckons the tax, of this card. */
  tax_calculation: string | null
  customer: string | null
  payment_method: string | null
  paid_until: string
}

/** Renewals in eight to thirty days that nobody was written to about: a letter has a day to arrive. What ends before is none. */
export async function findRepriced(db: Db, replaced: readonly string[], after: number): Promise<Repriced[]> {
  const { rows } = await sql<Repriced>`
    select purchases.id, users.id as user_id, email, firstname, product_name, paid.price_id, coupon_id, tax_points, tax_calculation, customer, payment_method,
      to_json(paid_until) #>> '{}' as paid_until
    from purchases join users on users.id = user_id
    cross join lateral (select coalesce((select price_id from price_notices
      where purchase_id = purchases.id and moved_at is not null order by id desc limit 1), purchases.price_id) as price_id) paid
    where provider = 'stripe' and purchases.id > ${after} and paid.price_id = any(${replaced}) and ${isRenewed}
      and paid_until between now() + interval '8 days' and now() + interval '30 days'
      and not exists (select from price_notices where purchase_id = purchases.id and charge_at = paid_until)
      and not ${endsFirst}
    order by purchases.id limit 500`.execute(db)
  return rows
}

interface NewNotice {
  purchase_id: number
  price_id: string
  old_total: number
  new_total: number
  charge_at: string
}

/** Undefined where it was told already, or is not renewed any more. */
export async function insertNotice(db: Db, { purchase_id, price_id, old_total, new_total, charge_at }: NewNotice) {
  const { rows } = await sql<{ id: number }>`
    insert into price_notices (purchase_id, price_id, old_total, new_total, charge_at)
    select id, ${price_id}, ${old_total}, ${new_total}, paid_until from purchases
    where id = ${purchase_id} and paid_until = ${charge_at} and ${isRenewed} for update
    on conflict do nothing returning id`.execute(db)
  return rows[0]
}

/** The letter that says it, and the job that tells the provider when it has left. */
export async function keepLetter(db: Db, id: number, mail_id: number): Promise<void> {
  await db.updateTable('price_notices').where('id', '=', id).set({ mail_id }).execute()
  await sql`select graphile_worker.add_job('move_price', json_build_object('id', ${id}::bigint), job_key => 'price:' || ${id}::bigint,
    run_at => now() + interval '1 hour')`.execute(db)
}

/** Those whose job gave up while there was time. */
export async function queueUnmoved(db: Db): Promise<void> {
  await sql`select graphile_worker.add_job('move_price', json_build_object('id', id), job_key => 'price:' || id, job_key_mode => 'preserve_run_at')
    from price_notices where moved_at is null and charge_at > now()`.execute(db)
}

interface Unmoved {
  price_id: string
  ref: string
  is_told: boolean
  is_late: boolean
}

/** What the provider is to be told; undefined where it knows, or that charge has come, or nothing is renewed. */
export async function findUnmoved(db: Db, id: number): Promise<Unmoved | undefined> {
  const { rows } = await sql<Unmoved>`
    select told.price_id, ref, charge_at < now() + interval '7 days' as is_late,
      coalesce(sent_at <= charge_at - interval '7 days', false) as is_told
    from price_notices told join purchases on purchases.id = purchase_id left join mails on mails.id = mail_id
    where told.id = ${id} and moved_at is null and ref is not null and paid_until = charge_at and ${isRenewed}
      and charge_at > now() + interval '1 hour'`.execute(db)
  return rows[0]
}

export async function markMoved(db: Db, id: number): Promise<void> {
  await db.updateTable('price_notices').where('id', '=', id).set({ moved_at: sql`now()` }).execute()
}
