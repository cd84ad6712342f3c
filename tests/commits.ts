import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** How many transactions the guests of a couple, or what else they plan, stand by; PostgreSQL notes it at every row. */
export async function commitsOf(db: Db, { id }: { id: number }, table: 'guests' | 'budget_items' = 'guests'): Promise<number> {
  const { rows } = await sql<{ commits: number }>`
    select count(distinct xmin::text) as commits from ${sql.table(table)} where user_id = ${id}`.execute(db)
  return Number(rows[0]?.commits)
}
