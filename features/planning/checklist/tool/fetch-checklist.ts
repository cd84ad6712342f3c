import type { QueryClient } from '@tanstack/react-query'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import type { ChecklistPage } from '../contract.ts'
import { panelForServer } from './checklist-panels.tsx'
import { itemsQuery } from './checklist-query.ts'
import type { ChecklistSearch } from './checklist-search.ts'
import { fetchPayments, paymentQueries } from './due-payments.ts'

interface Asked {
  search: ChecklistSearch
  event: number | undefined
  basis: ChecklistPage
  reached: readonly ReachedEvent[]
}

/** What a page of the list shows once it knows whose it is: its first tasks, what is due with them, and the panel beside. */
export async function fetchChecklist(cache: QueryClient, { search, event, basis, reached }: Asked): Promise<void> {
  await Promise.all([
    cache.ensureInfiniteQueryData({ ...itemsQuery(search, event, basis), pages: 2 }),
    fetchPayments(cache, paymentQueries(search, event, basis, reached)),
    panelForServer(),
  ])
}
