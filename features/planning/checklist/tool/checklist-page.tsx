import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { tools } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { asEnded } from '#features/wedding/helping/ended-loading.ts'
import { ownStart } from '#features/wedding/helping/helper-whose.ts'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'
import { ChecklistOf } from './checklist-of.tsx'
import { basisQuery, reachedQuery } from './checklist-query.ts'
import { fetchChecklist } from './fetch-checklist.ts'
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
    await fetchChecklist(cache, { search, event, basis, reached })
    return { event, whose: whoseOf(basis.wedding, reached, event) }
  },
  head: () => pageHead({ title: t('menu.checklist'), css }),
  notFoundComponent: NoLongerShared,
  component: ChecklistPage,
})

function ChecklistPage() {
  const search = Route.useSearch()
  const { event } = Route.useLoaderData()
  return <ChecklistOf search={search} event={event} />
}
