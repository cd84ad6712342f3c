import { randomUUID } from 'node:crypto'
import { inTransaction } from '#db/db.ts'
import { requireEvent } from '#features/wedding/access/policy.server.ts'
import { pageMeta } from '#features/shapes.ts'
import { Download } from '#server/download.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { xlsxType } from '#server/xlsx.ts'
import { budgetSheets } from './budget-sheets.ts'
import { allCosts, costRows, countCosts, findBudgeted, findBudgetEvents, listCosts, sumCosts } from './rows.server.ts'

const api = inWedding.budget_items

export const budgetRoutes = guarded.budget_items.router({
  list: api.list.handler(async ({ context: { db, wedding }, input: { user_id: _, ...query } }) => {
    const [data, total, sums, budgeted, guest_wedding_events] = await Promise.all([
      listCosts(db, wedding, query),
      countCosts(db, wedding, query),
      sumCosts(db, wedding, query.event_id),
      findBudgeted(db, wedding),
      findBudgetEvents(db, wedding),
    ])
    const { user_id, firstname, other_firstname, role, guestlist_setup_at } = wedding
    const whose = { user_id, firstname, other_firstname, role, guestlist_setup_at }
    return { data, meta: pageMeta(query, total), totals: { ...sums, budgeted }, wedding: whose, guest_wedding_events }
  }),

  export: api.export.handler(async ({ context: { db, wedding, workshop }, input: { event_id } }) => {
    const [costs, totals] = await Promise.all([allCosts(db, wedding, event_id), sumCosts(db, wedding, event_id)])
    const made = await workshop.make('workbook', { sheets: budgetSheets(costs, totals) })
    return new Download({ name: 'budget.xlsx', type: xlsxType, ...made })
  }),

  get: api.get.handler(async ({ context: { db, wedding }, input: { id } }) => ({
    data: (await costRows.findOne(db, wedding, id)) ?? notFound(),
  })),

  create: api.create.handler(async ({ context: { db, wedding }, input: { user_id: _, act, ...cost } }) => {
    requireEvent(wedding, { event_id: cost.event_id })
    const [data] = await costRows.add(db, wedding, { values: [cost], act })
    return { data: data ?? invalid({ event_id: ['There is no such event.'] }) }
  }),

  update: api.update.handler(({ context: { db, wedding }, input: { id, version, act, ...change } }) => {
    if (change.event_id !== undefined) requireEvent(wedding, { event_id: change.event_id })
    return inTransaction(db, async (db) => {
      const isChange = Object.values(change).some((value) => value !== undefined)
      const isSaved = isChange && (await costRows.change(db, wedding, { ids: [id], change, version, act })).length > 0
      const data = (await costRows.findOne(db, wedding, id)) ?? notFound()
      return isChange && !isSaved ? conflict(data) : { data }
    })
  }),

  destroy: api.destroy.handler(({ context: { db, wedding }, input: { items, act = randomUUID() } }) => {
    const ids = [...new Set(items)]
    return inTransaction(db, async (db) => {
      if ((await costRows.remove(db, wedding, ids, act)).length < ids.length) invalid({ items: ['There is no such cost.'] })
      return { data: { ids, undo: act } }
    })
  }),
})
