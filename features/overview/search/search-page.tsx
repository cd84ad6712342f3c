import spot from 'virtual:picture/empty-search'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import pieces from '#features/magazine/pieces/pieces.css?url'
import { matching } from '#web/menus/finds.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SearchKinds } from './search-kinds.tsx'
import css from './search.css?url'
import { allOf, foundOf, groupsOf } from './search-groups.ts'
import { SearchResults } from './search-results.tsx'
import { searchSearch } from './search-search.ts'

export const Route = createFileRoute('/_default/search')({
  validateSearch: searchSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { visitor }, deps: { q: asked = '', kind, page } }) => {
    const q = asked.replaceAll(/\p{Cc}+/gu, ' ').trim()
    const [{ api }, { findsFor }] = await Promise.all([import('#web/client/api.ts'), import('#web/layouts/known-finds.ts')])
    const [data, all, alone] = await Promise.all([
      api.site.data.call(),
      q ? api.search.find.call({ q, per_page: kind ? 1 : foundOf }) : nothing,
      q && kind ? api.search.find.call({ q, kind, page, per_page: allOf }) : nothing,
    ])
    const pages = matching(findsFor(data, visitor, '/search'), q).slice(0, allOf)
    const groups = groupsOf(all.data, pages)
    return { q, groups, shown: kind ? groupsOf(alone.data, kind === 'page' && !page ? pages : []) : groups, read_as: all.read_as }
  },
  head: ({ loaderData }) => {
    const { meta, links } = pageHead({ title: loaderData?.q || t('found.title'), css })
    return { links: [{ rel: 'stylesheet', href: pieces }, ...links], meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: SearchPage,
})

const nothing = { data: [], read_as: [] }

/** What has the words, for whoever came by Enter and for whoever has no script. */
function SearchPage() {
  const { kind, page = 1 } = Route.useSearch()
  const { visitor } = Route.useRouteContext()
  const { q, groups, shown, read_as } = Route.useLoaderData()
  const total = shown.reduce((sum, group) => sum + group.total, 0)
  return (
    <main className="search-page wrap" id="main">
      <header>
        <h1>
          {q ? (
            <>
              {t('found.heading_for')} <em>{q}</em>
            </>
          ) : (
            t('found.heading')
          )}
        </h1>
        <SearchForm key={q} q={q} />
      </header>
      {q !== '' && total === 0 ? (
        <EmptyState
          picture={<Picture of={spot} sizes="180px" />}
          fact={t('found.none')}
          hint={visitor ? t('found.none_text') : t('found.none_visitor')}
        />
      ) : (
        <div className="search-columns">
          {q !== '' && <SearchKinds q={q} groups={groups} kind={kind} />}
          <div>
            {q !== '' && <p role="status">{total === 1 ? t('found.found_one') : t('found.found', { n: total })}</p>}
            {read_as.map(({ typed, words }) => (
              <p key={typed}>{t('found.read_as', { typed, words: words.join('”, “') })}</p>
            ))}
            {shown.map((group) => (
              <SearchResults key={group.kind} q={q} group={group} page={kind && page} />
            ))}
          </div>
        </div>
      )}
    </main>
  )
}

/** A plain form; with script the page stays. */
function SearchForm({ q }: { q: string }) {
  const navigate = useNavigate()

  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    void navigate({ to: '/search', search: { q: String(typed).trim() } })
  }

  return (
    <search>
      <form className="search-form" action="/search" onSubmit={find}>
        <label>
          <Icon name="magnifying-glass" />
          <span className="only-heard">{t('found.field')}</span>
          <input className="field-input" name="q" type="search" defaultValue={q} maxLength={200} placeholder={t('found.example')} />
        </label>
        <button className="button main" type="submit">
          {t('found.button')}
        </button>
        {q && (
          <a className="button ghost" href="/">
            {t('found.clear')}
          </a>
        )}
      </form>
    </search>
  )
}
