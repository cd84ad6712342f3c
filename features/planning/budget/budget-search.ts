import { oneOf, type Search, searchOf, wholeNumber, words } from '#web/menus/search.ts'
import { categories } from './categories.ts'
import type { Order } from './orders.ts'
import { paymentStates } from './states.ts'

/** In which orders the page shows the costs, by their names in the address. */
export const shownOrders = {
  newest: { order_by: 'created_at', order_dir: 'desc' },
  name: { order_by: 'name', order_dir: 'asc' },
  category: { order_by: 'category', order_dir: 'asc' },
  planned: { order_by: 'estimated', order_dir: 'desc' },
  agreed: { order_by: 'actual', order_dir: 'desc' },
  due: { order_by: 'next_due', order_dir: 'asc' },
} as const satisfies Record<string, { order_by: Order; order_dir: 'asc' | 'desc' }>

export type ShownOrder = keyof typeof shownOrders

const readers = {
  /** The one event whose costs are shown. */
  event: wholeNumber(1),
  type: oneOf(...categories),
  search: words(),
  /** What of them: paid, or promised. */
  state: oneOf(...paymentStates),
  /** The payments instead of the costs. */
  show: oneOf('payments'),
  order: oneOf(...(Object.keys(shownOrders) as ShownOrder[])),
  page: wholeNumber(1, 100_000),
  /** Which cost stands open beside the list. */
  item: wholeNumber(1),
  /** A new one is being written. */
  add: oneOf('1', 'split'),
}

/** What of the budget is shown, as it stands in the address. */
export const budgetSearch = searchOf(readers)

export type BudgetSearch = Search<typeof readers>

export const budgetPath = '/tools/budget-tool'
