import { api } from '#web/client/api.ts'
import { oneOf } from '#web/menus/search.ts'
import type { BudgetSearch } from './budget-search.ts'
import { categories } from './categories.ts'
import { orderFor, shownOrders } from './shown-orders.ts'
import { costStates, paymentStates } from './states.ts'

/** What of these is none narrows nothing. */
const [categoryIn, costStateIn, paymentStateIn] = [oneOf(...categories), oneOf(...costStates), oneOf(...paymentStates)]

/** All events within reach, one's own first. */
export function reachedQuery() {
  return api.guest_wedding_events.all.queryOptions()
}

/** The event goes along only where one is chosen. */
export function costsQuery({ event, search, order, page, show, ...asked }: BudgetSearch) {
  const [type, state] = [categoryIn(asked.type), costStateIn(asked.state)]
  // Beside the payments the costs are there for their sums alone.
  const narrowed = show ? { per_page: 1 } : { ...(type && { type }), ...(search && { search }), ...(state && { state }), page }
  return api.budget_items.list.queryOptions({ input: { ...shownOrders[orderFor(order)], ...(event && { event_id: event }), ...narrowed } })
}

/** What the budget says of itself: whose it is, its events, and its sums. */
export function sumsQuery(event: number | undefined) {
  return api.budget_items.list.queryOptions({ input: { ...(event && { event_id: event }), per_page: 1 } })
}

/** The costs that one may think of, by name. */
export function choicesQuery({ event, type, search }: BudgetSearch) {
  const asked = { ...(event && { event_id: event }), ...(categoryIn(type) && { type: categoryIn(type) }), ...(search && { search }) }
  return api.budget_items.list.queryOptions({ input: { ...asked, per_page: 100, order_by: 'name', order_dir: 'asc' } })
}

/** By their days, those without one last. */
export function paymentsQuery({ event, search, page, ...given }: BudgetSearch) {
  const [type, state] = [categoryIn(given.type), paymentStateIn(given.state)]
  const asked = { ...(event && { event_id: event }), ...(type && { type }), ...(search && { search }), ...(state && { state }) }
  return api.user_transactions.list.queryOptions({ input: { ...asked, page } })
}

/** The envelopes of the day, in the order in which they were written down. */
export function tipsQuery({ event }: BudgetSearch) {
  return api.user_transactions.list.queryOptions({
    input: { tip_role: 'any', order_by: 'created_at', per_page: 100, ...(event && { event_id: event }) },
  })
}

/** What was paid and is to be paid of one cost. */
export function paymentsOfQuery(item_id: number) {
  return api.user_transactions.list.queryOptions({ input: { item_id, per_page: 100 } })
}

/** What proves the payments of one cost. */
export function receiptsOfQuery(item_id: number) {
  return api.receipts.list.queryOptions({ input: { item_id, per_page: 500 } })
}
