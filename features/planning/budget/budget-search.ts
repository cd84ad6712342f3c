import { oneOf, type Search, searchOf, wholeNumber, words } from '#web/menus/search.ts'

const readers = {
  /** The one event whose costs are shown. */
  event: wholeNumber(1),
  /** A category by its slug; what they are called is for the page, which comes later than its address. */
  type: words(40),
  search: words(),
  /** What of them: paid, or promised. */
  state: words(20),
  /** The payments, the tips, or what might be, instead of the costs. */
  show: oneOf('payments', 'envelopes', 'what-if'),
  order: words(20),
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
