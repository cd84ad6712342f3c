import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { endsFirst, isRenewed } from '../rows.server.ts'

export interface Renewal {
  user_id: number
  email: string
  firstname: string
  product_name: string
  total: number
  paid_until: string
}

export interface Reminder extends Renewal {
  /** From one charge to the next. */
  days: number
}

/** What the next charge takes: the last price that was told, else what follows a code that counts once, else what the first took. */
const nextTotal = sql<number>`coalesce((select new_total from price_notices where purchase_id = purchases.id
  and (moved_at is not null or charge_at = paid_until) order by id desc limit 1), renewal_total, total)`
const lastPaid = sql`(select max(paid_at) from charges where purchase_id = purchases.id)`
const told = sql`users.id as user_id, email, firstname, product_name, to_json(paid_until) #>> '{}' as paid_until, ${nextTotal} as total`

/** Yearly renewals that come in a week to three, each taken once; what ends before is none. */
export async function takeRenewals(db: Db): Promise<Renewal[]> {
  const { rows } = await sql<Renewal>`
    update purchases set renewal_told_for = paid_until from users
    where users.id = purchases.user_id and ${isRenewed}
      and paid_until between now() + interval '7 days' and now() + interval '21 days'
      and renewal_told_for is distinct from paid_until
      and paid_until > ${lastPaid} + interval '180 days'
      and not ${endsFirst}
    returning ${told}`.execute(db)
  return rows
}

/** What is charged more often than that, a year after it began or was last reminded of; each taken once. */
export async function takeReminders(db: Db): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    update purchases set reminded_at = now() from users
    where users.id = purchases.user_id and ${isRenewed} and paid_until > now()
      and coalesce(reminded_at, purchases.created_at) < now() - interval '1 year' + interval '7 days'
      and paid_until <= ${lastPaid} + interval '180 days'
      and not ${endsFirst}
    returning ${told}, extract(day from paid_until - ${lastPaid})::int as days`.execute(db)
  return rows
}
