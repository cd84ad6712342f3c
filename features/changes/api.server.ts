import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { holdDays } from '#features/checklist/frame-rows.server.ts'
import { deleteItems } from '#features/checklist/rows.server.ts'
import { followWeddingDay } from '#features/checklist/wedding-day-rows.server.ts'
import { deleteEvent } from '#features/events/rows.server.ts'
import { deleteGuests } from '#features/guests/rows.server.ts'
import { conflict, forbidden } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import type { Thing, Undone } from './contract.ts'
import * as event from './event-rows.server.ts'
import * as guest from './guest-rows.server.ts'
import * as household from './household-rows.server.ts'
import { bringHelperBack } from './posse-rows.server.ts'
import * as item from './item-rows.server.ts'
import * as user from './user-rows.server.ts'
import { claim, isUndone, type Line, untouched } from './rows.server.ts'
import { findDissolved, findLost, findWhy } from './why-rows.server.ts'

export const changesRoutes = guarded.wedding_changes.router({
  undo: inWedding.wedding_changes.undo.handler(({ context: { db, wedding, session }, input: { act } }) =>
    inTransaction(db, async (db) => {
      const undo = randomUUID()
      await holdDays(db, wedding)
      const lines = await claim(db, wedding, act, undo)
      if (lines.length === 0) conflict(undefined, await whyNot(db, wedding, act))
      requireReach(wedding, lines)
      requireCouple(wedding, lines, session?.impersonator !== undefined)
      return { data: await takeBack(db, wedding, lines, undo) }
    }),
  ),
})

/** Whether lines of that name can be taken back. */
export function isUndoable(what: string): boolean {
  return what in back
}

async function whyNot(db: Db, wedding: Wedding, act: string): Promise<string> {
  return (await isUndone(db, wedding, act)) ? 'This was undone already.' : 'This can’t be taken back any more: it is more than 30 days ago.'
}

type Back = (db: Db, wedding: Wedding, lines: Line[], act: string) => Promise<number[]>

/** How each kind of line is taken back, in the order in which things need each other. */
const back: Record<string, Back> = {
  'posse.remove': bringHelperBack,
  'household.delete': household.bringHouseholdBack,
  'event.delete': async (db, wedding, lines, act) => {
    const ids = await event.bringEventBack(db, wedding, lines, act)
    const back = lines.filter(({ object_id }) => ids.includes(object_id))
    await item.bringItemsBack(db, wedding, back.flatMap(event.itemsOf), act)
    await guest.answersBack(db, wedding, back)
    return ids
  },
  'guest.delete': guest.bringBack,
  'guest.change': guest.changeBack,
  'guest.reply': guest.replyBack,
  'guest.add': async (db, wedding, lines, act) => deleteGuests(db, wedding, await untouched(db, wedding, 'guests', lines), act),
  'household.change': household.renameHouseholdBack,
  'household.add': async (db, wedding, lines, act) =>
    household.dissolve(db, wedding, await untouched(db, wedding, 'households', lines), act),
  'user.change': user.changeWeddingBack,
  // A plan that was begun anew makes room for the one before.
  'item.add': async (db, wedding, lines, act) => deleteItems(db, wedding, await untouched(db, wedding, 'user_checklist_items', lines), act),
  'item.delete': item.bringItemsBack,
  'item.change': item.changeItemBack,
  'event.change': event.changeEventBack,
  'event.add': async (db, wedding, lines, act) => {
    const ids = await untouched(db, wedding, 'guest_wedding_events', lines)
    for (const id of ids) await deleteEvent(db, wedding, id, act)
    return ids
  },
}

/** What was changed since stays as it is; the answer says which. */
async function takeBack(db: Db, wedding: Wedding, lines: readonly Line[], act: string): Promise<Undone> {
  const dissolved = await findDissolved(db, wedding, lines)
  if (dissolved.length > 0) await household.bringHouseholdBack(db, wedding, dissolved, act)
  const groups = Map.groupBy(lines, ({ what }) => what)
  const undone = new Set<Line>()
  for (const [what, undo] of Object.entries(back)) {
    const group = groups.get(what) ?? []
    const ids = group.length > 0 ? await undo(db, wedding, group, act) : []
    for (const line of group) if (ids.includes(line.object_id)) undone.add(line)
  }
  if (lines.some(isOfDay))
    await followWeddingDay(
      db,
      wedding,
      act,
      lines.filter(isOfItem).map(({ object_id }) => object_id),
    )
  const kept = lines.filter((line) => !undone.has(line))
  const isKept = new Set(kept.map(({ object_id }) => object_id))
  return {
    undone: thingsOf(lines, (line) => undone.has(line)),
    kept: await findWhy(db, wedding, kept, act),
    lost: await findLost(
      db,
      wedding,
      lines.filter(({ object_id }) => !isKept.has(object_id)),
    ),
    undo: act,
  }
}

function isOfDay({ before, after }: Line): boolean {
  return [before, after].some((values) => values !== null && ('date' in values || 'wedding_date' in values))
}

function isOfItem({ what }: Line): boolean {
  return what.startsWith('item.')
}

/** Each thing once, however many lines speak of it. */
function thingsOf(lines: readonly Line[], isMeant: (line: Line) => boolean): Thing[] {
  const things = lines.filter(isMeant).map(({ what, object_id }): [string, Thing] => {
    const kind = what.split('.')[0] as Thing['kind']
    return [`${kind} ${object_id}`, { kind, id: object_id }]
  })
  return [...new Map(things).values()]
}

/** Who helps is for the couple alone to say. */
function requireCouple({ role }: Wedding, lines: readonly Line[], isImpersonated: boolean): void {
  const isOfHelpers = lines.some(({ what }) => what.startsWith('posse.'))
  if (isOfHelpers && (role !== 'owner' || isImpersonated)) forbidden()
}

/** A helper whose events became fewer since takes nothing back on the others. */
function requireReach({ events }: Wedding, lines: readonly Line[]): void {
  if (events === 'all') return
  const concerned = lines.flatMap(({ event_id, before }) => [
    ...(event_id === null ? [] : [event_id]),
    ...((before?.['answers'] as { event_id: number }[] | undefined) ?? []).map((answer) => answer.event_id),
  ])
  if (concerned.some((id) => !events.includes(id))) forbidden()
}
