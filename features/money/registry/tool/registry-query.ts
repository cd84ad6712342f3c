import { api } from '#web/client/api.ts'
import type { RegistrySearch } from './registry-search.ts'

export function registryQuery() {
  return api.registry.get.queryOptions({ input: {} })
}

export function giftsQuery({ show, search, page }: Pick<RegistrySearch, 'show' | 'search' | 'page'>) {
  return api.gifts.list.queryOptions({ input: { ...(show && { show }), ...(search && { search }), ...(page && { page }) } })
}
