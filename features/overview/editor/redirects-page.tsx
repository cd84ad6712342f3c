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
import css from './editor.css?url'

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

/** Addresses at which pieces stood before; each leads on. */
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
      {found.data.length === 0 ? (
        <EmptyState fact={t('editor.no_redirects')} hint={t('editor.no_redirects_hint')} />
      ) : (
        <table className="select-table trail-table">
          <thead>
            <tr>
              <th scope="col">{t('editor.was_at')}</th>
              <th scope="col">{t('editor.leads_to')}</th>
              <th scope="col">{t('editor.when')}</th>
            </tr>
          </thead>
          <tbody>
            {found.data.map(({ url, to, title, created_at }) => (
              <tr key={url}>
                <th scope="row">
                  {url}
                  <small>{title}</small>
                </th>
                <td>
                  <a href={to}>{to}</a>
                </td>
                <td className="num">{showMoment(created_at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager meta={found.meta} />
    </main>
  )
}
