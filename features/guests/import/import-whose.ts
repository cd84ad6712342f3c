import { api } from '#web/client/api.ts'

/** Whose list it is, and its events: what a page of the list says of itself. */
export function whoseQuery(event: number | undefined) {
  return api.guests.list.queryOptions({ input: { guest_event_id: event, per_page: 1 } })
}
