import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'
import { attach } from '#features/files/uploads/use-rows.server.ts'

const kind = 'vendor_brochure'

/** A PDF of whoever brings it becomes one of the business; false where it is not theirs, or something else. */
export async function keepBrochure(
  db: Db,
  user_id: number,
  { content_id, file_id }: { content_id: number; file_id: number },
): Promise<boolean> {
  const { rows } =
    await sql`select from files where id = ${file_id} and user_id = ${user_id} and format = 'pdf' and deleted_at is null`.execute(db)
  return rows.length > 0 && attach(db, { user_id, actor_id: user_id }, { kind, thing_id: content_id, file_id, seen_by: 'owner' })
}

/** From now on everybody may read these, and no longer those that were offered before. */
export async function publishBrochures(db: Db, content_id: number, ids: readonly number[]): Promise<void> {
  await sql`update file_uses set seen_by = case when file_id = any(${ids}::bigint[]) then 'everybody' else 'owner' end
    where kind = ${kind} and thing_id = ${content_id}`.execute(db)
}

/** Whether a business that is shown offers it. */
export async function isOffered(db: Db, slug: string, file_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from content join file_uses use on use.kind = ${kind} and use.thing_id = content.id and use.seen_by = 'everybody'
    join files on files.id = use.file_id and files.user_id = use.user_id and files.deleted_at is null
    where content.type = 'vendor' and content.slug = ${slug} and ${isShown} and files.id = ${file_id}`.execute(db)
  return rows.length > 0
}

/** Of a profile that waits: the files that it would offer, for who decides it. */
export const brochuresOf = sql`coalesce((select jsonb_agg(jsonb_build_object('id', file.id, 'name', brochure ->> 'title', 'bytes', file.bytes,
    'is_missing', file.missing_since is not null) order by nth)
  from jsonb_array_elements(model -> 'brochures') with ordinality as said (brochure, nth) join files file on file.id = (brochure ->> 'file_id')::bigint
  join file_uses use on use.kind = 'vendor_brochure' and use.thing_id = said_of.content_id and use.file_id = file.id and use.user_id = file.user_id
  where file.deleted_at is null), '[]')`
