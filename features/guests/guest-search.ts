import { type Search, searchOf, wholeNumber, words } from '#web/search.ts'

const readers = {
  page: wholeNumber(1, 1_000_000),
  search: words(),
  guest_event_id: wholeNumber(1),
  status: wholeNumber(0, 4),
}

/** What of the list is shown, as it stands in the address. */
export const guestSearch = searchOf(readers)

export type GuestSearch = Search<typeof readers>

export function isFiltered({ search, guest_event_id, status }: GuestSearch): boolean {
  return Boolean(search) || guest_event_id !== undefined || status !== undefined
}
