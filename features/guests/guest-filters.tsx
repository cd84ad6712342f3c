import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { t } from '#web/text/tools-text.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { GuestPage } from './contract.ts'
import { type GuestSearch, guestSearch, isFiltered } from './guest-search.ts'
import { replyStatuses } from './reply-status.ts'

interface Props {
  search: GuestSearch
  events: GuestPage['guest_wedding_events']
  total: number
}

const address = '/tools/guest-list'

/** A plain form that asks for the page again; with script the list follows while one types. */
export function GuestFilters({ search, events, total }: Props) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => fill(form.current, search), [search])

  function apply(event?: FormEvent) {
    event?.preventDefault()
    clearTimeout(timer.current)
    if (form.current) void navigate({ to: address, search: guestSearch(Object.fromEntries(new FormData(form.current))), replace: true })
  }

  function applySoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, 250)
  }

  return (
    <search aria-label={t('guests.filters')}>
      <form ref={form} className="guest-form" action={address} method="get" onChange={applySoon} onSubmit={apply}>
        <TextField label={t('guests.search')} name="search" type="search" defaultValue={search.search} maxLength={200} />
        <SelectField
          label={t('guests.event')}
          name="guest_event_id"
          defaultValue={search.guest_event_id}
          placeholder={t('guests.any_event')}
          choices={events.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <SelectField
          label={t('guests.status')}
          name="status"
          defaultValue={search.status}
          placeholder={t('guests.any_status')}
          choices={Object.entries(replyStatuses).map(([value, label]) => ({ value, label }))}
        />
        <button className="button" type="submit">
          {t('guests.find')}
        </button>
        <output className="guest-total">{total === 1 ? t('guests.total_one') : t('guests.total', { n: total })}</output>
        {isFiltered(search) && <Link to={address}>{t('guests.clear')}</Link>}
      </form>
    </search>
  )
}

/** After "back" or "show everybody" the fields follow the address, except the one that is being typed in. */
function fill(form: HTMLFormElement | null, search: GuestSearch): void {
  for (const name of ['search', 'guest_event_id', 'status'] as const) {
    const field = form?.elements.namedItem(name)
    const isTyping = field instanceof HTMLInputElement && field === document.activeElement
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && !isTyping) field.value = String(search[name] ?? '')
  }
}
