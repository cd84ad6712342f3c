import { api } from '#web/client/api.ts'

/** Of the whole wedding or of one event. */
export function roomsQuery(event: number | undefined) {
  return api.rooms.list.queryOptions({ input: { ...(event && { event_id: event }) } })
}
