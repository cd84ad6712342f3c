import { findEventsWithin } from '#features/wedding/events/rows.server.ts'
import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { requireEvent } from '#features/wedding/access/policy.server.ts'
import { pageMeta } from '#features/shapes.ts'
import { Download } from '#server/download.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { xlsxType } from '#server/xlsx.ts'
import { saveUser } from '../checklist/wedding-day-rows.server.ts'
import { budgetSheets } from './budget-sheets.ts'
import type { StoredCost } from './contract.ts'
import type { Foreign } from './foreign/foreign-shapes.ts'
import { noted, type Noting } from './foreign/noting.ts'
import { findPledgesFor, pledgeRows } from './contributors/rows.server.ts'
import { findComingDue, findOf, listPayments, removePayments } from './payments/rows.server.ts'
import { findShownCost, withQuoted } from './quoted-rows.server.ts'
import { allCosts, costRows, countCosts, findFrame, listCosts, sumCosts } from './rows.server.ts'

const api = inWedding.budget_items

/** As many as a budget holds. */
const everyPayment = { search: '', order_by: 'day', order_dir: 'asc', page: 1, per_page: 5_000 } as const

/** What a plan says of a cost beside its name and its amount. */
const nothing = { event_id: null, notes: '', vendor: '' }

export const budgetRoutes = guarded.budget_items.router({
  list: api.list.handler(async ({ context: { db, wedding }, input: { user_id: _, ...query } }) => {
    const { event_id } = query
    const [data, total, sums, { budgeted, today }, due, guest_wedding_events] = await Promise.all([
      listCosts(db, wedding, query).then((costs) => withQuoted(db, wedding, costs)),
      countCosts(db, wedding, query),
      sumCosts(db, wedding, event_id),
      findFrame(db, wedding),
      findComingDue(db, wedding, { event_id, most: 4 }),
      findEventsWithin(db, wedding),
    ])
    const { user_id, firstname, other_firstname, role, guestlist_setup_at } = wedding
    const whose = { user_id, firstname, other_firstname, role, guestlist_setup_at }
    const rest = (event_id === undefined ? (budgeted ?? sums.estimated) : sums.estimated) - sums.paid - sums.promised
    const coming_due = due.map(({ version: _, ...payment }) => payment)
    return {
      data,
      meta: pageMeta(query, total),
      totals: { ...sums, budgeted, rest },
      coming_due,
      today,
      wedding: whose,
      guest_wedding_events,
    }
  }),

  export: api.export.handler(async ({ context: { db, wedding, workshop }, input: { event_id } }) => {
    const [costs, totals, payments] = await Promise.all([
      allCosts(db, wedding, event_id).then((costs) => withQuoted(db, wedding, costs)),
      sumCosts(db, wedding, event_id),
      listPayments(db, wedding, { ...everyPayment, event_id }),
    ])
    const made = await workshop.make('workbook', { sheets: budgetSheets(costs, totals, payments) })
    return new Download({ name: 'budget.xlsx', type: xlsxType, ...made })
  }),

  get: api.get.handler(async ({ context: { db, wedding }, input: { id } }) => ({
    data: (await findShownCost(db, wedding, id)) ?? notFound(),
  })),

  create: api.create.handler(async ({ context: { db, wedding }, input: { user_id: _, act, ...cost } }) => {
    requireEvent(wedding, { event_id: cost.event_id })
    return inTransaction(db, async (db) => {
      const [added] = await costRows.add(db, wedding, { values: [noting(cost)], act })
      const { id } = added ?? invalid({ event_id: ['There is no such event.'] })
      return { data: (await findShownCost(db, wedding, id)) ?? notFound() }
    })
  }),

  split: api.split.handler(({ context: { db, wedding }, input: { total, parts, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      // What the wedding may cost is said in an act of its own: taking the split back leaves it.
      await saveUser(db, wedding, { wedding_budget: total })
      return { data: await costRows.add(db, wedding, { values: parts.map((part) => ({ ...nothing, ...part })), act }) }
    }),
  ),

  update: api.update.handler(({ context: { db, wedding }, input: { id, version, act, ...said } }) => {
    if (said.event_id !== undefined) requireEvent(wedding, { event_id: said.event_id })
    return inTransaction(db, async (db) => {
      await costRows.lock(db, wedding, [id])
      const change = noting(said, (await costRows.findOne(db, wedding, id)) ?? notFound())
      const isChange = Object.values(change).some((value) => value !== undefined)
      const isSaved = isChange && (await costRows.change(db, wedding, { ids: [id], change, version, act })).length > 0
      const data = (await findShownCost(db, wedding, id)) ?? notFound()
      return isChange && !isSaved ? conflict(data) : { data }
    })
  }),

  destroy: api.destroy.handler(({ context: { db, wedding }, input: { items, act = randomUUID() } }) => {
    const ids = [...new Set(items)]
    return inTransaction(db, async (db) => {
      await costRows.lock(db, wedding, ids)
      await letGo(db, wedding, ids, act)
      const payments = await findOf(db, wedding, { costs: ids })
      await removePayments(db, wedding, payments, act)
      if ((await costRows.remove(db, wedding, ids, act)).length < ids.length) invalid({ items: ['There is no such cost.'] })
      return { data: { ids, undo: act } }
    })
  }),
})

/** What is said, with what was agreed in dollars where it was said in another currency. */
function noting<Said extends Noting<'actual'>>(said: Said, before?: Pick<StoredCost, 'actual' | keyof Foreign>) {
  const { change, errors } = noted('actual', said, before)
  if (errors) invalid(errors)
  return { ...said, ...change }
}

/** What was pledged for these costs is for all of it from now on, and so much as it came to. */
async function letGo(db: Db, wedding: Wedding, costs: readonly number[], act: string): Promise<void> {
  for (const { id, amount } of await findPledgesFor(db, wedding, costs))
    await pledgeRows.change(db, wedding, { ids: [id], change: { item_id: null, percent: null, amount, event_id: null }, act })
}
