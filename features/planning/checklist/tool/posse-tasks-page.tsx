import { createFileRoute, Link, notFound, redirect } from '@tanstack/react-router'
import { helperPath } from '#web/map/helper-path.ts'
import { pageHead } from '#web/start/page-head.ts'
import { wholeNumber } from '#web/menus/search.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { asEnded } from '#features/wedding/helping/ended-loading.ts'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'
import { permissions } from '#features/wedding/access/permissions.ts'
import { ChecklistOf } from './checklist-of.tsx'
import { basisQuery, reachedQuery } from './checklist-query.ts'
import { fetchChecklist } from './fetch-checklist.ts'
import { checklistSearch } from './checklist-search.ts'
import { whoseOf } from './checklist-whose.ts'
import css from './checklist.css?url'

export const Route = createFileRoute('/_user/dashboard/posse/{-$user}/events/{-$id}/task')({
  validateSearch: checklistSearch,
  loaderDeps: ({ search: { item: _, add: __, ...search } }) => search,
  loader: async ({ context, deps: search, params: { user, id } }) => {
    const cache = await context.queries.open()
    const { data: reached } = await cache.ensureQueryData(reachedQuery())
    if (id === undefined) throw toFirst(reached, user)
    const event = wholeNumber(1)(id)
    if (event === undefined) throw notFound()
    const basis = await cache.ensureQueryData(basisQuery(event)).catch(asEnded({ event, user }))
    const { user_id } = basis.wedding
    if (user !== undefined && user !== String(user_id)) throw notFound()
    await fetchChecklist(cache, { search, event, basis, reached })
    return { event, user_id, whose: whoseOf(basis.wedding, reached, event) }
  },
  head: () => pageHead({ title: t('menu.checklist'), css }),
  notFoundComponent: NoLongerShared,
  component: PosseTasksPage,
})

/** Without an event it is the first whose checklist the couple shares. */
function toFirst(reached: readonly ReachedEvent[], user: string | undefined) {
  const first = reached.find(
    ({ role, user_id, permissions: allowed }) =>
      role !== 'owner' && (user === undefined || user === String(user_id)) && allowed.includes(permissions.checklist),
  )
  return first ? redirect({ href: `${helperPath(first)}/task` }) : notFound()
}

/** What is to be done for one event of another couple. */
function PosseTasksPage() {
  const search = Route.useSearch()
  const { event, user_id } = Route.useLoaderData()
  const back = (
    <Link className="checklist-back" to={helperPath({ user_id, id: event })}>
      <Icon name="arrow-left" /> {t('checklist.back_to_event')}
    </Link>
  )
  return <ChecklistOf search={search} event={event} isFixed back={back} />
}
