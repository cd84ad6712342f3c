import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { t } from '#web/text/text.ts'
import { SearchBox } from '#web/ui/plain/search-box.tsx'
import { type PeopleSearch, peopleSearch } from './people-search.ts'

const filters = [
  [undefined, t('people.all')],
  ['couples', t('people.couples')],
  ['vendors', t('people.vendors')],
  ['helpers', t('people.helpers')],
  ['subscribers', t('people.subscribers')],
  ['admins', t('people.admins')],
] as const

/** A plain form that asks for the page again; with script the list follows while one types. */
export function PeopleFilters({ search }: { search: PeopleSearch }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function apply(event?: FormEvent) {
    event?.preventDefault()
    clearTimeout(timer.current)
    if (!form.current) return
    const asked = peopleSearch(Object.fromEntries(new FormData(form.current)))
    void navigate({ to: '/admin/people', search: { ...asked, page: undefined }, replace: true, resetScroll: false })
  }

  function applySoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, 250)
  }

  return (
    <search className="people-filters">
      <form ref={form} action="/admin/people" method="get" onInput={applySoon} onSubmit={apply}>
        {search.filter && <input type="hidden" name="filter" value={search.filter} />}
        <SearchBox label={t('people.search')} value={search.search} placeholder={t('people.search_hint')} />
        <noscript>
          <button className="button" type="submit">
            {t('people.find')}
          </button>
        </noscript>
      </form>
      <nav className="chips" aria-label={t('people.filter')}>
        {filters.map(([filter, label]) => (
          <Link
            key={label}
            className="chip"
            to="/admin/people"
            search={{ search: search.search, filter }}
            data-selected={search.filter === filter || undefined}
            aria-current={search.filter === filter ? 'true' : undefined}
            activeProps={{}}
            resetScroll={false}
          >
            {label}
          </Link>
        ))}
      </nav>
    </search>
  )
}
