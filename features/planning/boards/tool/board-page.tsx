import { createFileRoute, notFound } from '@tanstack/react-router'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { refusal } from '#web/client/refusal.ts'
import { oneOf, searchOf, wholeNumber } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { PublicBoard } from './public-board.tsx'
import { OpenBoard } from './open-board.tsx'
import { boardQuery } from './boards-query.ts'
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

/** One board: a desk for who works on it, a wall for everybody else. */
function BoardPage() {
  const id = Number(Route.useParams().id)
  const { item, show } = Route.useSearch()
  const { visitor } = Route.useRouteContext()
  const { data, hasNextPage, isFetching, fetchNextPage } = useSuspenseInfiniteQuery(boardQuery(id, show === 'real'))
  const [first] = data.pages
  const items = data.pages.flatMap(({ data }) => data.items)
  const more = hasNextPage && !isFetching ? () => void fetchNextPage() : undefined
  if (!first) return null
  if (first.role === null) return <PublicBoard page={first} items={items} more={more} />
  return <OpenBoard key={id} page={first} items={items} chosen={item} username={visitor?.username ?? ''} more={more} />
}
