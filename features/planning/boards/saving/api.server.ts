import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { attach, giveFile } from '#features/files/uploads/use-rows.server.ts'
import { invalid } from '#server/errors.ts'
import { countTry } from '#server/rate-limit.ts'
import { t } from '#web/text/text.ts'
import type { Model } from '../board-shapes.ts'
import { addItem, findContent, findSame, type NewItem } from '../item-rows.server.ts'
import { queueLinks } from '../links/rows.server.ts'
import { findPicture } from './rows.server.ts'

interface Place {
  db: Db
  wedding: Wedding
}

export interface Saved {
  ids: number[]
  isNew: boolean
}

/** Puts it on these boards; where the same piece stands already it is found there. */
export async function saveTo({ db, wedding }: Place, model: Model, boards: readonly number[], act: string): Promise<Saved> {
  if (model.link) await countTry(db, `links:${wedding.actor_id}`, { tries: 500, seconds: 86_400 })
  const item = await meant(db, wedding, model)
  return inTransaction(db, async (db) => {
    const added = await addItem(db, wedding, item, boards, act)
    if (item.file_id !== undefined) await holdFile(db, wedding, item.file_id, added)
    if (item.content_type === 'link') await queueLinks(db, wedding, added)
    const ids = item.content_id === undefined ? added : await findSame(db, wedding, item.content_id, boards)
    return { ids, isNew: added.length > 0 }
  })
}

async function meant(db: Db, { actor_id }: Wedding, model: Model): Promise<NewItem> {
  const { id, slug = '', content_type, file_id, link, title = '', notes = '' } = model
  if (file_id !== undefined) {
    const picture = (await findPicture(db, actor_id, file_id)) ?? invalid({ model: [t('boards.no_file')] })
    const { author, licence, ai } = picture
    return { content_type: 'upload', file_id, title: title || picture.title, notes, author, licence, digital_source: ai }
  }
  if (link) return { content_type: 'link', title: title || hostOf(link), notes, source_url: addressIn(link) }
  if (id === undefined && !content_type) return { content_type: 'note', title, notes }
  const found = await findContent(db, id === undefined ? { type: content_type!.slug, slug } : { id })
  return { ...(found ?? invalid({ model: [t('boards.no_piece')] })), notes }
}

/** A file that somebody else brought becomes the couple's with the first item it is on. */
async function holdFile(db: Db, wedding: Wedding, named: number, items: readonly number[]): Promise<void> {
  const { id: file_id } = (await giveFile(db, wedding, named, 'picture')) ?? invalid({ model: [t('boards.no_file')] })
  for (const thing_id of items) {
    // Who sees it follows from its board, by a trigger, from the next write on.
    if (!(await attach(db, wedding, { kind: 'pin', thing_id, file_id, seen_by: 'owner' }))) invalid({ model: [t('boards.no_file')] })
  }
  await db.updateTable('board_items').where('user_id', '=', wedding.user_id).where('id', 'in', items).set({ file_id }).execute()
}

function addressIn(link: string): string {
  const url = URL.parse(link) ?? URL.parse(`https://${link}`)
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : invalid({ link: [t('boards.no_link')] })
}

function hostOf(link: string): string {
  return new URL(addressIn(link)).hostname.replace(/^www\./, '')
}
