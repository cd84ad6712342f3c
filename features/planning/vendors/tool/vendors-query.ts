import { api } from '#web/client/api.ts'
import { categories } from '../../budget/categories.ts'
import { statuses } from '../states.ts'
import { orderFor, shownOrders } from './shown-orders.ts'
import type { VendorsSearch } from './vendors-search.ts'

/** All events within reach, one's own first. */
export function reachedQuery() {
  return api.guest_wedding_events.all.queryOptions()
}

/** What is counted and still open, and a page of the list where that is shown. */
export function vendorsQuery({ event, view, service, status: asked, search, order, page }: VendorsSearch) {
  const taxonomy = categories.find((one) => one === service)
  const status = statuses.find((one) => one === asked)
  const narrowed = {
    ...shownOrders[orderFor(order)],
    ...(taxonomy && { taxonomy }),
    ...(status && { status }),
    ...(search && { search }),
    page,
  }
  const onEvent = event && { guest_event_id: event }
  return api.user_vendors.list.queryOptions({ input: view ? { ...onEvent, ...narrowed } : { ...onEvent, per_page: 1 } })
}

/** Everybody at once, for the columns. */
export function everyVendorQuery({ event }: Pick<VendorsSearch, 'event'>) {
  return api.user_vendors.all.queryOptions({ input: event ? { guest_event_id: event } : {} })
}
