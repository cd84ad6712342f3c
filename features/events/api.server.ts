import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { forUser, guarded, inWedding } from '#server/procedures.ts'
import type { EventInput, EventUpdate, GuestWeddingEvent } from './contract.ts'
import { hasTimes, wrongTimes } from './event-times.ts'
import * as rows from './rows.server.ts'

const api = inWedding.guest_wedding_events

export const eventsRoutes = guarded.guest_wedding_events.router({
  all: forUser.guest_wedding_events.all.handler(async ({ context: { db, user } }) => ({ data: await rows.findReached(db, user.id) })),

  get: forUser.guest_wedding_events.get.handler(async ({ context: { db, user }, input: { id } }) => {
    const [event] = await rows.findReached(db, user.id, id)
    return { data: event ?? notFound() }
  }),

  create: api.create.handler(({ context: { db, wedding }, input }) => create(db, wedding, input)),

  update: api.update.handler(({ context: { db, wedding }, input }) => update(db, wedding, input)),

  createFor: api.createFor.handler(({ context: { db, wedding }, input: { user_id: _, ...event } }) => create(db, wedding, event)),

  updateFor: api.updateFor.handler(({ context: { db, wedding }, input: { user_id: _, ...event } }) => update(db, wedding, event)),

  destroy: api.destroy.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if (!(await rows.deleteEvent(db, wedding, id, act))) notFound()
  }),
})

/** A helper keeps the checklist of the event that they added. */
function create(db: Db, wedding: Wedding, input: EventInput) {
  return inTransaction(db, async (db) => {
    const event = await rows.insertEvent(db, wedding, input)
    if (event) requireTimes(event)
    if (event && wedding.role === 'helper') await rows.shareEvent(db, wedding, event.id)
    return { data: event ?? null }
  })
}

function update(db: Db, wedding: Wedding, input: EventUpdate) {
  const { id, version: _, act: __, ...change } = input
  const isChange = Object.keys(change).length > 0
  return inTransaction(db, async (db) => {
    const isSaved = isChange && (await rows.updateEvent(db, wedding, input).catch(refuseTaken))
    const data = (await rows.findEvent(db, wedding, id)) ?? notFound()
    if (isSaved && hasTimes(change)) requireTimes(data)
    return isChange && !isSaved ? conflict(data) : { data }
  })
}

/** Only what is stored tells whether a day and times go together; a refusal takes the change along. */
function requireTimes(event: GuestWeddingEvent): void {
  const errors = wrongTimes(event)
  if (Object.keys(errors).length > 0) invalid(errors)
}

/** Each kind of event once, says the unique key. */
function refuseTaken(error: unknown): never {
  if ((error as { code?: string }).code !== '23505') throw error
  invalid({ taxonomy_event_id: ['Event already exists!'] })
}
