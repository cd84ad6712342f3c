import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { asMissing } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { wholeNumber } from '#web/menus/search.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChecklistList } from './checklist-list.tsx'
import { panelForServer } from './checklist-panels.tsx'
import { basisQuery, itemsQuery, reachedQuery } from './checklist-query.ts'
import { fetchPayments, paymentQueries } from './due-payments.ts'
import { checklistSearch } from './checklist-search.ts'
import { whoseOf } from './checklist-whose.ts'
import css from './checklist.css?url'

export const Route = createFileRoute('/_user/dashboard/events/$id/task')({
  validateSearch: checklistSearch,
  loaderDeps: ({ search: { item: _, add: __, ...search } }) => search,
  loader: async ({ context, deps: search, params }) => {
    const event = wholeNumber(1)(params.id)
    if (event === undefined) throw notFound()
    const cache = await context.queries.open()
    const [{ data: reached }, basis] = await Promise.all([
      cache.ensureQueryData(reachedQuery()),
      cache.ensureQueryData(basisQuery(event)),
    ]).catch(asMissing)
    await Promise.all([
      cache.ensureInfiniteQueryData({ ...itemsQuery(search, event, basis), pages: 2 }),
      fetchPayments(cache, paymentQueries(search, event, basis, reached)),
      panelForServer(),
    ])
    return { event, whose: whoseOf(basis.wedding, reached, event) }
  },
  head: () => pageHead({ title: t('menu.checklist'), css }),
  component: EventTasksPage,
})

/** What is to be done for one event. */
function EventTasksPage() {
  const search = Route.useSearch()
  const { event } = Route.useLoaderData()
  const { data: basis } = useSuspenseQuery(basisQuery(event))
  const {
    data: { data: reached },
  } = useSuspenseQuery(reachedQuery())
  const back = (
    <Link className="checklist-back" to="/dashboard/events/$id" params={{ id: String(event) }}>
      <Icon name="arrow-left" /> {t('checklist.back_to_event')}
    </Link>
  )
  return (
    <ChecklistList
      key={event}
      query={itemsQuery(search, event, basis)}
      payments={paymentQueries(search, event, basis, reached)}
      search={search}
      event={event}
      isFixed
      back={back}
    />
  )
}
