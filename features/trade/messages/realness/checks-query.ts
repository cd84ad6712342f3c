import { api } from '#web/client/api.ts'

/** Of whom vendors ask whether they are real. */
export function leadChecksQuery(id?: number) {
  return api.lead_checks.queue.queryOptions({ input: id ? { id } : {} })
}
