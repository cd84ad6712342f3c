import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { asMissing } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { wholeNumber } from '#web/menus/search.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChecklistOf } from './checklist-of.tsx'
import { basisQuery, reachedQuery } from './checklist-query.ts'
import { fetchChecklist } from './fetch-checklist.ts'
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
    await fetchChecklist(cache, { search, event, basis, reached })
    return { event, whose: whoseOf(basis.wedding, reached, event) }
  },
  head: () => pageHead({ title: t('menu.checklist'), css }),
  component: EventTasksPage,
})

/** What is to be done for one event. */
function EventTasksPage() {
  const search = Route.useSearch()
  const { event } = Route.useLoaderData()
  const back = (
    <Link className="checklist-back" to="/dashboard/events/$id" params={{ id: String(event) }}>
      <Icon name="arrow-left" /> {t('checklist.back_to_event')}
    </Link>
  )
  return <ChecklistOf search={search} event={event} isFixed back={back} />
}
