import { api } from '#web/client/api.ts'
import type { BudgetSearch } from './budget-search.ts'
import { categories, type Category } from './categories.ts'
import { orderFor, shownOrders } from './shown-orders.ts'
import { costStates, paymentStates } from './states.ts'

/** All events within reach, one's own first. */
export function reachedQuery() {
  return api.guest_wedding_events.all.queryOptions()
}

/** The event goes along only where one is chosen. */
export function costsQuery({ event, type, search, order, page, show, state: asked }: BudgetSearch) {
  const state = costStates.find((one) => one === asked)
  // Beside the payments the costs are there for their sums alone.
  const narrowed = show ? { per_page: 1 } : { ...ofCategory(type), ...(search && { search }), ...(state && { state }), page }
  return api.budget_items.list.queryOptions({ input: { ...shownOrders[orderFor(order)], ...(event && { event_id: event }), ...narrowed } })
}

/** By their days, those without one last. */
export function paymentsQuery({ event, type, search, page, state: given }: BudgetSearch) {
  const state = paymentStates.find((one) => one === given)
  const asked = { ...(event && { event_id: event }), ...ofCategory(type), ...(search && { search }), ...(state && { state }) }
  return api.user_transactions.list.queryOptions({ input: { ...asked, page } })
}

/** What was paid and is to be paid of one cost. */
export function paymentsOfQuery(item_id: number) {
  return api.user_transactions.list.queryOptions({ input: { item_id, per_page: 100 } })
}

/** What is no category narrows nothing. */
function ofCategory(given: string | undefined): { type?: Category } {
  const type = categories.find((category) => category === given)
  return type ? { type } : {}
}
