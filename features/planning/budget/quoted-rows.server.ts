import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { findQuoted } from '#features/quoted.server.ts'
import type { BareCost, Cost } from './contract.ts'
import { findCost } from './rows.server.ts'

/** These costs with what is quoted for each. */
export async function withQuoted<One extends BareCost>(db: Db, wedding: Wedding, costs: readonly One[]): Promise<(One & Cost)[]> {
  const quoted = costs.length === 0 ? undefined : await findQuoted(db, wedding)
  return costs.map((cost) => ({ ...cost, quoted: quoted?.get(cost.id) ?? null }))
}

export async function findShownCost(db: Db, wedding: Wedding, id: number): Promise<Cost | undefined> {
  const cost = await findCost(db, wedding, id)
  return cost && (await withQuoted(db, wedding, [cost]))[0]
}
