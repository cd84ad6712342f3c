import { oneOf, type Search, searchOf, wholeNumber, words } from '#web/menus/search.ts'
import { categories } from './categories.ts'
import type { Order } from './orders.ts'

/** In which orders the page shows the costs, by their names in the address. */
export const shownOrders = {
  newest: { order_by: 'created_at', order_dir: 'desc' },
  name: { order_by: 'name', order_dir: 'asc' },
  category: { order_by: 'category', order_dir: 'asc' },
  planned: { order_by: 'estimated', order_dir: 'desc' },
  agreed: { order_by: 'actual', order_dir: 'desc' },
} as const satisfies Record<string, { order_by: Order; order_dir: 'asc' | 'desc' }>

export type ShownOrder = keyof typeof shownOrders

const readers = {
  /** The one event whose costs are shown. */
  event: wholeNumber(1),
  type: oneOf(...categories),
  search: words(),
  order: oneOf(...(Object.keys(shownOrders) as ShownOrder[])),
  page: wholeNumber(1, 100_000),
  /** Which cost stands open beside the list. */
  item: wholeNumber(1),
  /** A new one is being written. */
  add: oneOf('1'),
}

/** What of the budget is shown, as it stands in the address. */
export const budgetSearch = searchOf(readers)

export type BudgetSearch = Search<typeof readers>

export const budgetPath = '/tools/budget-tool'
