import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { conflict, invalid } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { findShownCost } from '../quoted-rows.server.ts'
import { costRows } from '../rows.server.ts'
import type { Thoughts } from './contract.ts'
import { movedBetween } from './moved.ts'
import { findFigures } from './rows.server.ts'

const api = inWedding.what_if

export const whatIfRoutes = guarded.what_if.router({
  // Weighing does what accepting would, and goes back to where it began: its figures are the true ones, and no row keeps them.
  weigh: api.weigh.handler(({ context: { db, wedding }, input: { changes } }) =>
    inTransaction(db, async (db) => {
      await sql`savepoint thought`.execute(db)
      try {
        return { data: await think(db, wedding, { changes }) }
      } finally {
        await sql`rollback to savepoint thought`.execute(db)
      }
    }),
  ),

  accept: api.accept.handler(({ context: { db, wedding }, input: { changes, act = randomUUID() } }) =>
    inTransaction(db, async (db) => ({ data: await think(db, wedding, { changes, act }) })),
  ),
})

/** Writes the costs as they might be, in the order of their ids, and answers what moved. */
async function think(db: Db, wedding: Wedding, { changes, act }: { changes: Thoughts; act?: string }) {
  const before = await findFigures(db, wedding)
  for (const { id, version, ...change } of changes.toSorted((one, other) => one.id - other.id)) {
    if (Object.values(change).every((value) => value === undefined)) continue
    const saved = await costRows.change(db, wedding, { ids: [id], change, version, act })
    if (saved.length === 0) conflict((await findShownCost(db, wedding, id)) ?? invalid({ changes: ['There is no such cost.'] }))
  }
  return movedBetween(before, await findFigures(db, wedding))
}
