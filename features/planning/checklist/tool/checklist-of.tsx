import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ChecklistList } from './checklist-list.tsx'
import { basisQuery, itemsQuery, reachedQuery } from './checklist-query.ts'
import type { ChecklistSearch } from './checklist-search.ts'
import { paymentQueries } from './due-payments.ts'

interface Props {
  search: ChecklistSearch
  event: number | undefined
  /** The page is about this one event, and says so. */
  isFixed?: boolean
  back?: ReactNode
}

/** The checklist of all events or of one, from what its page fetched. */
export function ChecklistOf({ search, event, isFixed = false, back }: Props) {
  const { data: basis } = useSuspenseQuery(basisQuery(event))
  const { data: reached } = useSuspenseQuery(reachedQuery())
  return (
    <ChecklistList
      key={event}
      query={itemsQuery(search, event, basis)}
      payments={paymentQueries(search, event, basis, reached.data)}
      search={search}
      event={event}
      isFixed={isFixed}
      back={back}
    />
  )
}
