import { api } from '#web/client/api.ts'

/** How things stand with one event. */
export function oneEventQuery(id: number) {
  return api.one_event.get.queryOptions({ input: { id } })
}
