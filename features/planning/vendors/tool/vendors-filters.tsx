import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { t } from '#web/text/text.ts'
import { SearchBox } from '#web/ui/plain/search-box.tsx'
import { categories, categoryName } from '../../budget/categories.ts'
import type { VendorPage } from '../contract.ts'
import { statuses } from '../states.ts'
import { statusWords } from '../state-words.ts'
import { type ShownOrder, shownOrders } from './shown-orders.ts'
import { type VendorsSearch, vendorsPath, vendorsSearch } from './vendors-search.ts'

/** A plain form that asks for the page again; with script the list follows while one types. */
export function VendorsFilters({ search, page }: { search: VendorsSearch; page: VendorPage }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function apply(event?: FormEvent) {
    event?.preventDefault()
    clearTimeout(timer.current)
    if (!form.current) return
    const asked = vendorsSearch(Object.fromEntries([...new FormData(form.current)].filter(([, value]) => value !== '')))
    void navigate({ to: vendorsPath, search: ({ who, adding }) => ({ ...asked, who, adding }), replace: true, resetScroll: false })
  }

  function applySoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, 250)
  }

  return (
    <search className="vendor-filters" aria-label={t('couple_vendors.filters')}>
      <form ref={form} action={vendorsPath} method="get" onInput={applySoon} onSubmit={apply}>
        <input type="hidden" name="view" value="list" />
        <SearchBox label={t('couple_vendors.search')} value={search.search} placeholder={t('couple_vendors.search')} />
        <Choice name="service" label={t('couple_vendors.service')} value={search.service}>
          <option value="">{t('couple_vendors.any_service')}</option>
          {categories
            .filter((category) => page.counts[category] || category === search.service)
            .map((category) => (
              <option key={category} value={category}>
                {`${categoryName(category)} (${page.counts[category] ?? 0})`}
              </option>
            ))}
        </Choice>
        <Choice name="status" label={t('couple_vendors.status')} value={search.status}>
          <option value="">{t('couple_vendors.any_status')}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusWords[status]}
            </option>
          ))}
        </Choice>
        {page.wedding.role === 'helper' ? (
          <input type="hidden" name="event" value={search.event ?? ''} />
        ) : (
          <Choice name="event" label={t('couple_vendors.event')} value={search.event}>
            <option value="">{t('couple_vendors.any_event')}</option>
            {page.guest_wedding_events.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </Choice>
        )}
        <Choice name="order" label={t('couple_vendors.order')} value={search.order ?? 'newest'}>
          {(Object.keys(shownOrders) as ShownOrder[]).map((order) => (
            <option key={order} value={order}>
              {orderWords[order]}
            </option>
          ))}
        </Choice>
        <noscript>
          <button className="button small" type="submit">
            {t('budget.show')}
          </button>
        </noscript>
      </form>
    </search>
  )
}

const orderWords: Record<ShownOrder, string> = {
  newest: t('vendor_order.newest'),
  name: t('vendor_order.name'),
  service: t('vendor_order.service'),
  status: t('vendor_order.status'),
  price: t('vendor_order.price'),
  next: t('vendor_order.next'),
}

interface ChoiceProps {
  name: string
  label: string
  value: string | number | undefined
  children: ReactNode
}

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <span className="choice">
      <select className="field-input" key={String(value)} name={name} aria-label={label} defaultValue={String(value ?? '')}>
        {children}
      </select>
    </span>
  )
}
