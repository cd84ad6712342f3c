import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { newKey } from '#web/api.ts'
import { pageHead } from '#web/page-head.ts'
import { startContext } from '#web/start-context.ts'
import { t as siteText } from '#web/text/text.ts'
import { t } from '#web/text/tools-text.ts'
import { Pager } from '#web/ui/pager.tsx'
import { GuestCounts } from './guest-counts.tsx'
import { GuestEmpty } from './guest-empty.tsx'
import { GuestEventForm } from './guest-event-form.tsx'
import { GuestFilters } from './guest-filters.tsx'
import { GuestForm } from './guest-form.tsx'
import { guestsQuery } from './guest-query.ts'
import { guestSearch, isFiltered } from './guest-search.ts'
import { GuestTable } from './guest-table.tsx'
import css from './guests.css?url'

export const Route = createFileRoute('/_user/tools/guest-list')({
  validateSearch: guestSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await (await context.queries.open()).ensureQueryData(guestsQuery(deps))
    return { posted: startContext()?.form, key: newKey() }
  },
  head: () => pageHead({ title: siteText('guest_list.title'), description: siteText('guest_list.description'), css }),
  component: GuestListPage,
})

function GuestListPage() {
  const search = Route.useSearch()
  const { posted, key } = Route.useLoaderData()
  const { data: page } = useSuspenseQuery(guestsQuery(search))
  const { data: guests, guest_wedding_events: events, guest_wedding_event_counts: counts, meta } = page
  const isEmpty = meta.total === 0 && !isFiltered(search)

  return (
    <main className="guest-list" id="main">
      <h1>{t('guest_list.title')}</h1>
      {events.length === 0 ? <GuestEventForm /> : <GuestCounts events={events} counts={counts} />}
      <GuestForm posted={posted} idempotencyKey={key} />
      {!isEmpty && <GuestFilters search={search} events={events} total={meta.total} />}
      {guests.length === 0 ? <GuestEmpty isFiltered={!isEmpty} /> : <GuestTable guests={guests} events={events} />}
      <Pager meta={meta} />
    </main>
  )
}
