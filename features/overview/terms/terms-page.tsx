import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NewTerm } from './new-term.tsx'
import { TermChanges } from './term-changes.tsx'
import { TermsTable } from './terms-table.tsx'
import css from './terms.css?url'
import { termsSearch } from './terms-search.ts'

export const Route = createFileRoute('/_admin/admin/terms')({
  validateSearch: termsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await (await context.queries.open()).ensureQueryData(termsQuery(deps.taxonomy))
    return { title: t('terms.list') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: TermsPage,
})

function termsQuery(taxonomy: string | undefined) {
  return api.terms.get.queryOptions({ input: taxonomy ? { taxonomy } : {} })
}

/** What pieces are filed under, one taxonomy at a time. */
function TermsPage() {
  const { taxonomy } = Route.useSearch()
  const { data: found } = useSuspenseQuery(termsQuery(taxonomy)).data
  const { taxonomies, slug, terms, changes, is_reckoned } = found
  const nav = useRef<HTMLElement>(null)
  // On a phone they are one line that scrolls.
  useEffect(() => nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [slug])
  const title = taxonomies.find((one) => one.slug === slug)?.title ?? slug
  return (
    <main className="admin-page" id="main">
      <Link className="admin-back" to="/admin/content">
        <Icon name="arrow-left" />
        {t('editor.back')}
      </Link>
      <header>
        <div>
          <h1>{t('terms.list')}</h1>
          <p>{t('terms.text')}</p>
        </div>
      </header>
      <nav ref={nav} className="chips terms-taxonomies" aria-label={t('terms.taxonomies')}>
        {taxonomies.map((one) => (
          <Link
            key={one.slug}
            className="chip"
            to="/admin/terms"
            search={{ taxonomy: one.slug }}
            data-selected={one.slug === slug || undefined}
            aria-current={one.slug === slug ? 'true' : undefined}
            activeProps={{}}
            activeOptions={{ exact: true }}
            resetScroll={false}
          >
            {one.title} <span className="chip-count num">{one.terms}</span>
          </Link>
        ))}
      </nav>
      <div className="terms-columns">
        <div>
          <h2 id="terms-of">{title}</h2>
          {is_reckoned ? <p className="admin-note">{t('terms.reckoned_text')}</p> : <NewTerm key={slug} taxonomy={slug} />}
          {terms.length > 0 ? (
            <TermsTable key={slug} taxonomy={slug} terms={terms} />
          ) : (
            <EmptyState fact={t('terms.no_terms')} hint={t('terms.reckoned_text')} />
          )}
        </div>
        <TermChanges changes={changes} />
      </div>
    </main>
  )
}
