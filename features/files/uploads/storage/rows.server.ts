import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { Swatch } from '#server/files/palette.ts'

/** What is about to be put into the storage is left over unless a row comes to it within the hour, whatever becomes of this process. */
export async function noteKey(db: Db, key: string): Promise<void> {
  await db.insertInto('file_leftovers').values({ key, due_at: sql`now() + interval '1 hour'` }).execute()
}

/** What came to nothing is left over at once, unless another row leads there. */
export async function leaveOver(db: Db, key: string): Promise<void> {
  await sql`insert into file_leftovers (key) select ${key} where not exists (select from files where key = ${key})
    on conflict (key) do update set due_at = now()`.execute(db)
}

export async function findLeftovers(db: Db, most: number): Promise<string[]> {
  const found = await db.selectFrom('file_leftovers').where('due_at', '<=', sql<string>`now()`).select('key').limit(most).execute()
  return found.map(({ key }) => key)
}

/** Whoever would give it a row meanwhile waits for the work, and then finds it gone. */
export function withoutLeftover(db: Db, key: string, work: () => Promise<void>): Promise<void> {
  return inTransaction(db, async (db) => {
    const due = sql<string>`now()`
    const gone = await db.deleteFrom('file_leftovers').where('key', '=', key).where('due_at', '<=', due).returning('key').executeTakeFirst()
    if (gone) await work()
  })
}

/** Deleted for so long that nobody can have them back. */
export async function removeLongDeleted(db: Db): Promise<void> {
  await db.deleteFrom('files').where('deleted_at', '<', sql<string>`now() - interval '30 days'`).execute()
}

/** Which of these places in the storage some row leads to, or will say something of. */
export async function knownKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from (select key from files union all select key from upload_pieces union all select key from file_leftovers) known
    where key = any(${keys}::text[])`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

export interface KeptRow {
  user_id: number
  id: number
  key: string
  format: string
  made: string[]
  missing_since: string | null
}

/** All files, so many at a time. */
export async function findKept(db: Db, after: number, most: number): Promise<KeptRow[]> {
  return db
    .selectFrom('files')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .select(['user_id', 'id', 'key', 'format', 'made', 'missing_since'])
    .execute()
}

export async function findKeptOne(db: Db, id: number): Promise<(KeptRow & { width: number | null }) | undefined> {
  return db
    .selectFrom('files')
    .where('id', '=', id)
    .select(['user_id', 'id', 'key', 'format', 'made', 'missing_since', 'width'])
    .executeTakeFirst()
}

/** What the storage lost is said to be missing, and never taken away for that: it may come back with its disk. */
export async function markMissing(db: Db, ids: readonly number[], isMissing: boolean): Promise<void> {
  await db
    .updateTable('files')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('missing_since', isMissing ? 'is' : 'is not', null)
    .set({ missing_since: isMissing ? sql`now()` : null })
    .execute()
}

/** With the colors of the picture, where they were looked for. False where the file went meanwhile. */
export async function noteMade(db: Db, id: number, name: string, colors?: readonly Swatch[]): Promise<boolean> {
  const { rows } = await sql`
    update files set made = array(select distinct unnest(made || ${name}::text)),
      palette = coalesce(${colors ? JSON.stringify(colors) : null}::jsonb, palette)
    where id = ${id} returning id`.execute(db)
  return rows.length > 0
}
