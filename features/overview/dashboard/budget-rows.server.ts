import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { findComingDue } from '#features/planning/budget/payments/rows.server.ts'
import { findFrame, sumCosts } from '#features/planning/budget/rows.server.ts'
import type { Dashboard } from './contract.ts'

/** What the wedding costs, briefly, as the budget itself reckons it. */
export async function budgetFor(db: Db, wedding: Wedding): Promise<Dashboard['budget']> {
  const [{ estimated, paid, promised, categories }, { budgeted }, [due]] = await Promise.all([
    sumCosts(db, wedding, undefined),
    findFrame(db, wedding),
    findComingDue(db, wedding, { event_id: undefined, most: 1 }),
  ])
  if (categories.length === 0) return null
  const next = due ? { name: due.name, vendor: due.vendor, amount: due.amount, due_date: due.due_date } : null
  return { budgeted, estimated, paid, promised, next }
}
