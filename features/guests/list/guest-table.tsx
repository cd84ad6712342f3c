import { Link } from '@tanstack/react-router'
import { lazy, memo, Suspense, useMemo } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useRowSelection } from '#web/ui/row-selection.ts'
import { SelectAll } from '#web/ui/select-row.tsx'
import type { GuestPage } from './contract.ts'
import { tabToBar } from './bulk/bulk-keys.ts'
import { useGuestDeeds } from './guest-actions.ts'
import { type GuestRows, PlainRows } from './guest-rows.tsx'
import type { GuestSearch } from './guest-search.ts'
import { householdRuns } from './household-run.ts'
import { brought } from './party-size.ts'
import { replyFor } from './reply-status.ts'

const WindowRows = lazy(async () => ({ default: (await import('./guest-window.tsx')).WindowRows }))

/** From so many rows on, only those in sight are kept in the page. */
const many = 150

interface Props {
  page: GuestPage
  event: GuestPage['guest_wedding_events'][number] | undefined
  search: GuestSearch
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** A phone shows the boxes only then. */
  isSelecting: boolean
}

/** The roles say again what the elements are, because a narrow screen lays the rows out as a list. */
export function GuestTable({ page, event, search, selected, onSelect, isSelecting }: Props) {
  const { data: guests, households, guest_wedding_events: events, guest_wedding_event_counts: counts } = page
  const keys = useMemo(() => guests.map(({ id }) => String(id)), [guests])
  const runs = useMemo(() => {
    const sizes = new Map(households.map(({ id, heads }) => [id, heads]))
    return householdRuns(guests, (guest) => sizes.get(guest.household_id ?? 0) ?? 1 + brought(guest, replyFor(guest, event)))
  }, [guests, households, event])
  const { select, reach } = useRowSelection({ keys, selected, onSelect })
  const hasMeals = event !== undefined && counts.some(({ id, meals }) => id === event.id && meals.length > 0)
  const deeds = useGuestDeeds()
  const rows: GuestRows = {
    guests,
    runs,
    event,
    events,
    hasMeals,
    selected,
    opened: search.guest,
    from: page.meta.from ?? 1,
    onSelect: select,
    onReach: reach,
    ...deeds,
  }
  return (
    <table
      className="select-table guest-table"
      role="table"
      aria-label={t('guest_list.title')}
      aria-rowcount={page.meta.total + 1}
      data-selecting={isSelecting || undefined}
      data-many={guests.length > many || undefined}
      onKeyDown={tabToBar}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          <th role="columnheader" scope="col">
            <SelectAll keys={keys} selected={selected} onSelect={onSelect} />
          </th>
          <Heads event={event?.name} hasMeals={hasMeals} order_by={search.order_by} order_dir={search.order_dir} />
        </tr>
      </thead>
      {guests.length <= many ? (
        <PlainRows {...rows} />
      ) : (
        <Suspense fallback={<PlainRows {...rows} guests={guests.slice(0, many)} />}>
          <WindowRows {...rows} />
        </Suspense>
      )}
    </table>
  )
}

interface HeadsProps extends Pick<GuestSearch, 'order_by' | 'order_dir'> {
  event: string | undefined
  hasMeals: boolean
}

const Heads = memo(function Heads({ event, hasMeals, order_by = 'household', order_dir = 'asc' }: HeadsProps) {
  const isByName = order_by === 'household' || order_by === 'lastname'
  return (
    <>
      <th role="columnheader" scope="col" aria-sort={isByName ? (order_dir === 'asc' ? 'ascending' : 'descending') : undefined}>
        <Link
          to="."
          search={(search) => ({
            ...search,
            page: undefined,
            order_by: isByName ? search.order_by : undefined,
            order_dir: isByName && order_dir === 'asc' ? 'desc' : undefined,
          })}
          resetScroll={false}
        >
          {t('guests.name')} {isByName && <Icon name={order_dir === 'asc' ? 'arrow-up' : 'arrow-down'} />}
        </Link>
      </th>
      <th role="columnheader" scope="col" className="number guest-party">
        {t('guests.party')}
      </th>
      <th role="columnheader" scope="col" className="guest-group">
        {t('guests.group')}
      </th>
      <th role="columnheader" scope="col" className={event === undefined ? 'guest-invited' : 'guest-status'}>
        {event === undefined ? t('guests.answers') : t('guests.answer')}
      </th>
      {hasMeals && (
        <th role="columnheader" scope="col" className="guest-meal">
          {t('guests.meal')}
        </th>
      )}
      <th role="columnheader" scope="col" className="guest-notes">
        {t('guests.notes')}
      </th>
      <th role="columnheader" scope="col" className="guest-details">
        {t('guests.details')}
      </th>
      <th role="columnheader" scope="col" className="menu-cell">
        <span className="only-heard">{t('table.menu')}</span>
      </th>
    </>
  )
})
