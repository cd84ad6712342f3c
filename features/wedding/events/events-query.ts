import { api } from '#web/client/api.ts'

/** The wedding with its events, and how many are on the list of each. */
export function weddingQuery() {
  return api.guests.list.queryOptions({ input: { per_page: 1 } })
}

/** All events within reach, those of others among them. */
export function reachedQuery() {
  return api.guest_wedding_events.all.queryOptions()
}
