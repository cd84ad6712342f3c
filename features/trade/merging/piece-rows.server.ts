import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { renamed } from './renamed.ts'
import { namesVendor, type Two } from './rows.server.ts'

/** What names the one names the other from now on: credits, photographers, pictures and lists. Each piece keeps the version that it was. */
export async function renameInPieces(db: Db, { goes, stays }: Two, operator: number): Promise<void> {
  const { rows } = await sql<{ id: number; fields: object; named: string[] }>`
    select id, fields, named from content piece where ${namesVendor(goes)} and id <> ${goes.id} order by id for update`.execute(db)
  for (const { id, fields, named } of rows) {
    const said = JSON.stringify(renamed(fields, goes.slug, stays.slug))
    const names = [...new Set(named.map((name) => (name === `vendor/${goes.slug}` ? `vendor/${stays.slug}` : name)))]
    await sql`update content set fields = ${said}::jsonb, named = ${names}::text[], saved_by = ${operator} where id = ${id}`.execute(db)
  }
}

/** Reviews that stand in the record itself stand in the other. */
export async function moveWrittenReviews(db: Db, { goes, stays }: Two, operator: number): Promise<void> {
  await sql`update content kept set saved_by = ${operator}, fields = kept.fields || jsonb_build_object('reviews',
      coalesce(kept.fields -> 'reviews', '[]') || (gone.fields -> 'reviews'))
    from content gone where kept.id = ${stays.id} and gone.id = ${goes.id} and jsonb_array_length(coalesce(gone.fields -> 'reviews', '[]')) > 0`.execute(
    db,
  )
}

/** It is shown no more, and each address that it had leads on. */
export async function endRecord(db: Db, { goes, stays }: Two, operator: number): Promise<void> {
  await sql`update content set status = 'withdrawn', url = '/vendors/' || slug || '-gone-' || id, fields = fields - 'reviews', saved_by = ${operator}
    where id = ${goes.id}`.execute(db)
  await sql`update content_redirects set content_id = ${stays.id} where content_id = ${goes.id}`.execute(db)
}
