import { api } from '#web/client/api.ts'

export function eventQuery(id: number) {
  return api.guest_wedding_events.get.queryOptions({ input: { id } })
}

/** As many guests as one takes in at a look, and how many gave which answer. */
export function lookQuery(id: number) {
  return api.guests.list.queryOptions({ input: { guest_event_id: id, per_page: 12, order_by: 'household' } })
}

export function reachedQuery() {
  return api.guest_wedding_events.all.queryOptions()
}

/** Whom one helps, and whom one helped. */
export function possesQuery() {
  return api.user_posses.list.queryOptions()
}
