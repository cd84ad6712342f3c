import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { bringPicture } from '#features/overview/editor/brought-rows.server.ts'
import type { Found } from '#features/trade/submissions/rows.server.ts'
import type { Drawn } from '#features/overview/editor/piece-shapes.ts'

/** From now on everybody may see them; with each what its piece calls it. */
export async function bringAll(
  db: Db,
  user_id: number,
  children: Found['children'],
): Promise<{ drawn: Drawn; child: Found['children'][number] }[]> {
  const brought = []
  for (const child of children) {
    const drawn = await bringPicture(db, user_id, child.id)
    if (drawn) brought.push({ drawn, child })
  }
  return brought
}

/** How many wait for an answer. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from submissions where state = 'submitted'`.execute(db)
  return rows[0]!.n
}

/** The vendors of the directory among these names. */
export async function vendorSlugs(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; slug: string }>`select distinct on (name) name, slug from unnest(${names}::text[]) name
    join content on type = 'vendor' and status = 'published' and plain_text(title) = plain_text(name) where name <> ''`.execute(db)
  return new Map(rows.map(({ name, slug }) => [name, slug]))
}

export async function isInvented(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('submissions').where('id', '=', id).select('is_illustrated').executeTakeFirstOrThrow()).is_illustrated
}

interface Decision {
  id: number
  version: number
  state: 'published' | 'scheduled' | 'changes_asked' | 'declined'
  reason: string
  asks: Record<string, string>
  content_id: number | null
  publish_on: string | null
}

/** False where somebody answered it, took it back or took a yes back meanwhile. */
export async function decide(db: Db, { id, version, asks, ...decision }: Decision): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'submitted')
    .where(sql<boolean>`has_rights(user_id, id)`)
    .set({ ...decision, asks: JSON.stringify(asks), promised_on: null })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
