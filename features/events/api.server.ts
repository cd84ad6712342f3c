import { guarded, inWedding } from '#server/procedures.ts'
import * as rows from './rows.server.ts'

const api = inWedding.guest_wedding_events

export const eventsRoutes = guarded.guest_wedding_events.router({
  all: api.all.handler(async ({ context: { db, wedding } }) => ({ data: await rows.findEvents(db, wedding) })),

  create: api.create.handler(async ({ context: { db, wedding }, input }) => ({
    data: (await rows.insertEvent(db, wedding, input)) ?? null,
  })),
})
