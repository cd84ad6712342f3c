import { findEventsWithin } from '#features/wedding/events/rows.server.ts'
import { conflict, notFound } from '#server/errors.ts'
import { requireEvent } from '#features/wedding/access/policy.server.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { inTransaction } from '#db/db.ts'
import type { ListedRoomBlock } from './contract.ts'
import { standingOf } from './nights.ts'
import { findRooms, findToday, roomRows } from './rows.server.ts'

const api = inWedding.rooms

export const roomsRoutes = guarded.rooms.router({
  list: api.list.handler(async ({ context: { db, wedding }, input: { event_id } }) => {
    const { user_id, firstname, other_firstname, role, guestlist_setup_at } = wedding
    const [blocks, events, today] = await Promise.all([
      findRooms(db, wedding, event_id),
      findEventsWithin(db, wedding),
      findToday(db, wedding),
    ])
    const data = blocks.map((block) => ({ ...block, ...standingOf(block) }))
    return { data, totals: totalsOf(data), events, today, wedding: { user_id, firstname, other_firstname, role, guestlist_setup_at } }
  }),

  create: api.create.handler(async ({ context: { db, wedding }, input: { user_id: _, act, ...said } }) => {
    requireEvent(wedding, { event_id: said.event_id })
    const [data] = await roomRows.add(db, wedding, { values: [said], act })
    return { data: data ?? notFound() }
  }),

  update: api.update.handler(({ context: { db, wedding }, input: { id, version, act, ...change } }) =>
    inTransaction(db, async (db) => {
      if (change.event_id !== undefined) requireEvent(wedding, { event_id: change.event_id })
      const isChange = Object.values(change).some((value) => value !== undefined)
      const isSaved = isChange && (await roomRows.change(db, wedding, { ids: [id], change, version, act })).length > 0
      const data = (await roomRows.findOne(db, wedding, id)) ?? notFound()
      if (isChange && !isSaved) conflict(data)
      return { data }
    }),
  ),

  destroy: api.destroy.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if ((await roomRows.remove(db, wedding, [id], act)).length === 0) notFound()
  }),
})

/** What a hotel's own guests didn't take is its own to owe, so nothing of one makes good for another. */
function totalsOf(blocks: readonly ListedRoomBlock[]) {
  const sum = (of: (block: ListedRoomBlock) => number) => blocks.reduce((total, block) => total + of(block), 0)
  const isKnown = blocks.every(({ owed }) => owed !== null)
  return {
    held: sum(({ held }) => held),
    counted: sum(({ counted }) => counted),
    missing: sum(({ missing }) => missing),
    open: sum(({ open }) => open),
    taken: sum(({ taken }) => taken),
    owed: isKnown ? sum(({ owed }) => owed ?? 0) : null,
  }
}
