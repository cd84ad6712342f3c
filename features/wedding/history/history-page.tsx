import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { asMissing } from '#web/map/as-missing.ts'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MoreLink } from '#web/ui/links.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { HistoryDays } from './history-days.tsx'
import { HistoryFilters } from './history-filters.tsx'
import css from './history.css?url'
import { actsQuery, reachedQuery } from './history-query.ts'
import { historyPath, historySearch } from './history-search.ts'
import { whoseOf } from './history-whose.ts'

export const Route = createFileRoute('/_user/dashboard/history')({
  validateSearch: historySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: search }) => {
    const cache = await context.queries.open()
    const { data: events } = await cache.ensureQueryData(reachedQuery())
    const page = await cache.ensureQueryData(actsQuery(search)).catch(asMissing)
    return { now: Date.now(), whose: whoseOf(page.wedding, events, search.event) }
  },
  head: () => pageHead({ title: t('history_page.title'), css }),
  component: HistoryPage,
})

/** What was done in a wedding, day by day, and the way back from it. */
function HistoryPage() {
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  const { data: page } = useSuspenseQuery(actsQuery(search))
  const { data: reached } = useSuspenseQuery(reachedQuery())
  const { user_id } = page.wedding
  useEffect(() => void api.history.visit.call({ user_id }).catch(() => {}), [user_id])
  const isNarrow = [search.kind, search.person, search.since].some((filter) => filter !== undefined)
  return (
    <main className="history" id="main">
      <header>
        <h1>{t('history_page.title')}</h1>
        <p className="lead">{t('history_page.lead')}</p>
      </header>
      <HistoryFilters search={search} page={page} events={reached.data.filter((event) => event.user_id === user_id)} now={now} />
      {page.data.length > 0 && <HistoryDays acts={page.data} since={page.since} now={now} />}
      {page.data.length === 0 && (isNarrow ? <NothingFound event={search.event} /> : <NothingYet />)}
      <Pager meta={page.meta} />
    </main>
  )
}

function NothingYet() {
  return (
    <EmptyState fact={t('history_page.empty')} hint={t('history_page.empty_hint')}>
      <MoreLink to="/dashboard">{t('history_page.to_dashboard')}</MoreLink>
    </EmptyState>
  )
}

function NothingFound({ event }: { event: number | undefined }) {
  return (
    <EmptyState fact={t('history_page.none')} hint={t('history_page.none_hint')}>
      <MoreLink to={historyPath} search={{ event }}>
        {t('history_page.show_all')}
      </MoreLink>
    </EmptyState>
  )
}
