import { createFileRoute, notFound } from '@tanstack/react-router'
import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusal } from '#web/client/refusal.ts'
import { oneOf, searchOf, wholeNumber } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { PublicBoard } from './public-board.tsx'
import { OpenBoard } from './open-board.tsx'
import type { Held } from './board-wall.tsx'
import { boardQuery, pageQuery, perPage } from './boards-query.ts'
import css from './boards.css?url'

const boardSearch = searchOf({ item: wholeNumber(1), saved: wholeNumber(1), save: wholeNumber(1), show: oneOf('real') })

export const Route = createFileRoute('/_content/boards/$id')({
  validateSearch: boardSearch,
  loaderDeps: ({ search: { show } }) => ({ real: show === 'real' }),
  loader: async ({ context, params: { id }, deps: { real } }) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
    const cache = await context.queries.open()
    try {
      const { pages } = await cache.ensureInfiniteQueryData(boardQuery(Number(id), real))
      return { name: pages[0]!.data.name }
    } catch (error) {
      if (refusal(error)?.status === 404) throw notFound()
      throw error
    }
  },
  head: ({ loaderData }) => {
    const { meta, links } = pageHead({ title: loaderData?.name ?? t('menu.boards'), css })
    return { links, meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: BoardPage,
})

function BoardPage() {
  const id = Number(Route.useParams().id)
  const isReal = Route.useSearch().show === 'real'
  return <OneBoard key={`${id} ${isReal}`} id={id} isReal={isReal} />
}

/** One board: a desk for who works on it, a wall for everybody else. */
function OneBoard({ id, isReal }: { id: number; isReal: boolean }) {
  const { item } = Route.useSearch()
  const { visitor } = Route.useRouteContext()
  const { first, held } = useHeld(id, isReal)
  // It is counted with the first page, which may have gone meanwhile.
  const [counted, setCounted] = useState(first?.real_count ?? null)
  if (!first) return null
  if (first.real_count !== null && first.real_count !== counted) setCounted(first.real_count)
  const page = { ...first, real_count: counted }
  if (first.role === null) return <PublicBoard page={page} held={held} />
  return <OpenBoard page={page} held={held} chosen={item} username={visitor?.username ?? ''} />
}

/** The pages of a board that are here, and how any other comes: those beside them join them, one far away takes their place. */
function useHeld(id: number, isReal: boolean) {
  const cache = useQueryClient()
  const query = boardQuery(id, isReal)
  const { data, hasNextPage, isFetching, fetchNextPage, fetchPreviousPage } = useSuspenseInfiniteQuery(query)
  const [first, last] = [data.pages[0], data.pages.at(-1)]
  const [least, most] = [first?.meta.current_page ?? 1, last?.meta.current_page ?? 1]

  function reach(nth: number): void {
    const page = Math.floor(nth / perPage) + 1
    if (isFetching || (page >= least && page <= most)) return
    if (page === most + 1) return void fetchNextPage()
    if (page === least - 1) return void fetchPreviousPage()
    // What fails is asked for again by the next look.
    cache.fetchQuery(pageQuery(id, isReal, page)).then(
      (found) => cache.setQueryData(query.queryKey, { pages: [found], pageParams: [page] }),
      () => undefined,
    )
  }

  const items = data.pages.flatMap(({ data }) => data.items)
  const held: Held = { items, before: (least - 1) * perPage, total: first?.meta.total ?? 0, hasMore: hasNextPage, reach }
  return { first, held }
}
