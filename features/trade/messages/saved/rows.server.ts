import type { Db } from '#db/db.ts'
import type { SavedReply } from './contract.ts'

export function listReplies(db: Db, content_id: number): Promise<SavedReply[]> {
  return db.selectFrom('vendor_replies').where('content_id', '=', content_id).orderBy('id').select(['id', 'title', 'words']).execute()
}

export function insertReply(db: Db, content_id: number, said: Omit<SavedReply, 'id'>): Promise<SavedReply> {
  return db
    .insertInto('vendor_replies')
    .values({ content_id, ...said })
    .returning(['id', 'title', 'words'])
    .executeTakeFirstOrThrow()
}

export async function isSaved(db: Db, content_id: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('vendor_replies')
    .where('content_id', '=', content_id)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

export async function deleteReply(db: Db, content_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('vendor_replies')
    .where('content_id', '=', content_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
