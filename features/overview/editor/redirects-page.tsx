import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { showMoment } from '../admin/moments.ts'
import { api } from '#web/client/api.ts'
import { trailSearch } from '../admin/people-search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { RedirectForm } from './redirects/redirect-form.tsx'
import css from './redirects/redirects.css?url'
import { RedirectsTable } from './redirects/redirects-table.tsx'

export const Route = createFileRoute('/_admin/admin/redirects')({
  validateSearch: trailSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await (await context.queries.open()).ensureQueryData(redirectsQuery(deps.page))
    return { title: t('editor.redirects') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: RedirectsPage,
})

function redirectsQuery(page: number | undefined) {
  return api.editor.redirects.queryOptions({ input: page ? { page } : {} })
}

/** Addresses that lead on, since pieces stood there before or an operator says so. */
function RedirectsPage() {
  const { page } = Route.useSearch()
  const { data: found } = useSuspenseQuery(redirectsQuery(page))
  return (
    <main className="admin-page" id="main">
      <Link className="admin-back" to="/admin/content">
        <Icon name="arrow-left" />
        {t('editor.back')}
      </Link>
      <header>
        <h1>{t('editor.redirects')}</h1>
      </header>
      <RedirectForm />
      {found.data.length === 0 ? (
        <EmptyState fact={t('editor.no_redirects')} hint={t('editor.no_redirects_hint')} />
      ) : (
        <RedirectsTable redirects={found.data} />
      )}
      <Pager meta={found.meta} />
      {found.removed.length > 0 && (
        <section className="redirects-gone" aria-labelledby="redirects-gone">
          <h2 id="redirects-gone">{t('redirects.taken_away')}</h2>
          <ul>
            {found.removed.map(({ url, to, removed_by, removed_at }) => (
              <li key={`${url} ${removed_at}`}>
                {t('redirects.led_to', { url, to })}
                <small>{t('redirects.removed_by', { name: removed_by ?? t('redirects.somebody'), when: showMoment(removed_at) })}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
