import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { categories } from '#features/planning/budget/categories.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { reachedQuery, vendorsQuery } from '#features/planning/vendors/tool/vendors-query.ts'
import { loadVendors } from '#features/planning/vendors/tool/vendors-loader.ts'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { NoQuotes } from './no-quotes.tsx'
import { QuotesHead } from './quotes-head.tsx'
import { nameOf } from './service-name.ts'
import { quotesQuery } from './quotes-query.ts'
import { quotesSearch } from './quotes-search.ts'
import { SideBySide } from './side-by-side.tsx'
import css from './quotes.css?url'

export const Route = createFileRoute('/_user/tools/vendor-manager/quotes/{-$service}')({
  validateSearch: quotesSearch,
  loaderDeps: ({ search: { event } }) => ({ event }),
  loader: async ({ context, deps, params: { service } }) => {
    if (service !== undefined && !categories.some((one) => one === service)) throw notFound()
    const cache = await context.queries.open()
    const { event, whose } = await loadVendors(cache, { event: deps.event }, context.visitor)
    const { service: shown } = await cache.ensureQueryData(quotesQuery({ service, event }))
    return { event, whose, title: shown === null ? t('quotes.title') : t('quotes.side_by_side', { service: nameOf(shown) }) }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? t('quotes.title'), css }),
  notFoundComponent: NoLongerShared,
  component: QuotesPage,
})

/** What vendors of one service ask, side by side, at any number of guests. */
function QuotesPage() {
  const { event, title } = Route.useLoaderData()
  const { service } = Route.useParams()
  const search = Route.useSearch()
  const { data: vendors } = useSuspenseQuery(vendorsQuery({ event }))
  const { data: page } = useSuspenseQuery(quotesQuery({ service, event }))
  const { data: reached } = useSuspenseQuery(reachedQuery())
  const mayAccept =
    page.wedding.role !== 'helper' ||
    reached.data.some(({ id, permissions: may }) => id === event && may.includes(permissions.transactions))
  const isEmpty = page.data.length === 0
  return (
    <main className="quotes" id="main">
      <QuotesHead page={page} hired={vendors.statuses['hired'] ?? 0} title={title} search={{ ...search, event }} />
      {isEmpty ? (
        <NoQuotes page={page} event={event} />
      ) : (
        <SideBySide key={page.service} page={page} search={search} event={event} mayAccept={mayAccept} />
      )}
    </main>
  )
}
