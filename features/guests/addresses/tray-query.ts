import { api } from '#web/client/api.ts'

export function collectorQuery() {
  return api.address_collector.get.queryOptions({ input: {} })
}

export function trayQuery() {
  return api.address_collector.list.queryOptions({ input: {} })
}
