import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ButtonLink } from '#web/ui/links.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { ContentFilters } from './content-filters.tsx'
import { type ContentSearch, contentSearch } from './content-search.ts'
import { ContentTable } from './content-table.tsx'
import css from './editor.css?url'
import { typeIn, typeNames, typeWords } from './piece-words.ts'

export const Route = createFileRoute('/_admin/admin/content')({
  validateSearch: contentSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await (await context.queries.open()).ensureQueryData(contentQuery(deps))
    return { title: t('admin.content') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: ContentPage,
})

function contentQuery({ search, type: given, status, sort, page }: ContentSearch) {
  const type = typeIn(given)
  const input = {
    ...(search && { search }),
    ...(type && { type }),
    ...(status && { status }),
    ...(sort && { sort }),
    ...(page && { page }),
  }
  return api.editor.list.queryOptions({ input })
}

/** All pieces of the magazine, those that somebody wrote on last first. */
function ContentPage() {
  const search = Route.useSearch()
  const { data: found } = useSuspenseQuery(contentQuery(search))
  const { all, statuses } = found.counts
  const number = (count = 0) => count.toLocaleString('en-US')
  return (
    <main className="admin-page" id="main">
      <header>
        <div>
          <h1>{t('admin.content')}</h1>
          <p className="num">{t('editor.counts', { n: number(all), drafts: number(statuses['draft']) })}</p>
        </div>
        <form className="new-piece" action="/admin/content/new" method="get">
          <SelectField
            name="type"
            label={t('editor.new_type')}
            defaultValue="article"
            choices={typeNames.map((value) => ({ value, label: typeWords[value] }))}
          />
          <button className="button main" type="submit">
            {t('editor.write')}
          </button>
        </form>
      </header>
      <ContentFilters search={search} counts={found.counts} />
      {found.data.length > 0 ? (
        <ContentTable rows={found.data} />
      ) : (
        <EmptyState fact={t('editor.nothing')} hint={t('editor.nothing_hint')}>
          <ButtonLink to="/admin/content">{t('editor.show_all')}</ButtonLink>
        </EmptyState>
      )}
      <Pager meta={found.meta} />
      <p className="admin-note">
        <Link to="/admin/terms">{t('terms.list')}</Link> · <Link to="/admin/redirects">{t('editor.redirects')}</Link>
      </p>
    </main>
  )
}
