import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { deleteEvent } from '#features/wedding/events/rows.server.ts'
import { deleteGuests } from '#features/guests/list/rows.server.ts'
import { reachable } from '#features/wedding/access/guest-reach-rows.server.ts'
import type { What } from './kinds.ts'
import { onReachedEvent, type PlainThing, rowsOf } from './thing.server.ts'
import { allThings, plainThings, things } from './things.server.ts'
import * as event from './wedding/undo/event-rows.server.ts'
import * as guest from './guests/list/undone-guest-rows.server.ts'
import * as household from './guests/list/households/undone-rows.server.ts'
import { bringHelperBack } from './wedding/undo/posse-rows.server.ts'
import { type Line, untouched } from './wedding/undo/rows.server.ts'
import { bringBack, changeBack, unreferred } from './wedding/undo/thing-rows.server.ts'
import * as user from './wedding/undo/user-rows.server.ts'

export { bringHouseholdBack } from './guests/list/households/undone-rows.server.ts'

/** Takes lines of one name back, and answers of which things. */
type Back = (db: Db, wedding: Wedding, lines: Line[], act: string) => Promise<number[]>

/** How each kind of line is taken back, in the order in which things need each other: what others are on comes first, and goes last. */
export const backs: readonly (readonly [What, Back])[] = [
  ['posse.remove', bringHelperBack],
  ['household.delete', household.bringHouseholdBack],
  ['event.delete', bringEventBack],
  ['guest.delete', guest.bringBack],
  ['guest.change', (db, wedding, lines, act) => changeBack(db, wedding, things.guest, { lines, reach: reachable(wedding), act })],
  ['guest.reply', guest.replyBack],
  ['guest.add', async (db, wedding, lines, act) => deleteGuests(db, wedding, await untouched(db, wedding, things.guest, lines), act)],
  ['household.change', household.renameHouseholdBack],
  [
    'household.add',
    async (db, wedding, lines, act) => household.dissolve(db, wedding, await untouched(db, wedding, things.household, lines), act),
  ],
  ['user.change', user.changeWeddingBack],
  ...plainThings.flatMap(letGoBack),
  ...plainThings.toReversed().map(addedBack),
  ...plainThings.flatMap(plainBacks),
  ['event.change', event.changeEventBack],
  ['event.add', removeEvents],
]

const names = new Set<string>(backs.map(([what]) => what))

/** Whether lines of that name can be taken back. */
export function isUndoable(what: string): boolean {
  return names.has(what)
}

for (const { kind, undo } of allThings) {
  const isThere = [...names].some((name) => name.startsWith(`${kind}.`))
  if (isThere !== (undo !== 'never')) throw new Error(`features/backs.server.ts: how is a change of ${kind} taken back?`)
}

/** What was added makes room first for what was there before, as a plan that was begun anew. What others are of by now stays. */
function addedBack(thing: PlainThing): [What, Back] {
  const { remove } = rowsOf(thing, ['id'])
  return [
    `${thing.kind}.add`,
    async (db, wedding, lines, act) =>
      remove(db, wedding, await unreferred(db, wedding, thing, await untouched(db, wedding, thing, lines)), act),
  ]
}

function plainBacks(thing: PlainThing): [What, Back][] {
  const { kind } = thing
  return [
    [`${kind}.delete`, (db, wedding, lines, act) => bringBack(db, wedding, thing, lines, act)],
    [`${kind}.change`, changedBack(thing, false)],
  ]
}

/** What was made to name something else lets go of it before that goes: both may have come in one act. */
function letGoBack(thing: PlainThing): [What, Back][] {
  return thing.refers ? [[`${thing.kind}.change`, changedBack(thing, true)]] : []
}

function changedBack(thing: PlainThing, isLetGo: boolean): Back {
  const taken = Object.keys(thing.refers ?? {})
  const lets = ({ before, after }: Line) => taken.some((name) => before?.[name] === null && (after?.[name] ?? null) !== null)
  return async (db, wedding, lines, act) => {
    const letting = new Set(lines.filter(lets).map(({ object_id }) => object_id))
    const its = lines.filter(({ object_id }) => letting.has(object_id) === isLetGo)
    return its.length > 0 ? changeBack(db, wedding, thing, { lines: its, reach: onReachedEvent(thing, wedding), act }) : []
  }
}

/** What stood on an event comes back with it. */
async function bringEventBack(db: Db, wedding: Wedding, lines: Line[], act: string): Promise<number[]> {
  const ids = await event.bringEventBack(db, wedding, lines, act)
  const back = lines.filter(({ object_id }) => ids.includes(object_id))
  for (const thing of plainThings) {
    const gone = back.flatMap((line) => event.goneWith(thing, line))
    if (gone.length > 0) await bringBack(db, wedding, thing, gone, act)
  }
  await guest.answersBack(db, wedding, back)
  return ids
}

async function removeEvents(db: Db, wedding: Wedding, lines: Line[], act: string): Promise<number[]> {
  const ids = await untouched(db, wedding, things.event, lines)
  for (const id of ids) await deleteEvent(db, wedding, id, act)
  return ids
}
