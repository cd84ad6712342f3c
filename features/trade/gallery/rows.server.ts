import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { attach } from '#features/files/uploads/use-rows.server.ts'
import type { FoundPicture } from '#features/files/uploads/shown-picture.ts'
import { broughtAs, masterOf, type sizes } from '#features/magazine/content/picture.ts'

const kind = 'vendor_picture'

/** A file of whoever brings it becomes one of the business; false where it is not theirs. */
export function keepPicture(db: Db, user_id: number, { content_id, file_id }: { content_id: number; file_id: number }): Promise<boolean> {
  return attach(db, { user_id, actor_id: user_id }, { kind, thing_id: content_id, file_id, seen_by: 'owner' })
}

/** The files of a business as those who act for it see them. */
export async function findPictures(db: Db, ids: readonly number[]): Promise<FoundPicture[]> {
  const { rows } = await sql<FoundPicture>`select id, width, height, alt from files
    where id = any(${ids}::bigint[]) and kind = 'picture' and deleted_at is null`.execute(db)
  return rows
}

export interface Drawn {
  file_id: number
  motif: string
  palette: string
  seed: string
  ratio: keyof typeof sizes
}

/** From now on everybody may see them, under the words by which a piece names them. */
export async function publishPictures(db: Db, content_id: number, ids: readonly number[]): Promise<Drawn[]> {
  const { rows } = await sql<{ file_id: number; width: number; height: number; hash: string }>`
    with shown as (update file_uses set seen_by = 'everybody'
      where kind = ${kind} and thing_id = ${content_id} and file_id = any(${ids}::bigint[]) returning file_id)
    select file_id, width, height, left(encode(sha256, 'hex'), 8) as hash from shown join files on files.id = file_id where deleted_at is null`.execute(
    db,
  )
  const drawn = rows.map(({ file_id, ...file }) => ({ file_id, ...broughtAs(file_id, file) }))
  const masters = JSON.stringify(drawn.map(({ words, image }) => ({ words: masterOf(words), image })))
  await sql`insert into content_images (words, part, image)
    select words, 'whole', image from jsonb_to_recordset(${masters}::jsonb) as master (words text, image jsonb)
    on conflict (words, part) do update set image = excluded.image`.execute(db)
  return drawn.map(({ file_id, words }) => ({ file_id, ...words }))
}
