import { inTransaction } from '#db/db.ts'
import { isChangedSince, takeTurn } from '#features/guests/import/rows.server.ts'
import { requireEvent } from '#features/wedding/access/policy.server.ts'
import { conflict, invalid } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { noted, nothingNoted } from '../foreign/noting.ts'
import { paymentRows } from '../payments/rows.server.ts'
import { costRows } from '../rows.server.ts'
import type { CheckedCost } from './contract.ts'
import { findKnown, importedBy } from './rows.server.ts'

const api = inWedding.budget_import

export const budgetImportRoutes = guarded.budget_import.router({
  known: api.known.handler(({ context: { db, wedding } }) => findKnown(db, wedding)),

  /** One import after the other; a second of the same name is told what the first one did. */
  add: api.add.handler(({ context: { db, wedding }, input: { items, act, seen } }) => {
    for (const event_id of new Set(items.map((item) => item.event_id))) requireEvent(wedding, { event_id })
    const values = items.map(costOf)
    return inTransaction(db, async (db) => {
      await takeTurn(db, wedding)
      const before = await importedBy(db, wedding, act)
      if (before) return { data: { ...before, undo: act } }
      if (seen !== undefined && (await isChangedSince(db, wedding, seen, ['cost.add', 'cost.change', 'cost.delete'])))
        conflict(undefined, 'Your budget changed while you looked at this.')
      const costs = await costRows.add(db, wedding, { values, act })
      if (costs.length < items.length) invalid({ event_id: ['There is no such event.'] })
      const payments = costs.flatMap(({ id }, nth) => paymentsOf(items[nth]!, id, nth))
      if (payments.length > 0) await paymentRows.add(db, wedding, { values: payments, act })
      return { data: { items: costs.length, payments: payments.length, undo: act } }
    })
  }),
})

/** What is said of a cost, with what was agreed in dollars where the file says it in another currency. */
function costOf({ payments: _, ...said }: CheckedCost, nth: number) {
  return { ...said, ...nothingNoted, ...sureOf(noted('actual', said), `items.${nth}`) }
}

/** The payments of one row: on the event and in the category of its cost. */
function paymentsOf({ event_id, category: type, payments }: CheckedCost, item_id: number, nth: number) {
  const now = new Date().toISOString()
  return payments.map(({ is_paid, ...payment }, place) => ({
    ...payment,
    ...nothingNoted,
    ...sureOf(noted('amount', payment), `items.${nth}.payments.${place}`),
    item_id,
    event_id,
    type,
    transaction_type: 'expense',
    paid_at: is_paid ? now : null,
  }))
}

/** What is to be kept of an amount and its note; what is wrong with it stands beside its place. */
function sureOf<Change>({ change, errors }: { change?: Change; errors?: Record<string, string[]> }, at: string): Change | undefined {
  if (errors) invalid(Object.fromEntries(Object.entries(errors).map(([name, lines]) => [`${at}.${name}`, lines])))
  return change
}
