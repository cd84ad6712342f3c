import { api } from '#web/client/api.ts'
import { type BudgetSearch, shownOrders } from './budget-search.ts'

/** All events within reach, one's own first. */
export function reachedQuery() {
  return api.guest_wedding_events.all.queryOptions()
}

/** The event goes along only where one is chosen. */
export function costsQuery({ event, type, search, order = 'newest', page }: BudgetSearch) {
  const input = { ...shownOrders[order], ...(event && { event_id: event }), ...(type && { type }), ...(search && { search }), page }
  return api.budget_items.list.queryOptions({ input })
}
