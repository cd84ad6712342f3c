import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { newKey } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { tools } from '#web/map/routes.ts'
import { wholeNumber, writeSearch } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { asEnded } from '#features/wedding/helping/ended-loading.ts'
import { ownStart } from '#features/wedding/helping/helper-whose.ts'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'
import { GuestList } from './guest-list.tsx'
import { eventAt } from './chosen-event.ts'
import { allGuestsQuery, eventsQuery, guestsQuery, missingQuery } from './guest-query.ts'
import { panelsForServer } from './guest-panels.tsx'
import { guestListPath, guestSearch } from './guest-search.ts'
import { whoseOf } from './guest-whose.ts'
import css from './guests.css?url'

export const Route = createFileRoute('/_user/tools/guest-list/{-$event}')({
  validateSearch: guestSearch,
  loaderDeps: ({ search: { guest: _, add: __, ...search } }) => search,
  loader: async ({ context, deps: search, params }) => {
    if (params.event !== undefined) toEvent(params.event, search)
    const cache = await context.queries.open()
    const { data: events } = await cache.ensureQueryData(eventsQuery())
    const event = eventAt(events, search)
    const [page] = await Promise.all([
      search.show === 'all'
        ? cache.ensureInfiniteQueryData(allGuestsQuery(search, event)).then(({ pages: [first] }) => first!)
        : cache.ensureQueryData(guestsQuery(search, event)),
      cache.ensureQueryData(missingQuery(event)),
      panelsForServer(),
    ]).catch(asEnded({ event }))
    const { role, guestlist_setup_at } = page.wedding
    if (role !== 'helper' && guestlist_setup_at === null)
      throw redirect({ href: ownStart(events, context.visitor) ?? tools['guest-list'].complete })
    return { posted: startContext()?.form, key: newKey(), event, whose: whoseOf(page, events, event) }
  },
  head: () => pageHead({ title: t('guest_list.title'), description: t('guest_list.description'), css }),
  notFoundComponent: NoLongerShared,
  component: GuestListPage,
})

/** An event in the path is the same as one in the query, which is where the page's own links put it. */
function toEvent(given: string, search: object): never {
  const event = wholeNumber(1)(given)
  if (event === undefined) throw notFound()
  throw redirect({ href: `${guestListPath}${writeSearch({ ...search, event })}` })
}

function GuestListPage() {
  const search = Route.useSearch()
  const { event, posted, key } = Route.useLoaderData()
  const { data: reached } = useSuspenseQuery(eventsQuery())
  const shown = { search, reached: reached.data, event }
  return <GuestList key={event} {...shown} posted={posted} idempotencyKey={key} />
}
