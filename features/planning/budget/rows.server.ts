import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import { type BudgetTotals, type Cost, type CostQuery, costFields } from './contract.ts'
import { cost } from './things.server.ts'

const columns = namesOf(costFields)

export const costRows = rowsOf<Cost>(cost, columns)

/** A page of what was asked for; what has no amount comes last, in either direction. */
export async function listCosts(db: Db, wedding: Wedding, query: Omit<CostQuery, 'user_id'>): Promise<Cost[]> {
  const { order_by, order_dir, page, per_page } = query
  const by = order_by === 'name' || order_by === 'category' ? sql`lower(${sql.ref(order_by)})` : sql.ref(order_by)
  const direction = order_dir === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<Cost>`
    select ${columnsOf(columns)} from budget_items where ${asked(wedding, query)}
    order by ${by} ${direction} nulls last, id ${direction} limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return rows
}

export async function countCosts(db: Db, wedding: Wedding, query: Omit<CostQuery, 'user_id'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from budget_items where ${asked(wedding, query)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** All within reach, or on one event, in the order in which a page of paper tells them. */
export async function allCosts(db: Db, wedding: Wedding, event_id: number | undefined): Promise<(Cost & { event: string | null })[]> {
  const { rows } = await sql<Cost & { event: string | null }>`
    select ${columnsOf(columns)}, (select event.name from guest_wedding_events event where (event.user_id, event.id) = (budget_items.user_id, event_id)) as event
    from budget_items where ${within(wedding, event_id)} order by category, lower(name), id`.execute(db)
  return rows
}

/** What all within reach comes to, and each category; a sum of cents is exact. */
export async function sumCosts(db: Db, wedding: Wedding, event_id: number | undefined): Promise<Omit<BudgetTotals, 'budgeted'>> {
  const { rows } = await sql<BudgetTotals['categories'][number]>`
    select category, coalesce(sum(estimated), 0)::bigint as estimated, coalesce(sum(actual), 0)::bigint as actual,
      (coalesce(sum(estimated), 0) - coalesce(sum(actual), 0))::bigint as rest
    from budget_items where ${within(wedding, event_id)}
    group by category order by greatest(coalesce(sum(estimated), 0), coalesce(sum(actual), 0)) desc, category`.execute(db)
  const all = (field: 'estimated' | 'actual' | 'rest') => rows.reduce((sum, row) => sum + row[field], 0)
  return { estimated: all('estimated'), actual: all('actual'), rest: all('rest'), categories: rows }
}

/** What the couple wants to spend, which no helper is told. */
export async function findBudgeted(db: Db, { user_id, role }: Wedding): Promise<number | null> {
  if (role === 'helper') return null
  const { rows } = await sql<{ wedding_budget: number | null }>`select wedding_budget from users where id = ${user_id}`.execute(db)
  return rows[0]?.wedding_budget ?? null
}

/** The events whose costs are within reach. */
export async function findBudgetEvents(db: Db, { user_id, events }: Wedding) {
  const all = db.selectFrom('guest_wedding_events').where('user_id', '=', user_id)
  return (events === 'all' ? all : all.where('id', '=', sql<number>`any(${events}::bigint[])`))
    .select(['id', 'taxonomy_event_id', 'name', 'version'])
    .orderBy('id')
    .execute()
}

function asked(wedding: Wedding, { type, search, event_id }: Omit<CostQuery, 'user_id'>): RawBuilder<unknown> {
  const words = search.split(/\s+/).filter(Boolean)
  const parts = [
    within(wedding, event_id),
    ...(type === undefined ? [] : [sql`category = ${type}`]),
    ...words.map((word) => sql`position(lower(${word}) in lower(name || ' ' || notes)) > 0`),
  ]
  return sql.join(parts, sql` and `)
}

function within(wedding: Wedding, event_id: number | undefined): RawBuilder<unknown> {
  const parts = [
    sql`user_id = ${wedding.user_id}`,
    costRows.reach(wedding),
    ...(event_id === undefined ? [] : [sql`event_id = ${event_id}`]),
  ]
  return sql.join(parts, sql` and `)
}
