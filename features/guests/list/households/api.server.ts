import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { changeGuests } from '../rows.server.ts'
import { forbidden, invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import * as rows from './rows.server.ts'

const api = inWedding.households

export const householdsRoutes = guarded.households.router({
  create: api.create.handler(({ context: { db, wedding }, input: { name = '', guest_ids, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      const id = await rows.insertHousehold(db, wedding, name, act)
      await join(db, wedding, id, guest_ids, act)
      return oneHousehold(db, wedding, id)
    }),
  ),

  update: api.update.handler(({ context: { db, wedding }, input: { id, name, guest_ids = [], act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      if (name !== undefined && !(await rows.isNameShown(db, wedding, id))) forbidden()
      if (name !== undefined) await rows.renameHousehold(db, wedding, id, name, act)
      await join(db, wedding, id, guest_ids, act)
      return oneHousehold(db, wedding, id)
    }),
  ),
})

/** All of them, or none. */
async function join(db: Db, wedding: Wedding, household_id: number, guest_ids: readonly number[], act: string): Promise<void> {
  const ids = [...new Set(guest_ids)]
  if (ids.length === 0) return
  const joined = await changeGuests(db, wedding, { ids, change: { household_id }, act })
  if (joined.length < ids.length) invalid({ guest_ids: ['There is no such guest.'] })
}

async function oneHousehold(db: Db, wedding: Wedding, id: number) {
  return { data: (await rows.findHousehold(db, wedding, id)) ?? notFound() }
}
