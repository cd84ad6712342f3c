import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** A row as its database writes it, under the key that tells it from the others of its table. */
export type Rows = Map<string, Record<string, unknown>>

export interface Column {
  table: string
  name: string
  /** As PostgreSQL calls it in short: int8, text, timestamptz, _text … */
  type: string
}

/** What lies behind the product, but for what counts and times its callers. */
const untold = ['rate_limits', 'idempotency_keys']

export async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
    order by table_name, ordinal_position
  `.execute(db)
  return rows.filter(({ table }) => !untold.includes(table))
}

/** Every row of every table. */
export async function allRows(db: Db): Promise<Rows> {
  const columns = await columnsOf(db)
  const keys = await keysOf(db)
  const found: Rows = new Map()
  for (const table of new Set(columns.map(({ table }) => table))) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_json(t) as row from ${sql.table(table)} t`.execute(db)
    for (const { row } of rows) found.set(`${table} ${(keys.get(table) ?? []).map((name) => row[name])}`, row)
  }
  return found
}

export interface Change {
  row: string
  column: string
  before: unknown
  after: unknown
}

/** What is different, value by value. When somebody was last seen is no change that a call asked for. */
export function changesBetween(before: Rows, after: Rows): Change[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap((row) => {
    const [old = {}, fresh = {}] = [before.get(row), after.get(row)]
    const columns = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter((column) => column !== 'seen_at')
    return columns
      .filter((column) => JSON.stringify(old[column]) !== JSON.stringify(fresh[column]))
      .map((column) => ({ row, column, before: old[column], after: fresh[column] }))
  })
}

async function keysOf(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; names: string[] }>`
    select tc.table_name as table, array_agg(ku.column_name::text order by ku.ordinal_position) as names
    from information_schema.table_constraints tc join information_schema.key_column_usage ku using (constraint_schema, constraint_name)
    where tc.constraint_type = 'PRIMARY KEY' and tc.table_schema = 'public' group by tc.table_name
  `.execute(db)
  return new Map(rows.map(({ table, names }) => [table, names]))
}
