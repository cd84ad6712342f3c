import { api } from '#web/api.ts'
import type { GuestSearch } from './guest-search.ts'

/** The page of the list that an address names. */
export function guestsQuery(search: GuestSearch) {
  return api.guests.list.queryOptions({ input: search })
}
