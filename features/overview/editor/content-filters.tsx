import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { t } from '#web/text/text.ts'
import { SearchBox } from '#web/ui/plain/search-box.tsx'
import { type ContentSearch, contentSearch } from './content-search.ts'
import { statuses } from './piece-statuses.ts'
import { statusWords, typeNames, typeWords } from './piece-words.ts'

interface Props {
  search: ContentSearch
  counts: { all: number; types: Record<string, number>; statuses: Record<string, number> }
}

const sorts = [
  [undefined, t('editor.by_save')],
  ['newest', t('editor.by_day')],
  ['title', t('editor.by_title')],
] as const

/** A plain form that asks for the page again; with script the list follows while one types. */
export function ContentFilters({ search, counts }: Props) {
  const navigate = useNavigate({ from: '/admin/content' })
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function apply(event?: FormEvent) {
    event?.preventDefault()
    clearTimeout(timer.current)
    if (!form.current) return
    const { search } = contentSearch(Object.fromEntries(new FormData(form.current)))
    // Whatever else was chosen while somebody typed stays.
    void navigate({ to: '/admin/content', search: (now) => ({ ...now, search, page: undefined }), replace: true, resetScroll: false })
  }

  function applySoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, 250)
  }

  const shown = { ...search, page: undefined }
  const types = typeNames.filter((type) => (counts.types[type] ?? 0) > 0)
  return (
    <search className="content-filters">
      <form ref={form} action="/admin/content" method="get" onInput={applySoon} onSubmit={apply}>
        {(['type', 'status', 'sort'] as const).map((name) =>
          search[name] ? <input key={name} type="hidden" name={name} value={search[name]} /> : null,
        )}
        <SearchBox label={t('editor.search')} value={search.search} placeholder={t('editor.search_hint')} />
        <noscript>
          <button className="button" type="submit">
            {t('people.find')}
          </button>
        </noscript>
      </form>
      <nav className="chips" aria-label={t('editor.types')}>
        <Chip search={{ ...shown, type: undefined }} isOn={!search.type} label={t('people.all')} count={counts.all} />
        {types.map((type) => (
          <Chip
            key={type}
            search={{ ...shown, type }}
            isOn={search.type === type}
            label={typeWords[type]}
            count={counts.types[type] ?? 0}
          />
        ))}
      </nav>
      <nav className="chips" aria-label={t('editor.stands')}>
        {statuses.map((status) => (
          <Chip
            key={status}
            search={{ ...shown, status: search.status === status ? undefined : status }}
            isOn={search.status === status}
            label={statusWords[status].word}
            count={counts.statuses[status] ?? 0}
          />
        ))}
      </nav>
      <nav className="chips" aria-label={t('editor.sort')}>
        {sorts.map(([sort, label]) => (
          <Chip key={label} search={{ ...shown, sort }} isOn={search.sort === sort} label={label} />
        ))}
      </nav>
    </search>
  )
}

function Chip({ search, isOn, label, count }: { search: ContentSearch; isOn: boolean; label: string; count?: number }) {
  return (
    <Link
      className="chip"
      to="/admin/content"
      search={search}
      data-selected={isOn || undefined}
      aria-current={isOn ? 'true' : undefined}
      activeProps={{}}
      activeOptions={{ exact: true }}
      resetScroll={false}
    >
      {label}
      {count !== undefined && <span className="chip-count num">{count.toLocaleString('en-US')}</span>}
    </Link>
  )
}
