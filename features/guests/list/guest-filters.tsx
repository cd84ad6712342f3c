import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { t } from '#web/text/text.ts'
import { SearchBox } from '#web/ui/plain/search-box.tsx'
import type { GuestPage } from './contract.ts'
import { GuestFilterLinks } from './guest-filter-links.tsx'
import { guestListPath, type GuestSearch, guestSearch } from './guest-search.ts'
import { guestOrders } from './guest-orders.ts'

interface Props {
  search: GuestSearch
  page: GuestPage
  event: number | undefined
  missing: number
  isSelecting: boolean
  onSelecting: (isSelecting: boolean) => void
}

/** A plain form that asks for the page again; with script the list follows while one types. */
export function GuestFilters({ search, page, event, missing, isSelecting, onSelecting }: Props) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => fill(form.current, search), [search])

  function apply(event?: FormEvent) {
    event?.preventDefault()
    clearTimeout(timer.current)
    if (!form.current) return
    const asked = guestSearch(Object.fromEntries(new FormData(form.current)))
    void navigate({ to: '.', search: ({ guest, add }) => ({ ...asked, guest, add }), replace: true, resetScroll: false })
  }

  function applySoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, 250)
  }

  return (
    <search className="guest-filters" aria-label={t('guests.filters')}>
      <form ref={form} action={guestListPath} method="get" onInput={applySoon} onSubmit={apply}>
        {(['event', 'status', 'missing_info', 'show'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={search[name] ?? ''} />
        ))}
        <SearchBox
          label={t('guests.search')}
          value={search.search}
          placeholder={t('guests.search_among', { n: page.meta.total.toLocaleString('en-US') })}
        />
        <p className="guest-order">
          <label htmlFor="guest-order">{t('guests.order')}</label>
          <span className="choice">
            <select id="guest-order" name="order_by" defaultValue={search.order_by ?? 'household'}>
              {Object.entries(guestOrders).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        </p>
        <noscript>
          <button className="button" type="submit">
            {t('guests.find')}
          </button>
        </noscript>
      </form>
      <button
        className="button ghost small guest-select"
        type="button"
        aria-pressed={isSelecting}
        onClick={() => onSelecting(!isSelecting)}
      >
        {isSelecting ? t('guests.select_done') : t('guests.select')}
      </button>
      <GuestFilterLinks search={search} page={page} event={event} missing={missing} />
    </search>
  )
}

/** After "back" or "show everybody" the fields follow the address, except the one that is being typed in. */
function fill(form: HTMLFormElement | null, search: GuestSearch): void {
  const given = { search: search.search ?? '', order_by: search.order_by ?? 'household' }
  for (const [name, value] of Object.entries(given)) {
    const field = form?.elements.namedItem(name)
    const isTyping = field instanceof HTMLInputElement && field === document.activeElement
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && !isTyping) field.value = value
  }
}
