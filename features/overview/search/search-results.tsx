import { Link } from '@tanstack/react-router'
import { aboutOf, kindWords } from '#web/menus/find-words.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Marked } from '#web/ui/marked.tsx'
import { allOf, type Group } from './search-groups.ts'

interface Props {
  q: string
  group: Group
  /** Which page it is, where this kind stands alone. */
  page: number | undefined
}

/** What was found of one kind, the best of it or a page of all. */
export function SearchResults({ q, group, page }: Props) {
  const { kind, total, finds } = group
  const isPages = kind === 'page'
  const title = isPages ? (q ? t('found.pages') : t('found.where')) : t(kindWords[kind].many)
  return (
    <section className="search-results">
      <h2>{title}</h2>
      <ul>
        {finds.map((find) => (
          <li key={find.to + find.title}>
            <a href={find.to}>
              <b>
                <Marked text={find.title} typed={q} />
              </b>
              <small>{'couple' in find ? aboutOf(find) : find.about}</small>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
      {!isPages && page === undefined && total > finds.length && (
        <p>
          <Link className="button" to="/search" search={{ q, kind }}>
            {t('found.all', { n: total })}
          </Link>
        </p>
      )}
      {!isPages && page !== undefined && total > allOf && <Pages q={q} kind={kind} page={page} total={total} />}
    </section>
  )
}

function Pages({ q, kind, page, total }: { q: string; kind: Exclude<Group['kind'], 'page'>; page: number; total: number }) {
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
