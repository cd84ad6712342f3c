import { Link } from '@tanstack/react-router'
import { kindWords } from '#web/menus/find-words.ts'
import { t } from '#web/text/text.ts'
import type { Kind } from './kinds.ts'
import { SearchFind } from './search-find.tsx'
import { allOf, type Group } from './search-groups.ts'

interface Props {
  q: string
  group: Group
  /** Which page it is, where this kind stands alone. */
  page: number | undefined
}

/** What was found of one kind, the best of it or a page of all. */
export function SearchResults({ q, group: { kind, total, finds }, page }: Props) {
  return (
    <section className="search-results">
      <h2>{kind === 'page' && !q ? t('found.where') : t(kindWords[kind].many)}</h2>
      <ul>
        {finds.map((find) => (
          <SearchFind key={find.to + find.title} of={find} q={q} />
        ))}
      </ul>
      {kind !== 'term' && page === undefined && total > finds.length && (
        <p>
          <Link className="button" to="/search" search={{ q, kind }}>
            {t('found.all', { n: total })}
          </Link>
        </p>
      )}
      {kind !== 'term' && page !== undefined && total > allOf && <Pages q={q} kind={kind} page={page} total={total} />}
    </section>
  )
}

function Pages({ q, kind, page, total }: { q: string; kind: Kind; page: number; total: number }) {
  const last = Math.ceil(total / allOf)
  return (
    <nav className="search-pages" aria-label={t('found.kinds')}>
      {page > 1 && (
        <Link className="button" to="/search" search={{ q, kind, page: page - 1 }} rel="prev">
          {t('found.previous')}
        </Link>
      )}
      <span className="num">{t('found.place', { from: (page - 1) * allOf + 1, to: Math.min(page * allOf, total), total })}</span>
      {page < last && (
        <Link className="button" to="/search" search={{ q, kind, page: page + 1 }} rel="next">
          {t('found.next')}
        </Link>
      )}
    </nav>
  )
}
