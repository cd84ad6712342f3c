import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import type { GuestPage } from './contract.ts'
import { directionOf } from './guest-orders.ts'
import type { GuestSearch } from './guest-search.ts'

/** All events within reach, one's own first. */
export function eventsQuery() {
  return api.guest_wedding_events.all.queryOptions()
}

/** The page of the list that an address names. */
export function guestsQuery(search: GuestSearch, event: number | undefined) {
  return api.guests.list.queryOptions({ input: { ...asked(search, event), page: search.page } })
}

/** The list whole, fetched by and by; each page begins where the one before ended. */
export function allGuestsQuery(search: GuestSearch, event: number | undefined) {
  const input = asked(search, event)
  return infiniteQueryOptions({
    ...api.guests.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...input, cursor, per_page: 100 }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ meta }: GuestPage) => meta.next_cursor ?? undefined,
    }),
  })
}

/** How many of them lack an address, an email or a telephone number. */
export function missingQuery(event: number | undefined) {
  return api.guests.list.queryOptions({ input: { guest_event_id: event, missing_info: 'any', per_page: 1 } })
}

export function guestQuery(id: number) {
  return api.guests.get.queryOptions({ input: { id } })
}

/** Households stand together until somebody asks for another order. */
function asked(
  { status, search, missing_info, order_by = 'household', order_dir = directionOf(order_by) }: GuestSearch,
  event: number | undefined,
) {
  return { guest_event_id: event, status, search, missing_info, order_by, order_dir }
}
