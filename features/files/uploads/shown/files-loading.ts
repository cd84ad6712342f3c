import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { oneOf, type Search, wholeNumber } from '#web/menus/search.ts'
import { fileOrders } from '../file-orders.ts'

/** What the address says of the list: which page of it, in which order, and whether of what is deleted; and the file just deleted. */
export const filesSearch = {
  page: wholeNumber(1, 1_000_000),
  order: oneOf(...fileOrders),
  deleted: oneOf('yes'),
  file: wholeNumber(1),
}

export type FilesSearch = Search<typeof filesSearch>

export function filesQuery({ page = 1, order = fileOrders[0], deleted }: FilesSearch) {
  return api.files.list.queryOptions({ input: { page, order, deleted: deleted === 'yes' } })
}

export async function loadFiles(cache: QueryClient, search: FilesSearch): Promise<void> {
  await cache.fetchQuery({ ...filesQuery(search), staleTime: 0 })
}
