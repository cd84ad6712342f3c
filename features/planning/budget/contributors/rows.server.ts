import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, onReachedEvent, rowsOf } from '#features/thing.server.ts'
import { type ListedPledge, type Pledge, pledgeFields } from '../pledges/contract.ts'
import { type Contributor, contributorFields, type ListedContributor } from './contract.ts'
import { contributor, pledge } from './things.server.ts'

const pledgeColumns = namesOf(pledgeFields)

export const contributorRows = rowsOf<Contributor>(contributor, namesOf(contributorFields))
export const pledgeRows = rowsOf<Pledge>(pledge, pledgeColumns)

type Given = Omit<ListedContributor, 'pledges' | 'payments' | 'pledged' | 'received' | 'open' | 'paid'>

/** Whoever gives, with where their link stands; the couple's alone to read whole. */
export async function findContributors(db: Db, { user_id }: Wedding): Promise<Given[]> {
  const { rows } = await sql<Given>`
    select ${columnsOf(namesOf(contributorFields), 'contributor')}, coalesce(link.state, 'none') as link, link.sent_at
    from contributors contributor left join lateral (
      select case when revoked_at is null then 'sent' else 'revoked' end as state, created_at as sent_at from contributor_links link
      where (link.user_id, link.contributor_id) = (contributor.user_id, contributor.id)
      order by revoked_at is null desc, created_at desc limit 1
    ) link on true
    where contributor.user_id = ${user_id} order by lower(contributor.name), contributor.id`.execute(db)
  return rows
}

/** What of pledges is within reach, in the order in which they were made. */
export async function findPledges(db: Db, wedding: Wedding, event_id?: number): Promise<ListedPledge[]> {
  const { rows } = await sql<ListedPledge>`
    select ${columnsOf(pledgeColumns, 'pledges')}, pledged(pledges) as pledged,
      (select name from budget_items cost where (cost.user_id, cost.id) = (pledges.user_id, pledges.item_id)) as item
    from pledges where ${within(wedding, event_id)} and contributor_id is not null order by id`.execute(db)
  return rows
}

interface PaidBy {
  contributor_id: number
  id: number
  name: string
  amount: number
}

/** What contributors paid to others, known by the name beside a payment; what was given back went to whoever paid. */
export async function findPaid(db: Db, wedding: Wedding, event_id?: number): Promise<PaidBy[]> {
  const { rows } = await sql<PaidBy>`
    select contributor.id as contributor_id, payment.id, payment.name, ${signed} as amount
    from ${paidIn(wedding, event_id)} join contributors contributor on ${isTheirs} order by payment.date desc nulls last, payment.id desc`.execute(
    db,
  )
  return rows
}

/** What one contributor paid to others. */
export async function sumPaidBy(db: Db, { user_id, contributor_id }: { user_id: number; contributor_id: number }): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(${signed}), 0)::bigint as paid
    from ${paidIn({ user_id, events: 'all' })} join contributors contributor on ${isTheirs} and contributor.id = ${contributor_id}`.execute(
    db,
  )
  return rows[0]?.paid ?? 0
}

/** All that is paid, less what was given back. */
export async function sumPaid(db: Db, wedding: Wedding): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(${signed}), 0)::bigint as paid from ${paidIn(wedding)}`.execute(db)
  return rows[0]?.paid ?? 0
}

/** Payments that name somebody as who paid them are renamed with whoever that is. */
export async function findPayments(db: Db, { user_id }: Wedding, payer: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from user_transactions where user_id = ${user_id} and lower(trim(payer)) = lower(${payer}) and tip_role is null order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** What a pledge may be for. */
export function findCosts(db: Db, { user_id }: Wedding) {
  return db
    .selectFrom('budget_items')
    .where('user_id', '=', user_id)
    .select(['id', 'name'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

/** Those for these costs, and what each comes to as an amount. */
export async function findPledgesFor(
  db: Db,
  { user_id }: Wedding,
  costs: readonly number[],
): Promise<{ id: number; amount: number | null }[]> {
  const { rows } = await sql<{ id: number; amount: number | null }>`
    select id, case when percent is null then amount else pledged(pledges) end as amount from pledges where user_id = ${user_id} and item_id = any(${costs}::bigint[]) order by id for update`.execute(
    db,
  )
  return rows
}

const signed = sql`case payment.transaction_type when 'refund' then -payment.amount else payment.amount end`

/** Whoever hands a tip over has not paid it. */
const isTheirs = sql`contributor.user_id = payment.user_id and coalesce(original.tip_role, payment.tip_role) is null
  and lower(contributor.name) = lower(trim(coalesce(original.payer, payment.payer)))`

type Reached = Pick<Wedding, 'user_id' | 'events'>

function paidIn(wedding: Reached, event_id?: number): RawBuilder<unknown> {
  return sql`(select * from user_transactions where ${within(wedding, event_id)} and paid_at is not null
      and transaction_type <> 'income' and amount is not null) payment
    left join user_transactions original on (original.user_id, original.id) = (payment.user_id, payment.refunds)`
}

/** Of pledges and of payments, which both are on an event or on none. */
function within(wedding: Reached, event_id: number | undefined): RawBuilder<unknown> {
  const parts = [
    sql`user_id = ${wedding.user_id}`,
    onReachedEvent(pledge, wedding),
    ...(event_id === undefined ? [] : [sql`event_id = ${event_id}`]),
  ]
  return sql.join(parts, sql` and `)
}
