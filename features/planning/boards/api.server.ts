import { randomUUID } from 'node:crypto'
import { inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { requireEvent } from '#features/wedding/access/policy.server.ts'
import { conflict, forbidden, invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { pageMeta } from '#features/shapes.ts'
import * as items from './item-rows.server.ts'
import { findShare } from './sharing/rows.server.ts'
import { rememberedItem } from './pending/api.server.ts'
import { boardRows, findBegun, findBoard, findBoards, findEvents, findNames, findOwner, findPublic, loved } from './rows.server.ts'
import { boardNamed, boardsList, publicBoard, shown, shownToAll } from './seen/api.server.ts'
import { saveTo } from './saving/api.server.ts'

const api = inWedding.boards

export const boardsRoutes = guarded.boards.router({
  index: api.index.handler(async ({ context }) => {
    const [data, found] = await Promise.all([boardsList(context), items.findSaved(context.db, context.wedding)])
    return { data, items: found }
  }),

  saved: api.saved.handler(async ({ context: { db, wedding } }) => ({ data: await items.findSaved(db, wedding) })),

  list: api.list.handler(async ({ context, input: { guest_event_ids: events } }) => {
    const { db, wedding } = context
    const [boards, found, saved_ideas_setup_at, guest_wedding_events] = await Promise.all([
      boardsList(context, { events }),
      items.findSaved(db, wedding, events),
      findBegun(db, wedding),
      findEvents(db, wedding),
    ])
    const { user_id, firstname, other_firstname, role, guestlist_setup_at } = wedding
    return {
      data: { boards, items: found, vendors: found.filter(({ content_type }) => content_type.slug === 'vendor') },
      wedding: { user_id, firstname, other_firstname, role, guestlist_setup_at, saved_ideas_setup_at },
      guest_wedding_events,
    }
  }),

  get: api.get.handler(async ({ context, input: { slug, page, per_page } }) => {
    const board = await boardNamed(context, slug)
    const found = await items.findItems(context.db, board.id, { page, per_page })
    const meta = pageMeta({ page, per_page }, board.items_count)
    return { data: { ...board, items: found.map((item) => shown(context, item)) }, meta }
  }),

  love: api.love.handler(async ({ context, input: { model, act = randomUUID() } }) => {
    const board = (await findBoards(context.db, context.wedding, { slug: loved }))[0] ?? noBoard('user_id')
    const { ids, isNew } = await saveTo(context, model, [board.id], act)
    const found = await items.findThese(context.db, context.wedding, ids)
    return { data: found.map((item) => shown(context, item)), undo: isNew ? act : null }
  }),

  save: api.save.handler(async ({ context, input: { model, board, boards = [], act = randomUUID() } }) => {
    const all = await findBoards(context.db, context.wedding)
    const named = board === undefined ? undefined : (all.find(({ slug }) => slug === board) ?? noBoard('board'))
    if (boards.some((id) => !all.some((one) => one.id === id))) noBoard('boards')
    const ids = [...new Set([...boards, ...(named ? [named.id] : [])])]
    if (ids.length === 0) invalid({ board: [t('boards.which')] })
    const { ids: saved, isNew } = await saveTo(context, model, ids, act)
    return { data: await boardsList(context), saved, undo: isNew ? act : null }
  }),

  create: api.create.handler(({ context, input: { model, act = randomUUID(), user_id: _, ...fields } }) =>
    inTransaction(context.db, async (db) => {
      const { wedding } = context
      const { guest_wedding_event_id: event = null } = fields
      requireEvent(wedding, { guest_wedding_event_id: event })
      if (fields.is_public) couplesOwn(wedding)
      const [board = notFound()] = await boardRows.add(db, wedding, {
        values: [{ notes: '', is_public: false, ...fields, guest_wedding_event_id: event }],
        act,
      })
      const within = { ...context, db }
      const saved = model ? await saveTo(within, model, [board.id], act) : { ids: [] }
      return { data: await boardsList(within), saved: saved.ids, undo: act }
    }),
  ),

  update: api.update.handler(({ context, input: { slug, model, version, act = randomUUID(), user_id: _, ...change } }) =>
    inTransaction(context.db, async (db) => {
      const within = { ...context, db }
      const { wedding } = context
      const board = await boardNamed(within, slug)
      if (change.is_public !== undefined && change.is_public !== board.is_public) couplesOwn(wedding)
      if (slug === loved && change.name !== undefined && change.name !== board.name) invalid({ name: [t('boards.loved_name')] })
      if (change.guest_wedding_event_id !== undefined) requireEvent(wedding, { guest_wedding_event_id: change.guest_wedding_event_id })
      const cover = change.cover_id ? await items.pinRows.findOne(db, wedding, change.cover_id) : undefined
      if (change.cover_id && cover?.board_id !== board.id) invalid({ cover_id: [t('boards.no_item')] })
      const isChange = Object.values(change).some((value) => value !== undefined)
      const isSaved = isChange && (await boardRows.change(db, wedding, { ids: [board.id], change, version, act })).length > 0
      if (isChange && !isSaved) return conflict(await boardNamed(within, slug))
      const saved = model ? await saveTo(within, model, [board.id], act) : { ids: [], isNew: false }
      return { data: await boardsList(within), saved: saved.ids, undo: isSaved || saved.isNew ? act : null }
    }),
  ),

  destroy: api.destroy.handler(({ context, input: { slug, act = randomUUID() } }) =>
    inTransaction(context.db, async (db) => {
      const within = { ...context, db }
      const { wedding } = context
      const board = await boardNamed(within, slug)
      if (slug === loved) invalid({ slug: [t('boards.loved_stays')] })
      // Its row first, so that nothing is saved to it meanwhile.
      await boardRows.lock(db, wedding, [board.id])
      await items.pinRows.remove(db, wedding, await items.itemsOn(db, wedding, board.id), act)
      await boardRows.remove(db, wedding, [board.id], act)
      return { data: await boardsList(within), saved: [], undo: act }
    }),
  ),

  change: api.change.handler(({ context, input: { id, version, act, board_id, ...given } }) =>
    inTransaction(context.db, async (db) => {
      const { wedding } = context
      if (board_id !== undefined && !(await boardRows.findOne(db, wedding, board_id))) noBoard('board_id')
      const earlier = (await items.pinRows.findOne(db, wedding, id)) ?? notFound()
      const isMoved = board_id !== undefined && board_id !== earlier.board_id
      if (isMoved && (await items.standsOn(db, wedding, id, board_id))) invalid({ board_id: [t('boards.there_already')] })
      const { pinned } = given
      const change = { ...given, ...(pinned && { pinned: JSON.stringify(pinned) }), ...(isMoved && { board_id }) }
      const isChange = Object.values(change).some((value) => value !== undefined)
      const isSaved = isChange && (await items.pinRows.change(db, wedding, { ids: [id], change, version, act })).length > 0
      const [data = notFound()] = await items.findThese(db, wedding, [id])
      return isChange && !isSaved ? conflict(shown(context, data)) : { data: shown(context, data) }
    }),
  ),

  remove: api.remove.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if ((await items.pinRows.remove(db, wedding, [id], act)).length === 0) notFound()
  }),

  reorder: api.reorder.handler(({ context: { db, wedding }, input: { ids, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      const named = [...new Set(ids)]
      if ((await items.pinRows.lock(db, wedding, named)) < named.length) invalid({ ids: [t('boards.no_item')] })
      await items.reorder(db, wedding, named, act)
      return { undo: act }
    }),
  ),

  show: guarded.boards.show.handler(async ({ context, input: { id, page, per_page, real } }) => {
    const { db, wedding } = context
    const board = (wedding ? await findBoard(db, wedding, id) : (await findPublic(db, { id }))[0]) ?? notFound()
    const of = { page, per_page, real }
    const [found, real_count, by] = await Promise.all([
      items.findItems(db, id, of),
      page === 1 || real ? items.countReal(db, id) : null,
      findOwner(db, id),
    ])
    const [boards, guest_wedding_events, share] = wedding
      ? await Promise.all([findNames(db, wedding), findEvents(db, wedding), findShare(db, wedding, id)])
      : [[], [], null]
    const shownItems = found.map((item) => (wedding ? shown(context, item) : shownToAll(context, item)))
    return {
      data: { ...(wedding ? board : publicBoard(board)), items: shownItems },
      meta: pageMeta(of, real ? (real_count ?? 0) : board.items_count),
      real_count,
      role: wedding?.role ?? null,
      by,
      share,
      boards,
      guest_wedding_events,
    }
  }),

  published: guarded.boards.published.handler(async ({ context, input: { username } }) => {
    const found = await findPublic(context.db, { username })
    if (found.length === 0) notFound()
    const previews = await items.findPreviews(
      context.db,
      found.map(({ id }) => id),
    )
    const of = Map.groupBy(previews, ({ board_id }) => board_id)
    return {
      data: found.map((board) => ({ ...publicBoard(board), items: (of.get(board.id) ?? []).map((item) => shownToAll(context, item)) })),
    }
  }),

  remember: guarded.boards.remember.handler(async ({ context, input: { id, task } }) => {
    const found = (await items.findContent(context.db, { id })) ?? notFound()
    context.answerHeaders.append('set-cookie', rememberedItem(context.publicUrl, { id, task }))
    return { content_type: { slug: found.content_type } }
  }),
})

/** What everybody may see is for the couple to say. */
function couplesOwn({ role }: Wedding): void {
  if (role === 'helper') forbidden()
}

function noBoard(field: string): never {
  invalid({ [field]: [t('boards.no_board')] })
}
