import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { GuestPage } from './contract.ts'
import { allGuestsQuery } from './guest-query.ts'
import type { GuestSearch } from './guest-search.ts'

/** All pages as one, growing until the last is there. */
export function useWholeList(search: GuestSearch, event: number | undefined): GuestPage {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useSuspenseInfiniteQuery(allGuestsQuery(search, event))
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return useMemo(() => joined(data.pages), [data.pages])
}

function joined(pages: readonly GuestPage[]): GuestPage {
  const [first] = pages
  const guests = pages.flatMap(({ data }) => data)
  const households = new Map(pages.flatMap((page) => page.households).map((household) => [household.id, household]))
  return { ...first!, data: guests, households: [...households.values()], meta: { ...first!.meta, to: guests.length } }
}
