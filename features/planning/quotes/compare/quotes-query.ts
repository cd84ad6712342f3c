import { api } from '#web/client/api.ts'

interface Which {
  service?: string | undefined
  event?: number | undefined
}

/** What vendors of a service ask. At other numbers it is reckoned where it is shown. */
export function quotesQuery({ service, event }: Which) {
  return api.quotes.compare.queryOptions({ input: { ...(service && { service }), ...(event && { event_id: event }) } })
}

/** All that one vendor ever asked. */
export function versionsQuery(id: number) {
  return api.quotes.list.queryOptions({ input: { id } })
}
