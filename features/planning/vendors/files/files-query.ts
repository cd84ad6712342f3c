import { api } from '#web/client/api.ts'

/** All that is kept of a vendor. */
export function filesQuery(id: number) {
  return api.vendor_files.list.queryOptions({ input: { id } })
}
