import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { asUnshared } from '#web/map/as-missing.ts'

export function purchasesQuery() {
  return api.payments.list.queryOptions()
}

export function cardsQuery() {
  return api.payments.cards.queryOptions()
}

/** As it is now. A provider that is away keeps nobody from what they bought. */
export async function loadMembership(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.fetchQuery({ ...purchasesQuery(), staleTime: 0 }).catch(asUnshared),
    cache.fetchQuery({ ...cardsQuery(), staleTime: 0 }).catch(() => cache.setQueryData(cardsQuery().queryKey, { data: [] })),
  ])
}
