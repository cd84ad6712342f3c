import { api } from '#web/client/api.ts'

export function websiteQuery() {
  return api.website.get.queryOptions({ input: {} })
}
