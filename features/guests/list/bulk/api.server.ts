import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { requireOwn } from '../policy.server.ts'
import { saveReplies } from '../reply-rows.server.ts'
import { changeGuests, deleteGuests } from '../rows.server.ts'
import { forbidden, invalid } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { linesOf, mostLetters, readNames } from './guest-names.ts'
import { countReached, insertLines } from './rows.server.ts'

const api = inWedding.guests_at_once

const mostGuests = 1_000
const mostInName = 120

export const guestsAtOnceRoutes = guarded.guests_at_once.router({
  add: api.add.handler(async ({ context: { db, wedding }, input: { names, wedding_events, relationship = '', side = 'both' } }) => {
    await requireOwn(db, wedding, { wedding_events })
    if (wedding.events !== 'all' && wedding_events.length === 0) invalid({ wedding_events: ['Please choose an event.'] })
    const act = randomUUID()
    const lines = checkedLines(names)
    const ids = await insertLines(db, wedding, { lines, wedding_events: [...new Set(wedding_events)], relationship, side, act })
    return { data: { ids, undo: act } }
  }),

  change: api.change.handler(async ({ context: { db, wedding }, input: { ids, change, add_tags, remove_tags } }) => {
    await requireOwn(db, wedding, { household_id: change.household_id })
    if (Object.keys(change).length === 0 && !add_tags && !remove_tags) invalid({ change: ['Please say what to change.'] })
    return forAll(db, wedding, ids, (db, ids, act) => changeGuests(db, wedding, { ids, change, add_tags, remove_tags, act }))
  }),

  reply: api.reply.handler(async ({ context: { db, wedding }, input: { ids, guest_wedding_event_id: event_id, ...reply } }) => {
    await requireOwn(db, wedding, { wedding_events: [event_id] }, 'guest_wedding_event_id')
    return forAll(db, wedding, ids, (db, ids, act) => saveReplies(db, wedding, { ids, event_id, ...reply, act }))
  }),

  destroy: api.destroy.handler(({ context: { db, wedding }, input: { ids } }) =>
    forAll(db, wedding, ids, (db, ids, act) => deleteGuests(db, wedding, ids, act)),
  ),
})

type Work = (db: Db, ids: number[], act: string) => Promise<number[]>

/** For all of the guests, or none: when one is missing, what was done for the others is taken back with the transaction. */
function forAll(db: Db, wedding: Wedding, named: readonly number[], work: Work) {
  const ids = [...new Set(named)].sort((one, other) => one - other)
  const act = randomUUID()
  return inTransaction(db, async (db) => {
    const done = await work(db, ids, act)
    if (done.length === ids.length) return { data: { ids, undo: act } }
    if (
      (await countReached(
        db,
        wedding,
        ids.filter((id) => !done.includes(id)),
      )) ===
      ids.length - done.length
    )
      forbidden()
    return invalid({ ids: ['There is no such guest.'] })
  })
}

function checkedLines(names: string) {
  const tooLong = linesOf(names).findIndex((line) => line.trim().length > mostLetters)
  if (tooLong >= 0) invalid({ names: [`Line ${tooLong + 1} is longer than ${mostLetters} characters.`] })
  const lines = readNames(names)
  const guests = lines.flatMap((line) => line.guests)
  if (guests.length === 0) invalid({ names: ['Please write a name.'] })
  if (guests.length > mostGuests) invalid({ names: [`Please add at most ${mostGuests} guests at once.`] })
  const long = guests.find(({ firstname, lastname }) => Math.max(firstname.length, lastname.length) > mostInName)
  if (long) invalid({ names: [`“${long.firstname.slice(0, 20)}…” is longer than ${mostInName} characters.`] })
  return lines
}
