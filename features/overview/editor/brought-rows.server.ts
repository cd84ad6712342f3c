import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import { attach } from '#features/files/uploads/use-rows.server.ts'
import { brought, masterOf, type Picture, sizes } from '#features/magazine/content/picture.ts'
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
    const { width, height, alt, hash } = rows[0]
    const words = { ...brought, seed: `upload-${file_id}`, ratio: ratioOf(width / height) }
    const image = { name: words.seed, hash, width, height, colour: '' }
    await sql`insert into content_images (words, part, image) values (${masterOf(words)}, 'whole', ${JSON.stringify(image)}::jsonb)
      on conflict (words, part) do update set image = excluded.image`.execute(db)
    return { ...words, alt, image: image satisfies NonNullable<ShownPicture['image']> }
  })
}

/** The shape among those of pieces that comes nearest. */
function ratioOf(shape: number): Picture['ratio'] {
  const shapes = Object.keys(sizes) as Picture['ratio'][]
  const distance = (ratio: string) => {
    const [width = 1, height = 1] = ratio.split('/').map(Number)
    return Math.abs(Math.log(shape) - Math.log(width / height))
  }
  return shapes.toSorted((one, other) => distance(one) - distance(other))[0]!
}
