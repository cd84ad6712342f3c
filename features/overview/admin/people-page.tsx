import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { postedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ButtonLink } from '#web/ui/links.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import css from './admin.css?url'
import { PeopleFilters } from './people-filters.tsx'
import { type PeopleSearch, peopleSearch } from './people-search.ts'
import { PeopleTable } from './people-table.tsx'

export const Route = createFileRoute('/_admin/admin/people')({
  validateSearch: peopleSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const cache = await context.queries.open()
    await cache.ensureQueryData(peopleQuery(deps))
    return { title: t('admin.people'), now: new Date().toISOString(), posted: postedForm('impersonate') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: PeoplePage,
})

function peopleQuery({ search, filter, page }: PeopleSearch) {
  return api.admin.people.queryOptions({ input: { ...(search && { search }), ...(filter && { filter }), ...(page && { page }) } })
}

/** Everybody with an account. */
function PeoplePage() {
  const search = Route.useSearch()
  const { now, posted } = Route.useLoaderData()
  const { data: people } = useSuspenseQuery(peopleQuery(search))
  const { accounts, new_today } = people.counts
  return (
    <main className="admin-page" id="main">
      <header>
        <h1>{t('admin.people')}</h1>
        <p className="num">{t('people.counts', { accounts: accounts.toLocaleString('en-US'), new: new_today.toLocaleString('en-US') })}</p>
      </header>
      <PeopleFilters search={search} />
      {posted && (
        <p className="form-error" role="alert">
          {posted.message}
        </p>
      )}
      {people.data.length > 0 ? <PeopleTable people={people.data} now={now} /> : <Nobody />}
      <Pager meta={people.meta} />
      <p className="admin-note">
        <Icon name="shield-check" />
        {t('people.recorded')}
      </p>
    </main>
  )
}

function Nobody() {
  return (
    <EmptyState fact={t('people.nobody')} hint={t('people.nobody_hint')}>
      <ButtonLink to="/admin/people">{t('people.show_all')}</ButtonLink>
    </EmptyState>
  )
}
