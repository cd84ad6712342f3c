import { conflict, invalid, notFound } from '#server/errors.ts'
import { forUser, guarded, inWedding } from '#server/procedures.ts'
import * as rows from './rows.server.ts'

const api = inWedding.guest_wedding_events

export const eventsRoutes = guarded.guest_wedding_events.router({
  all: forUser.guest_wedding_events.all.handler(async ({ context: { db, user } }) => ({ data: await rows.findReached(db, user.id) })),

  get: forUser.guest_wedding_events.get.handler(async ({ context: { db, user }, input: { id } }) => {
    const [event] = await rows.findReached(db, user.id, id)
    return { data: event ?? notFound() }
  }),

  create: api.create.handler(async ({ context: { db, wedding }, input }) => ({
    data: (await rows.insertEvent(db, wedding, input)) ?? null,
  })),

  update: api.update.handler(async ({ context: { db, wedding }, input }) => {
    const { id, version: _, act: __, ...change } = input
    const isChange = Object.keys(change).length > 0
    const isSaved = isChange && (await rows.updateEvent(db, wedding, input).catch(refuseTaken))
    const data = (await rows.findEvent(db, wedding, id)) ?? notFound()
    return isChange && !isSaved ? conflict(data) : { data }
  }),

  destroy: api.destroy.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if (!(await rows.deleteEvent(db, wedding, id, act))) notFound()
  }),
})

/** Each kind of event once, says the unique key. */
function refuseTaken(error: unknown): never {
  if ((error as { code?: string }).code !== '23505') throw error
  invalid({ taxonomy_event_id: ['Event already exists!'] })
}
