import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { namesOf } from '#features/shapes.ts'
import { type Change, columnsOf, rowsOf } from '#features/thing.server.ts'
import { type BareCost, type BudgetTotals, type CostQuery, costFields, type StoredCost } from './contract.ts'
import { noted } from './foreign/noting.ts'
import { cost } from './things.server.ts'

const columns = namesOf(costFields)

const rows = rowsOf<StoredCost>(cost, columns)

export const costRows = {
  ...rows,

  /** Where another amount is agreed, what was noted of the one before goes in the same act. */
  async change(db: Db, wedding: Wedding, given: Change) {
    const [id] = given.ids
    const before = id === undefined || given.ids.length > 1 ? undefined : await rows.findOne(db, wedding, id)
    const { change } = 'foreign_amount' in given.change ? {} : noted('actual', given.change, before)
    return rows.change(db, wedding, { ...given, change: { ...given.change, ...change } })
  },
}

/** What was planned of a cost: one amount, or what its heads come to at this moment. */
const planned = sql`case when head_count is null then estimated else planned end`

const shown = sql`${columnsOf(columns.filter((name) => name !== 'estimated'))}, ${planned} as estimated, heads, due, paid, next_due`

/** Beside each row of `budget_items` the heads that it counts. */
const withHeads = sql`left join lateral (select heads, planned from cost_heads(budget_items)) counted on true`

type Asked = Omit<CostQuery, 'user_id'>

/** A page of what was asked for; what has no amount or day comes last, in either direction. */
export async function listCosts(db: Db, wedding: Wedding, query: Asked): Promise<BareCost[]> {
  const { order_by, order_dir, page, per_page } = query
  const by = order_by === 'name' || order_by === 'category' ? sql`lower(${sql.ref(order_by)})` : sql.ref(order_by)
  const direction = order_dir === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<BareCost>`
    select ${shown} from budget_items ${withPaid(wedding)} ${withHeads} where ${asked(wedding, query)}
    order by ${by} ${direction} nulls last, id ${direction} limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return rows
}

export async function countCosts(db: Db, wedding: Wedding, query: Asked): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from budget_items ${withPaid(wedding)} where ${asked(wedding, query)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function findCost(db: Db, wedding: Wedding, id: number): Promise<BareCost | undefined> {
  const { rows } = await sql<BareCost>`
    select ${shown} from budget_items ${withPaid(wedding)} ${withHeads} where id = ${id} and ${within(wedding, undefined)}`.execute(db)
  return rows[0]
}

/** All within reach, or on one event, in the order in which a page of paper tells them. */
export async function allCosts(db: Db, wedding: Wedding, event_id: number | undefined): Promise<(BareCost & { event: string | null })[]> {
  const { rows } = await sql<BareCost & { event: string | null }>`
    select ${shown},
      (select event.name from guest_wedding_events event where (event.user_id, event.id) = (budget_items.user_id, event_id)) as event
    from budget_items ${withPaid(wedding)} ${withHeads} where ${within(wedding, event_id)} order by category, lower(name), id`.execute(db)
  return rows
}

type Sums = Omit<BudgetTotals, 'budgeted' | 'rest'>

/** What all within reach comes to, and each category; a sum of cents is exact. What is paid for no cost counts in its own category. */
export async function sumCosts(db: Db, wedding: Wedding, event_id: number | undefined): Promise<Sums> {
  const { rows } = await sql<Sums['categories'][number] & { received: number }>`
    with line as (
      select category, coalesce(${planned}, 0) as estimated, coalesce(actual, 0) as actual, paid, due, 0 as received,
        greatest(coalesce(actual, 0) - paid, due) as promised
      from budget_items ${withPaid(wedding)} ${withHeads} where ${within(wedding, event_id)}
      union all
      select type, 0, 0, ${paidIn}, ${dueIn}, coalesce(sum(amount) filter (where transaction_type = 'income' and paid_at is not null), 0), ${dueIn}
      from user_transactions payment where ${within(wedding, event_id)} and (item_id is null or transaction_type = 'income') group by type
    )
    select category, sum(estimated)::bigint as estimated, sum(actual)::bigint as actual, sum(paid)::bigint as paid, sum(due)::bigint as due,
      sum(promised)::bigint as promised, sum(received)::bigint as received
    from line group by category order by greatest(sum(estimated), sum(paid + promised)) desc, category`.execute(db)
  const all = (field: 'estimated' | 'actual' | 'paid' | 'due' | 'promised' | 'received') => rows.reduce((sum, row) => sum + row[field], 0)
  return {
    estimated: all('estimated'),
    actual: all('actual'),
    paid: all('paid'),
    due: all('due'),
    promised: all('promised'),
    received: all('received'),
    categories: rows.map(({ received: _, ...sums }) => sums),
  }
}

const paidIn = sql`(coalesce(sum(amount) filter (where transaction_type = 'expense' and paid_at is not null), 0)
  - coalesce(sum(amount) filter (where transaction_type = 'refund' and paid_at is not null), 0))::bigint`
const dueIn = sql`coalesce(sum(amount) filter (where transaction_type = 'expense' and paid_at is null), 0)::bigint`

/** Beside each row of `budget_items` what is paid and due of it. */
function withPaid({ user_id }: Wedding): RawBuilder<unknown> {
  return sql`left join lateral (
    select ${paidIn} as paid, ${dueIn} as due, min(due_date) filter (where transaction_type = 'expense' and paid_at is null) as next_due
    from user_transactions payment where payment.user_id = ${user_id} and payment.item_id = budget_items.id
  ) of_it on true`
}

/** What the couple wants to spend, which no helper is told, and the day it is for them. */
export async function findFrame(db: Db, { user_id, role }: Wedding): Promise<{ budgeted: number | null; today: string }> {
  const { rows } = await sql<{ wedding_budget: number | null; time_zone: string }>`
    select wedding_budget, time_zone from users where id = ${user_id}`.execute(db)
  return { budgeted: role === 'helper' ? null : (rows[0]?.wedding_budget ?? null), today: todayIn(rows[0]?.time_zone ?? 'UTC') }
}

function asked(wedding: Wedding, { type, transaction_type, state, search, event_id }: Asked): RawBuilder<unknown> {
  const words = search.split(/\s+/).filter(Boolean)
  const parts = [
    within(wedding, event_id),
    ...(type === undefined ? [] : [sql`category = ${type}`]),
    ...(transaction_type === undefined ? [] : [hasPayment(wedding, transaction_type)]),
    ...(state === 'paid' ? [sql`paid > 0 and due = 0 and paid >= coalesce(actual, 0)`] : []),
    ...(state === 'promised' ? [sql`greatest(coalesce(actual, 0) - paid, due) > 0`] : []),
    ...words.map((word) => sql`position(lower(${word}) in lower(concat_ws(' ', name, vendor, notes))) > 0`),
  ]
  return sql.join(parts, sql` and `)
}

function hasPayment({ user_id }: Wedding, transaction_type: string): RawBuilder<unknown> {
  return sql`id in (select item_id from user_transactions where user_id = ${user_id} and transaction_type = ${transaction_type})`
}

/** Of costs and of payments, which both are on an event or on none. */
function within(wedding: Wedding, event_id: number | undefined): RawBuilder<unknown> {
  const parts = [
    sql`user_id = ${wedding.user_id}`,
    costRows.reach(wedding),
    ...(event_id === undefined ? [] : [sql`event_id = ${event_id}`]),
  ]
  return sql.join(parts, sql` and `)
}
