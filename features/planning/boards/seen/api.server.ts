import type { Wedding } from '#db/wedding.ts'
import { notFound } from '#server/errors.ts'
import type { RequestContext } from '#server/policy.ts'
import type { Board, BoardItem } from '../board-shapes.ts'
import type { SharedItem } from '../sharing/contract.ts'
import * as items from '../item-rows.server.ts'
import { type BoardRow, findBoards, type Narrowed } from '../rows.server.ts'
import { type ItemRow, shownItem } from '../shown-item.ts'

/** A context behind a policy that opened a wedding. */
interface Opened extends RequestContext {
  wedding: Wedding
}

export async function boardsList(context: Opened, narrowed?: Narrowed): Promise<Board[]> {
  const found = await findBoards(context.db, context.wedding, narrowed)
  const previews = await items.findPreviews(
    context.db,
    found.map(({ id }) => id),
  )
  const of = Map.groupBy(previews, ({ board_id }) => board_id)
  return found.map((board) => ({ ...board, items: (of.get(board.id) ?? []).map((item) => shown(context, item)) }))
}

export async function boardNamed({ db, wedding }: Pick<Opened, 'db' | 'wedding'>, slug: string): Promise<BoardRow> {
  return (await findBoards(db, wedding, { slug }))[0] ?? notFound()
}

export function shown({ files, session }: Pick<RequestContext, 'files' | 'session'>, item: ItemRow): BoardItem {
  return shownItem(item, (id, variant) => files.addresses.of({ id, variant, viewer: session?.user.id ?? 'everybody' }))
}

/** Of others’ pictures everybody sees the way to them alone; what the couple says of it stays theirs, but for notes that are put up as such. */
export function shownToAll({ files }: Pick<RequestContext, 'files'>, item: ItemRow): BoardItem {
  const isOwn = item.content_type.slug === 'upload'
  const notes = item.content_type.slug === 'note' ? item.notes : ''
  return shownItem({ ...item, notes, heads: null, mark: '', pinned: [], file: isOwn ? item.file : null }, (id, variant) =>
    files.addresses.of({ id, variant, viewer: 'everybody' }),
  )
}

/** The same for one vendor, with what the couple marks and pins for them. */
export function shownToVendor(context: Pick<RequestContext, 'files'>, item: ItemRow): SharedItem {
  const { id, title, notes, content_type, content_id, url, source_url, author, licence, ...seen } = shownToAll(context, item)
  const { digital_source, is_illustrated, picture, file } = seen
  const { mark, pinned } = item
  const whose = { source_url, author, licence, digital_source, is_illustrated }
  return { id, title, notes, content_type, content_id, url, ...whose, mark, pinned, picture, file }
}

export function publicBoard(board: BoardRow): BoardRow {
  return { ...board, guest_wedding_event_id: null }
}
