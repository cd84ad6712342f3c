import { api } from '#web/client/api.ts'

/** Who gives, of the whole wedding or toward the costs of one event. */
export function contributorsQuery(event: number | undefined) {
  return api.contributors.list.queryOptions({ input: { ...(event && { event_id: event }) } })
}
