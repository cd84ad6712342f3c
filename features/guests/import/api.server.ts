import { inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { requireOwn } from '#features/guests/list/policy.server.ts'
import { asWritten } from '#server/download.ts'
import { conflict, invalid } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import type { CheckedImport, KnownGuests } from './contract.ts'
import { mergeGuests } from './merge-rows.server.ts'
import { importedBy, insertImport, isChangedSince, takeTurn } from './rows.server.ts'

const api = inWedding.guest_import

export const guestImportRoutes = guarded.guest_import.router({
  known: api.known.handler(async ({ context: { db, wedding, workshop }, input: { guest_event_id } }) => {
    if (guest_event_id) await requireOwn(db, wedding, { wedding_events: [guest_event_id] }, 'guest_event_id')
    return (await asWritten(await workshop.make('known_guests', { wedding }))) as KnownGuests
  }),

  /** One import after the other; a second of the same name is told what the first one did. */
  add: api.add.handler(async ({ context: { db, wedding }, input }) => {
    const events = input.wedding_events
    await requireOwn(db, wedding, { wedding_events: events })
    requireWhole(wedding, input)
    return inTransaction(db, async (db) => {
      await takeTurn(db, wedding)
      const before = await importedBy(db, wedding, input.act)
      if (before) return { data: { ...before, undo: input.act } }
      if (input.seen !== undefined && (await isChangedSince(db, wedding, input.seen, ['guest.add', 'guest.change', 'guest.delete'])))
        conflict(undefined, 'Your list changed while you looked at this.')
      const homes = await insertImport(db, wedding, input)
      const reached = await mergeGuests(db, wedding, input, homes)
      if (reached < input.merges.length) invalid({ merges: ['There is no such guest.'] })
      const did = (await importedBy(db, wedding, input.act)) ?? { guests: 0, households: 0, merged: 0 }
      return { data: { ...did, undo: input.act } }
    })
  }),
})

/** What belongs together must be there, and a helper puts guests on lists of their own. */
function requireWhole(wedding: Wedding, { guests, households, merges, wedding_events }: CheckedImport): void {
  if (guests.length + merges.length === 0) invalid({ guests: ['There is nobody to import.'] })
  const ids = new Set(merges.map(({ id }) => id))
  if ([...guests, ...merges].some(({ household = -1 }) => household >= households.length))
    invalid({ households: ['There is no such household.'] })
  const events = new Set(wedding_events)
  const places = [...guests, ...merges].map(({ places }) => places)
  if (places.some((some) => some.some(({ id }) => !events.has(id)))) invalid({ wedding_events: ['There is no such event.'] })
  if (wedding.events !== 'all' && guests.some(({ places }) => places.length === 0)) invalid({ wedding_events: ['Please choose an event.'] })
  if (guests.some(({ beside }) => beside !== undefined && !ids.has(beside))) invalid({ merges: ['There is no such guest.'] })
  if (ids.size < merges.length) invalid({ merges: ['A guest can be merged once.'] })
}
