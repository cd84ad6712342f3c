import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { api } from '#web/client/api.ts'
import type { ChecklistPage } from '../contract.ts'
import { endOfWeek } from './day-words.ts'
import type { ChecklistSearch } from './checklist-search.ts'

/** All events within reach, one's own first. */
export function reachedQuery() {
  return api.guest_wedding_events.all.queryOptions()
}

/** Who asks decides what is hidden, and when the week ends. */
export function basisQuery(event: number | undefined) {
  return api.user_checklist_items.list.queryOptions({ input: { guest_wedding_event_id: event, per_page: 1 } })
}

/** How many are open. */
export function openQuery() {
  return api.user_checklist_items.list.queryOptions({ input: { show: 'open', per_page: 1 } })
}

/** The list whole, page after page. */
export function itemsQuery(
  search: ChecklistSearch,
  event: number | undefined,
  { settings, today }: Pick<ChecklistPage, 'settings' | 'today'>,
) {
  const asked = askedFor(search.show ?? (settings.hides_done ? 'open' : 'all'), endOfWeek(today, settings.week_starts_on))
  return infiniteQueryOptions({
    ...api.user_checklist_items.list.infiniteOptions({
      input: (page: number) => ({ ...asked, guest_wedding_event_id: event, page }),
      initialPageParam: 1,
      getNextPageParam: ({ meta }: ChecklistPage) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    }),
  })
}

export interface WholeChecklist extends ChecklistPage {
  /** The last page is there. */
  isWhole: boolean
}

/** All pages as one, growing until the last is there. */
export function useChecklist(options: ReturnType<typeof itemsQuery>): WholeChecklist {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useSuspenseInfiniteQuery(options)
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return useMemo(() => joined(data.pages, !hasNextPage), [data.pages, hasNextPage])
}

function askedFor(show: NonNullable<ChecklistSearch['show']>, week: string) {
  if (show === 'mine') return { assignee: 'me' as const, show: 'open' as const }
  return show === 'week' ? { due_until: week } : { show }
}

function joined(pages: readonly ChecklistPage[], isWhole: boolean): WholeChecklist {
  const items = new Map(pages.flatMap(({ data }) => data).map((item) => [item.id, item]))
  return { ...pages[0]!, data: [...items.values()], isWhole }
}
