import { api } from '#web/client/api.ts'

export function dashboardQuery() {
  return api.dashboards.get.queryOptions()
}

/** All events within reach, those of others among them. */
export function reachedQuery() {
  return api.guest_wedding_events.all.queryOptions()
}
