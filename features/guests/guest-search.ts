import * as z from 'zod/mini'
import { api } from '#web/api.ts'
import { wholeNumber, words } from '#web/search.ts'

/** What of the list is shown, as it stands in the address. */
export const guestSearch = z.object({
  page: wholeNumber(1, 1_000_000),
  search: words(),
  guest_event_id: wholeNumber(1),
  status: wholeNumber(0, 4),
})

export type GuestSearch = z.infer<typeof guestSearch>

export function guestsQuery(search: GuestSearch) {
  return api.guests.list.queryOptions({ input: search })
}

export function isFiltered({ search, guest_event_id, status }: GuestSearch): boolean {
  return Boolean(search) || guest_event_id !== undefined || status !== undefined
}
