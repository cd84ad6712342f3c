import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { paymentRows } from '../payments/rows.server.ts'
import { allCosts, findFrame, sumCosts } from '../rows.server.ts'
import { findCouplesFigures } from './couples-rows.server.ts'
import type { Figure } from './moved.ts'

/** Every figure within reach, as it is at this moment: all of the budget, by category, by cost, by payment; and what follows from it. */
export async function findFigures(db: Db, wedding: Wedding): Promise<Figure[]> {
  const sums = await sumCosts(db, wedding, undefined)
  const { budgeted } = await findFrame(db, wedding)
  const costs = await allCosts(db, wedding, undefined)
  const { estimated, actual, due, promised } = sums
  const rest = (budgeted ?? estimated) - sums.paid - promised
  return [
    { of: 'all', id: null, name: '', estimated, actual, due, promised, rest },
    ...sums.categories.map((of_it): Figure => {
      const { category, estimated, actual, due, promised } = of_it
      return { of: 'category', id: null, name: category, estimated, actual, due, promised }
    }),
    ...costs.map(({ id, name, heads, estimated, actual, due }): Figure => ({ of: 'cost', id, name, heads, estimated, actual, due })),
    ...(await findAmounts(db, wedding)),
    ...(wedding.role === 'helper' ? [] : await findCouplesFigures(db, wedding)),
  ]
}

async function findAmounts(db: Db, wedding: Wedding): Promise<Figure[]> {
  const { rows } = await sql<{ id: number; name: string; amount: number | null }>`
    select id, name, amount from user_transactions where user_id = ${wedding.user_id} and ${paymentRows.reach(wedding)} order by id`.execute(
    db,
  )
  return rows.map((payment) => ({ of: 'payment', ...payment }))
}
