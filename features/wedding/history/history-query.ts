import { api } from '#web/client/api.ts'
import type { HistorySearch } from './history-search.ts'

export function actsQuery({ event, ...filters }: HistorySearch) {
  const given = Object.entries({ ...filters, event_id: event }).filter(([, value]) => value !== undefined)
  return api.history.list.queryOptions({ input: Object.fromEntries(given) })
}

/** All events within reach, those of others among them. */
export function reachedQuery() {
  return api.guest_wedding_events.all.queryOptions()
}
