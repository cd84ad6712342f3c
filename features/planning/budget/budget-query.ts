import { api } from '#web/client/api.ts'
import { type BudgetSearch, shownOrders } from './budget-search.ts'
import { costStates } from './states.ts'

/** All events within reach, one's own first. */
export function reachedQuery() {
  return api.guest_wedding_events.all.queryOptions()
}

/** The event goes along only where one is chosen. */
export function costsQuery({ event, type, search, order = 'newest', page, show, state: asked }: BudgetSearch) {
  const state = costStates.find((one) => one === asked)
  // Beside the payments the costs are there for their sums alone.
  const narrowed = show ? { per_page: 1 } : { ...(type && { type }), ...(search && { search }), ...(state && { state }), page }
  return api.budget_items.list.queryOptions({ input: { ...shownOrders[order], ...(event && { event_id: event }), ...narrowed } })
}

/** By their days, those without one last. */
export function paymentsQuery({ event, type, search, page, state }: BudgetSearch) {
  const asked = { ...(event && { event_id: event }), ...(type && { type }), ...(search && { search }), ...(state && { state }) }
  return api.user_transactions.list.queryOptions({ input: { ...asked, page } })
}

/** What was paid and is to be paid of one cost. */
export function paymentsOfQuery(item_id: number) {
  return api.user_transactions.list.queryOptions({ input: { item_id, per_page: 100 } })
}
