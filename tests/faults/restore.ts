import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { reading } from './audit.ts'

/** What stands in every table, down to the last letter. */
export function printOf(url: string): Promise<Record<string, string>> {
  return reading(url, async (db) => {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
    const prints: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await sql.raw<{ line: string }>(`select t::text as line from ${name} t order by 1`).execute(db)
      const print = createHash('sha256').update(rows.map(({ line }) => line).join('\n'))
      prints[name] = `${rows.length} rows ${print.digest('hex').slice(0, 16)}`
    }
    return prints
  })
}

/** Nothing is written by itself any more. */
export async function jobsDone(url: string): Promise<void> {
  await vi.waitFor(
    () =>
      reading(url, async (db) => {
        const { rows } = await sql`select id from graphile_worker.jobs`.execute(db)
        if (rows.length > 0) throw new Error(`${rows.length} jobs wait`)
      }),
    { timeout: 60_000, interval: 50 },
  )
}

export async function momentOf(url: string): Promise<string> {
  const { rows } = await reading(url, (db) => sql<{ moment: string }>`select now()::text as moment`.execute(db))
  await sleep(50)
  return rows[0]!.moment
}

/** Somebody forgets a where; life goes on for a while. */
export async function makeAccident(url: string): Promise<void> {
  await reading(url, (db) => sql`delete from guests`.execute(db))
  await sleep(50)
}

/** One more change, as the target has to lie before one; then the minute that archive_timeout gives PostgreSQL, at once. */
export async function archiveAll(url: string): Promise<void> {
  await reading(url, async (db) => {
    await sql`select pg_current_xact_id()`.execute(db)
    const { rows } = await sql<{ file: string }>`select pg_walfile_name(pg_switch_wal()) as file`.execute(db)
    await vi.waitFor(
      async () => {
        const { rows: archived } = await sql<{ file: string }>`select last_archived_wal as file from pg_stat_archiver`.execute(db)
        if ((archived[0]?.file ?? '') < rows[0]!.file) throw new Error(`${rows[0]!.file} is not archived`)
      },
      { timeout: 60_000, interval: 50 },
    )
  })
}
