import type { Db } from '#db/db.ts'
import type { SeatingPlan } from './contract.ts'
import { seatedAnew as anew } from './seated-anew.ts'

/** A proposal, as JSON; it is reckoned, so nobody else waits for it. */
export async function* seatedAnew(_: Db, { plan, seed }: { plan: SeatingPlan; seed: number }): AsyncGenerator<string> {
  yield JSON.stringify({ data: anew(plan, seed) })
}
