import { inTransaction } from '#db/db.ts'
import { wholeKey } from '#features/files/uploads/file-place.ts'
import { pageMeta } from '#features/shapes.ts'
import { writeTo } from '#features/written.server.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { Download } from '#server/download.ts'
import { gone, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { addressKey } from '#server/password-tries.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import type { RequestContext } from '#server/policy.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import { findShownItems, type PageOf } from '../item-rows.server.ts'
import { boardRows, loved } from '../rows.server.ts'
import { shownToVendor } from '../seen/api.server.ts'
import { sharedLetter } from './mail.server.ts'
import { onPaper } from './on-paper.ts'
import { endShare, findPlaces, findShare, findShared, holdVendor, insertShare, markOpened, type Shared } from './rows.server.ts'
import { sharedPath } from './shared-path.ts'

export const boardShareRoutes = guarded.board_shares.router({
  create: inWedding.board_shares.create.handler(async ({ context, input: { id, user_vendor_id, way } }) => {
    const { wedding, publicUrl } = context
    await countTry(context.db, `board-shares:${wedding.user_id}`, { tries: 60, seconds: 86_400 })
    if (way === 'conversation') await countTry(context.db, `message:${wedding.actor_id}`, { tries: 300, seconds: 3_600 })
    return inTransaction(context.db, async (db) => {
      // One at a time for each board: of two at once the second ends the first.
      if ((await boardRows.lock(db, wedding, [id])) === 0) notFound()
      const board = (await boardRows.findOne(db, wedding, id)) ?? notFound()
      if (board.slug === loved) invalid({ way: [t('board_share.loved')] })
      const vendor = (await holdVendor(db, wedding, user_vendor_id, id)) ?? invalid({ user_vendor_id: [t('board_share.no_vendor')] })
      if (way === 'mail' && vendor.email === '') invalid({ way: [t('board_share.no_address')] })
      if (way === 'conversation' && vendor.conversation_id === null) invalid({ way: [t('board_share.no_conversation')] })
      const told = { link: null, conversation_id: vendor.conversation_id }
      // What they have in the conversation stays there, and is not written twice.
      if (way === 'conversation' && vendor.has_it) return { data: (await findShare(db, wedding, id)) ?? notFound(), ...told }
      const token = newToken()
      const url = `${publicUrl}${sharedPath(token)}`
      await endShare(db, wedding, id)
      await insertShare(db, wedding, { board_id: id, user_vendor_id, way, hash: hashToken(token) })
      if (way === 'mail') {
        await countTry(db, `board-letter:${addressKey(vendor.email)}`, { tries: 5, seconds: 3_600 })
        await queueMail(db, sharedLetter({ ...wedding, email: vendor.email }, url))
      }
      if (way === 'conversation' && vendor.conversation_id !== null && vendor.vendor_id !== null) {
        const place = { id: vendor.conversation_id, user_id: wedding.user_id, content_id: vendor.vendor_id, side: 'couple' } as const
        const words = t('board_share.message', { name: board.name, link: url })
        if (!(await writeTo(db, place, { author_id: wedding.actor_id, words }))) invalid({ way: [t('board_share.no_conversation')] })
      }
      const data = (await findShare(db, wedding, id)) ?? notFound()
      return way === 'conversation' ? { data, ...told } : { data, link: way === 'mail' ? null : url, conversation_id: null }
    })
  }),

  end: inWedding.board_shares.end.handler(async ({ context: { db, wedding }, input: { id } }) => {
    if (!(await boardRows.findOne(db, wedding, id))) notFound()
    await endShare(db, wedding, id)
  }),

  get: guarded.board_shares.get.handler(async ({ context, input: { token, page, per_page } }) => {
    const shared = await sharedBy(context, token)
    const items = await itemsOf(context, shared, { page, per_page })
    await markOpened(context.db, shared)
    const { name, notes, vendor, items_count } = shared
    return {
      data: { name, notes, vendor, items_count, couple: coupleNames(shared), items },
      meta: pageMeta({ page, per_page }, items_count),
    }
  }),

  paper: guarded.board_shares.paper.handler(async ({ context, input: { token } }) => {
    const shared = await sharedBy(context, token)
    await countTry(context.db, `board-paper:${shared.user_id}:${shared.id}`, { tries: 60, seconds: 3_600 })
    const items = await itemsOf(context, shared, { page: 1, per_page: onPaper })
    const files = items.flatMap(({ file }) => (file ? [file.id] : []))
    const keys = new Map((await findPlaces(context.db, shared.user_id, files)).map((place) => [place.id, wholeKey(place)]))
    const order = {
      name: shared.name,
      couple: coupleNames(shared),
      vendor: shared.vendor,
      more: Math.max(0, shared.items_count - items.length),
      items: items.map((item) => ({ ...item, key: item.file ? (keys.get(item.file.id) ?? null) : null })),
    }
    const made = await context.workshop.make('board_paper', order)
    return new Download({ name: 'board.pdf', type: 'application/pdf', ...made })
  }),
})

/** Asked anew: it may have ended since the call was let in. */
async function sharedBy({ db }: RequestContext, token: string): Promise<Shared> {
  const shared = (await findShared(db, hashToken(token))) ?? notFound()
  return shared.ended_at === null ? shared : gone()
}

async function itemsOf(context: RequestContext, { user_id, board_id }: Shared, page: PageOf) {
  const found = await findShownItems(context.db, { user_id, board_id }, page)
  return found.map((item) => shownToVendor(context, item))
}
