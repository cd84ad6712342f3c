import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import type { ChecklistPage } from '../contract.ts'
import type { ChecklistSearch } from './checklist-search.ts'

interface Props {
  page: ChecklistPage
  search: ChecklistSearch
  event: number | undefined
  /** The page is about this one event. */
  isFixed: boolean
}

/** Which event, and what of it. */
export function ChecklistFilters({ page: { guest_wedding_events: events, settings, wedding }, search, event, isFixed }: Props) {
  const show = search.show ?? (settings.hides_done ? 'open' : 'all')
  return (
    <div className="checklist-filters">
      {!isFixed && events.length > 1 && (
        <nav className="chips" aria-label={t('checklist.event')}>
          {wedding.role !== 'helper' && (
            <Chip label={t('checklist.every_event')} change={{ event: undefined }} isCurrent={event === undefined} />
          )}
          {events.map(({ id, name }) => (
            <Chip key={id} label={name} change={{ event: id }} isCurrent={event === id} />
          ))}
        </nav>
      )}
      <nav className="chips" aria-label={t('checklist.show')}>
        <Chip label={t('checklist.all')} change={{ show: 'all' }} isCurrent={show === 'all'} />
        <Chip label={t('checklist.open')} change={{ show: 'open' }} isCurrent={show === 'open'} />
        <Chip label={t('checklist.this_week')} change={{ show: 'week' }} isCurrent={show === 'week'} />
        <Chip label={t('checklist.mine')} change={{ show: 'mine' }} isCurrent={show === 'mine'} />
        <Chip label={t('checklist.done')} change={{ show: 'done' }} isCurrent={show === 'done'} />
      </nav>
    </div>
  )
}

function Chip({ label, change, isCurrent }: { label: string; change: Partial<ChecklistSearch>; isCurrent: boolean }) {
  return (
    <Link
      className="chip"
      to="."
      search={(search) => ({ ...search, item: undefined, ...change })}
      aria-current={isCurrent || undefined}
      data-selected={isCurrent || undefined}
      replace
      resetScroll={false}
    >
      <span>{label}</span>
    </Link>
  )
}
