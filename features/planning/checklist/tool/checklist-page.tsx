import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { tools } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { asEnded } from '#features/wedding/helping/ended-loading.ts'
import { ownStart } from '#features/wedding/helping/helper-whose.ts'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'
import { ChecklistList } from './checklist-list.tsx'
import { panelForServer } from './checklist-panels.tsx'
import { basisQuery, itemsQuery, reachedQuery } from './checklist-query.ts'
import { fetchPayments, paymentQueries } from './due-payments.ts'
import { checklistSearch } from './checklist-search.ts'
import { eventFor, whoseOf } from './checklist-whose.ts'
import css from './checklist.css?url'

export const Route = createFileRoute('/_user/tools/wedding-checklist')({
  validateSearch: checklistSearch,
  loaderDeps: ({ search: { item: _, add: __, ...search } }) => search,
  loader: async ({ context, deps: search }) => {
    const cache = await context.queries.open()
    const { data: reached } = await cache.ensureQueryData(reachedQuery())
    const event = eventFor(reached, search.event)
    const basis = await cache.ensureQueryData(basisQuery(event)).catch(asEnded({ event }))
    const { role, checklist_setup_at } = basis.wedding
    if (role !== 'helper' && checklist_setup_at === null)
      throw redirect({ href: ownStart(reached, context.visitor) ?? tools.checklist.complete })
    await Promise.all([
      cache.ensureInfiniteQueryData({ ...itemsQuery(search, event, basis), pages: 2 }),
      fetchPayments(cache, paymentQueries(search, event, basis, reached)),
      panelForServer(),
    ])
    return { event, whose: whoseOf(basis.wedding, reached, event) }
  },
  head: () => pageHead({ title: t('menu.checklist'), css }),
  notFoundComponent: NoLongerShared,
  component: ChecklistPage,
})

function ChecklistPage() {
  const search = Route.useSearch()
  const { event } = Route.useLoaderData()
  const { data: basis } = useSuspenseQuery(basisQuery(event))
  const {
    data: { data: reached },
  } = useSuspenseQuery(reachedQuery())
  return (
    <ChecklistList
      key={event}
      query={itemsQuery(search, event, basis)}
      payments={paymentQueries(search, event, basis, reached)}
      search={search}
      event={event}
    />
  )
}
