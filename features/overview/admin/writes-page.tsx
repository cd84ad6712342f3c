import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { asMissing } from '#web/map/as-missing.ts'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { wholeNumber } from '#web/menus/search.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Pager } from '#web/ui/pager.tsx'
import css from './admin.css?url'
import { acted } from './acted.ts'
import { showLength, showMoment } from './moments.ts'
import { trailSearch } from './people-search.ts'

export const Route = createFileRoute('/_admin/admin/trail/$id')({
  validateSearch: trailSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps: { page } }) => {
    const id = wholeNumber(1)(params.id)
    if (id === undefined) throw notFound()
    const cache = await context.queries.open()
    const { impersonation } = await cache.ensureQueryData(writesQuery(id, page)).catch(asMissing)
    return { title: acted(impersonation), id }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: WritesPage,
})

function writesQuery(id: number, page: number | undefined) {
  return api.admin.writes.queryOptions({ input: { id, ...(page && { page }) } })
}

/** What was written during one impersonation, the latest first. */
function WritesPage() {
  const { id } = Route.useLoaderData()
  const { page } = Route.useSearch()
  const { data: writes } = useSuspenseQuery(writesQuery(id, page))
  const { started_at, ended_at } = writes.impersonation
  return (
    <main className="admin-page" id="main">
      <Link className="admin-back" to="/admin/trail">
        <Icon name="arrow-left" />
        {t('trail.back')}
      </Link>
      <header>
        <h1>{acted(writes.impersonation)}</h1>
        <p className="num">
          {showMoment(started_at)} · {showLength(started_at, ended_at)}
        </p>
      </header>
      {writes.data.length === 0 && <p>{t('trail.nothing')}</p>}
      {writes.data.length > 0 && (
        <table className="select-table trail-table">
          <thead>
            <tr>
              <th scope="col">{t('trail.write')}</th>
              <th scope="col">{t('trail.object')}</th>
              <th scope="col">{t('trail.when')}</th>
            </tr>
          </thead>
          <tbody>
            {writes.data.map((write) => (
              <tr key={write.id}>
                <th scope="row">
                  {write.summary}
                  <small className="num">{showMoment(write.created_at)}</small>
                </th>
                <td>{write.object_id}</td>
                <td>{showMoment(write.created_at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager meta={writes.meta} />
    </main>
  )
}
