import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import { attach } from '#features/files/uploads/use-rows.server.ts'
import { broughtAs, masterOf } from '#features/magazine/content/picture.ts'
import type { ShownPicture } from '#features/magazine/content/contract.ts'
import type { Drawn } from './piece-shapes.ts'

interface Found {
  width: number
  height: number
  alt: string
  hash: string
}

/** From now on everybody may see it, and pieces name it by the words that it has among those that are drawn; undefined where it is not theirs. */
export function bringPicture(db: Db, user_id: number, file_id: number): Promise<Drawn | undefined> {
  return inTransaction(db, async (db) => {
    const use = { kind: 'piece', thing_id: file_id, file_id, seen_by: 'everybody' } as const
    if (!(await attach(db, { user_id, actor_id: user_id }, use))) return undefined
    const { rows } = await sql<Found>`select width, height, alt, left(encode(sha256, 'hex'), 8) as hash from files
      where user_id = ${user_id} and id = ${file_id} and kind = 'picture'`.execute(db)
    if (!rows[0]) return undefined
    const { alt, ...file } = rows[0]
    const { words, image } = broughtAs(file_id, file)
    await sql`insert into content_images (words, part, image) values (${masterOf(words)}, 'whole', ${JSON.stringify(image)}::jsonb)
      on conflict (words, part) do update set image = excluded.image`.execute(db)
    return { ...words, alt, image: image satisfies NonNullable<ShownPicture['image']> }
  })
}
