import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'

export interface Reminder {
  id: number
  item_id: number | null
  name: string
  vendor: string
  amount: number | null
  due_date: string
  /** Who gives toward the wedding and pays this themselves. */
  contributor_id: number | null
  /** Until it is due. */
  left: number
}

/** The days before, each with the day after it, on which what a standing process missed is made up for. */
const marks = sql`case when left_over in (13, 14) then 14 when left_over in (2, 3) then 3 when left_over = 0 then 0 end`

/**
 * What is to be paid in so many days by the couple's own clock, once the morning has begun there. What is paid, has no day,
 * or is for a vendor who was cancelled is none of it, and an account that is closing hears nothing.
 */
function due(now: Date): RawBuilder<unknown> {
  return sql`select due.*, ${marks} as days from (
    select payment.user_id, payment.id, payment.item_id, payment.name, payment.amount, payment.due_date,
      coalesce(item.vendor, '') as vendor, giver.id as contributor_id, payment.due_date - here::date as left_over
    from user_transactions payment join users owner on owner.id = payment.user_id
    left join budget_items item on (item.user_id, item.id) = (payment.user_id, payment.item_id)
    left join contributors giver on payment.tip_role is null and giver.user_id = payment.user_id and lower(giver.name) = lower(trim(payment.payer))
    cross join lateral (select ${now}::timestamptz at time zone owner.time_zone as here) clock
    where payment.paid_at is null and payment.transaction_type = 'expense' and extract(hour from here) >= 8
      and payment.due_date between ${now}::timestamptz::date - 2 and ${now}::timestamptz::date + 16
      and not exists (select from account_deletions closing where closing.user_id = payment.user_id)
      and not exists (
        select from user_vendors vendor
        where (vendor.user_id, vendor.cost_id) = (payment.user_id, payment.item_id) and vendor.status = 'cancelled'
      )
  ) due where ${marks} is not null`
}

/** Those who are to be reminded of something that they were not reminded of yet. */
export async function findToRemind(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from (${due(now)}) due where not exists (
      select from payment_reminders said
      where (said.user_id, said.payment_id, said.due_date, said.days) = (due.user_id, due.id, due.due_date, due.days)
    ) order by user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** What one couple is to be reminded of, each by whoever takes it first. */
export async function takeReminders(db: Db, user_id: number, now: Date): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    with due as materialized (select * from (${due(now)}) due where user_id = ${user_id} order by id),
    taken as (
      insert into payment_reminders (user_id, payment_id, due_date, days) select user_id, id, due_date, days from due
      on conflict do nothing returning payment_id
    )
    select id, item_id, name, vendor, amount, due_date, contributor_id, left_over as left from due where id in (select payment_id from taken) order by left_over, id`.execute(
    db,
  )
  return rows
}

export async function forgetReminders(db: Db, now: Date): Promise<void> {
  await sql`delete from payment_reminders where due_date < ${now}::timestamptz::date - 60`.execute(db)
}

export interface Payer {
  email: string
  firstname: string
  other_firstname: string
}

/** Where somebody who gives is written to; whose link the couple ended hears no more. */
export async function findPayer(db: Db, user_id: number, contributor_id: number): Promise<Payer | undefined> {
  return db
    .selectFrom('contributors as giver')
    .innerJoin('users', 'users.id', 'giver.user_id')
    .innerJoin('contributor_links as link', (join) =>
      join.onRef('link.user_id', '=', 'giver.user_id').onRef('link.contributor_id', '=', 'giver.id').on('revoked_at', 'is', null),
    )
    .where('giver.user_id', '=', user_id)
    .where('giver.id', '=', contributor_id)
    .where('giver.email', '<>', '')
    .select(['giver.email', 'firstname', 'other_firstname'])
    .executeTakeFirst()
}

/** Who is told of all of it: the couple. */
export async function findPayers(db: Db, user_id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${user_id}::bigint as id union select member_id from user_posses
    where user_id = ${user_id} and role = 'partner' and accepted_at is not null and paused_at is null and member_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}
