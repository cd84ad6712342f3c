import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { pagedBy } from '#server/cursor.ts'
import { Download } from '#server/download.ts'
import { conflict, forbidden, invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { xlsxType } from '#server/xlsx.ts'
import type { EventPlace, Guest, GuestPage, GuestQuery } from './contract.ts'
import { newInviteId } from './invite-id.ts'
import { insertGuest } from './new-guest-rows.server.ts'
import * as list from './list-rows.server.ts'
import { orders } from './order-rows.server.ts'
import * as overview from './overview-rows.server.ts'
import { requireOwn } from './policy.server.ts'
import * as replies from './reply-rows.server.ts'
import * as rows from './rows.server.ts'

const api = inWedding.guests

export const guestsRoutes = guarded.guests.router({
  list: api.list.handler(({ context: { db, wedding }, input }) => onePage(db, wedding, input)),

  export: api.export.handler(async ({ context: { wedding, workshop }, input: { guest_event_id } }) => {
    const made = await workshop.make('guest_workbook', { wedding, guest_event_id })
    return new Download({ name: 'guests.xlsx', type: xlsxType, ...made })
  }),

  get: api.get.handler(({ context, input }) => oneGuest(context, input.id)),

  create: api.create.handler(async ({ context: { db, wedding }, input: { wedding_events = [], user_id: _, ...guest } }) => {
    await requireOwn(db, wedding, { wedding_events: wedding_events.map(eventOf), household_id: guest.household_id })
    requirePlace(wedding, wedding_events)
    return { data: await insertGuest(db, wedding, guest, wedding_events) }
  }),

  update: api.update.handler(async ({ context, input: { id, version, act, wedding_events, ...change } }) => {
    const { db, wedding } = context
    await requireOwn(db, wedding, { wedding_events: wedding_events?.map(eventOf), household_id: change.household_id })
    if (wedding_events) requirePlace(wedding, wedding_events)
    return inTransaction(db, async (db) => {
      const isChange = Object.keys(change).length > 0
      const isSaved = isChange && (await rows.changeGuests(db, wedding, { ids: [id], change, version, act })).length > 0
      if (isChange && !isSaved) return conflict((await oneGuest({ db, wedding }, id)).data)
      if (wedding_events) await putOnLists(db, wedding, id, wedding_events, act)
      return oneGuest({ db, wedding }, id)
    })
  }),

  destroy: api.destroy.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    const gone = await rows.deleteGuests(db, wedding, [id], act)
    if (gone.length === 0) return (await list.findGuest(db, wedding, id)) ? forbidden() : notFound()
  }),

  generateInviteId: api.generateInviteId.handler(async ({ context, input: { id, keep } }) => {
    const isSet = await rows.setInviteId(context.db, context.wedding, id, { invite_id: newInviteId(), keep })
    const known = await oneGuest(context, id)
    return isSet || (keep && known.data.invite_id !== null) ? known : forbidden()
  }),
})

const paged = pagedBy(orders)

async function onePage(db: Db, wedding: Wedding, query: GuestQuery): Promise<GuestPage> {
  const { user_id, firstname, other_firstname, role, guestlist_setup_at } = wedding
  const { order_dir } = query
  const page = paged(query)
  const [data, { total, ...counts }, found] = await Promise.all([
    list.findGuests(db, wedding, { ...query, after: page.after }),
    overview.findOverview(db, wedding),
    list.countFound(db, wedding, query),
  ])
  const households = await overview.findHouseholds(db, wedding, data, query.guest_event_id)
  const guest = data.at(-1)
  const last = guest && { guest, households, order_dir }
  return {
    data,
    meta: page.meta({ total: found ?? total ?? 0, rows: data.length, last }),
    wedding: { user_id, firstname, other_firstname, role, guestlist_setup_at },
    households,
    ...counts,
  }
}

export async function oneGuest({ db, wedding }: { db: Db; wedding: Wedding }, id: number): Promise<{ data: Guest }> {
  return { data: (await list.findGuest(db, wedding, id)) ?? notFound() }
}

/** Whoever helps with some events sees a guest only on their lists. */
function requirePlace({ events }: Wedding, places: readonly EventPlace[]): void {
  if (events !== 'all' && places.length === 0) invalid({ wedding_events: ['Please choose an event.'] })
}

async function putOnLists(db: Db, wedding: Wedding, id: number, places: readonly EventPlace[], act?: string): Promise<void> {
  for (const place of places) {
    const { id: event_id, ...reply } = typeof place === 'number' ? { id: place } : place
    await replies.saveReplies(db, wedding, { ids: [id], event_id, ...reply, act })
  }
  await replies.keepOnly(db, wedding, id, places.map(eventOf), act)
}

function eventOf(place: EventPlace): number {
  return typeof place === 'number' ? place : place.id
}
