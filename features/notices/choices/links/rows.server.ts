import type { Db } from '#db/db.ts'
import { type Kind, kindAt } from '../kinds.ts'

interface NoticeLinkRow {
  hash: Buffer
  user_id: number
  kinds: Kind[]
}

export async function insertNoticeLink(db: Db, link: NoticeLinkRow): Promise<void> {
  await db.insertInto('notice_links').values(link).execute()
}

/** What the letter with this link told of, and whom; undefined when nobody was sent it. */
export async function findNoticeLink(db: Db, hash: Buffer): Promise<Omit<NoticeLinkRow, 'hash'> | undefined> {
  const link = await db.selectFrom('notice_links').where('hash', '=', hash).select(['user_id', 'kinds']).executeTakeFirst()
  return link && { user_id: link.user_id, kinds: link.kinds.flatMap((name) => kindAt(name) ?? []) }
}
