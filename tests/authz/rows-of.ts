import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** For each couple and each table that knows whose its rows are, a sum of all that stands there. */
export async function rowsOf(db: Db, ids: readonly number[]): Promise<Map<number, Map<string, string>>> {
  const found = new Map(ids.map((id) => [id, new Map<string, string>()]))
  for (const { name, whose } of await tablesOf(db)) {
    const { rows } = await sql<{ user_id: number; sum: string }>`
      select ${sql.ref(whose)} as user_id, md5(string_agg(md5(kept::text), '' order by kept::text)) as sum
      from ${sql.table(name)} kept where ${sql.ref(whose)} = any(${ids}::bigint[]) group by 1`.execute(db)
    for (const { user_id, sum } of rows) found.get(user_id)?.set(name, sum)
  }
  return found
}

async function tablesOf(db: Db) {
  const { rows } = await sql<{ name: string; whose: string }>`
    select table_name as name, 'user_id' as whose from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'user_id' and table_type = 'BASE TABLE'
    union all select 'users', 'id'`.execute(db)
  return rows
}
