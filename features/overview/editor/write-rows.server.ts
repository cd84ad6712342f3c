import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { Edited, Said } from './piece-shapes.ts'

/** A piece as it is to be kept. */
export interface Written {
  slug: string
  url: string
  title: string
  excerpt: string
  status: Edited['status']
  is_illustrated: boolean
  published_on: string
  updated_on: string | null
  fields: object
  markdown: string
  tree: unknown
  plain: string
  named: string[]
}

export function insertPiece(db: Db, operator: number, { type, ...written }: Written & { type: string }): Promise<number> {
  return inTransaction(db, async (db) => {
    const { id } = await db
      .insertInto('content')
      .values({ type, ...columns(written), source_hash: null, saved_by: operator })
      .returning('id')
      .executeTakeFirstOrThrow()
    await endDraft(db, operator, `new-${type}`)
    return id
  })
}

/** False where it is another version by now, or is not there. */
export function updatePiece(db: Db, operator: number, { id, version, ...written }: Written & { id: number; version: number }) {
  return inTransaction(db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('content')
      .where('id', '=', id)
      .where('version', '=', version)
      .set({ ...columns(written), saved_by: operator })
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await endDraft(db, operator, String(id))
    return true
  })
}

function columns({ fields, tree, ...written }: Written) {
  return { ...written, fields: JSON.stringify(fields), tree: JSON.stringify(tree) }
}

export async function findDraft(db: Db, user_id: number, name: string) {
  const draft = await db
    .selectFrom('content_drafts')
    .where('user_id', '=', user_id)
    .where('name', '=', name)
    .select(['said', 'version', 'updated_at'])
    .executeTakeFirst()
  return draft ?? null
}

export async function keepDraft(
  db: Db,
  user_id: number,
  { name, version, said }: { name: string; version: number | null; said: Said },
): Promise<void> {
  const kept = { version, said: JSON.stringify(said) }
  await db
    .insertInto('content_drafts')
    .values({ user_id, name, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ ...kept, updated_at: sql`now()` }))
    .execute()
}

export async function endDraft(db: Db, user_id: number, name: string): Promise<void> {
  await db.deleteFrom('content_drafts').where('user_id', '=', user_id).where('name', '=', name).execute()
}

/** What waited for its day is out, unless it is no longer what was approved, and every process forgets the pages that it kept. */
export async function publishDue(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('content')
    .where('status', '=', 'scheduled')
    .where('published_on', '<=', sql<string>`current_date`)
    .where(sql<boolean>`stale_wedding(id) is null`)
    .set({ status: 'published', saved_by: null })
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
