import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { conflict, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { pageMeta } from '../shapes.ts'
import type { Guest } from './contract.ts'
import * as list from './list-rows.server.ts'
import * as rows from './rows.server.ts'

const api = inWedding.guests

export const guestsRoutes = guarded.guests.router({
  list: api.list.handler(async ({ context: { db, wedding }, input }) => {
    const [data, { total, ...overview }, found] = await Promise.all([
      list.findGuests(db, wedding, input),
      list.findOverview(db, wedding),
      list.countFound(db, wedding, input),
    ])
    return { data, meta: pageMeta(input, found ?? total ?? 0), ...overview }
  }),

  get: api.get.handler(({ context, input }) => oneGuest(context, input.id)),

  create: api.create.handler(async ({ context, input }) => {
    const id = await rows.insertGuest(context.db, context.wedding, input)
    return oneGuest(context, id)
  }),

  update: api.update.handler(async ({ context, input: { id, version, ...change } }) => {
    const { db, wedding } = context
    const isChange = Object.keys(change).length > 0
    const isSaved = isChange && (await rows.updateGuest(db, wedding, id, change, version))
    const guest = await oneGuest(context, id)
    return isChange && !isSaved ? conflict(guest.data) : guest
  }),

  reply: api.reply.handler(async ({ context, input }) => {
    const isSaved = await rows.saveReply(context.db, context.wedding, input)
    return isSaved ? oneGuest(context, input.id) : notFound()
  }),
})

async function oneGuest({ db, wedding }: { db: Db; wedding: Wedding }, id: number): Promise<{ data: Guest }> {
  return { data: (await list.findGuest(db, wedding, id)) ?? notFound() }
}
