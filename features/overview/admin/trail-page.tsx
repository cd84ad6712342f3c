import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ButtonLink } from '#web/ui/links.tsx'
import { Pager } from '#web/ui/pager.tsx'
import css from './admin.css?url'
import { trailSearch } from './people-search.ts'
import { TrailTable } from './trail-table.tsx'

export const Route = createFileRoute('/_admin/admin/trail')({
  validateSearch: trailSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { page } }) => {
    await (await context.queries.open()).ensureQueryData(trailQuery(page))
    return { title: t('admin.trail') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: TrailPage,
})

function trailQuery(page: number | undefined) {
  return api.admin.impersonations.queryOptions({ input: page ? { page } : {} })
}

/** Who acted as whom, the latest first. */
function TrailPage() {
  const { page } = Route.useSearch()
  const { data: trail } = useSuspenseQuery(trailQuery(page))
  return (
    <main className="admin-page" id="main">
      <header>
        <h1>{t('admin.trail')}</h1>
      </header>
      {trail.data.length > 0 ? <TrailTable trail={trail.data} /> : <Empty />}
      <Pager meta={trail.meta} />
    </main>
  )
}

function Empty() {
  return (
    <EmptyState fact={t('trail.empty')} hint={t('trail.empty_hint')}>
      <ButtonLink to="/admin/people">{t('trail.to_people')}</ButtonLink>
    </EmptyState>
  )
}
