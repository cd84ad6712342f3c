import { Link } from '@tanstack/react-router'
import { hasPage } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import type { GuestPage } from './contract.ts'

interface Props {
  page: GuestPage
  reached: readonly ReachedEvent[]
  event: number | undefined
}

const eventsPath = '/dashboard/events'

/** Each event with how many are on its list, everybody, and the lists of others that one helps with. */
export function GuestEventLinks({ page, reached, event: current }: Props) {
  const { wedding, guest_wedding_events: events } = page
  const isHelper = wedding.role === 'helper'
  const others = reached.filter(({ user_id, permissions: allowed }) => user_id !== wedding.user_id && allowed.includes(permissions.guests))
  if (isHelper && events.length < 2) return null
  return (
    <nav className="guest-events chips" aria-label={t('guests.events')}>
      {events.map(({ id, name }) => (
        <EventLink key={id} event={id} label={name} count={countOf(page, id)} isCurrent={id === current} />
      ))}
      {!isHelper && <EventLink event="everyone" label={t('guests.everyone')} isCurrent={current === undefined} />}
      {!isHelper && hasPage(eventsPath) && (
        <a className="chip" href={`${eventsPath}?add=1`}>
          <Icon name="plus" /> {t('guests.event')}
        </a>
      )}
      {!isHelper &&
        others.map(({ id, name, firstname }) => (
          <EventLink key={id} event={id} label={t('guests.event_of', { name: firstname, event: name })} isCurrent={false} />
        ))}
    </nav>
  )
}

interface LinkProps {
  event: number | 'everyone'
  label: string
  count?: number
  isCurrent: boolean
}

/** What was looked for goes along, but for an answer, which each event has its own of. */
function EventLink({ event, label, count, isCurrent }: LinkProps) {
  return (
    <Link
      className="chip"
      to="."
      search={({ search, missing_info, order_by, order_dir, show }) => ({ search, missing_info, order_by, order_dir, show, event })}
      aria-current={isCurrent || undefined}
      data-selected={isCurrent || undefined}
      resetScroll={false}
    >
      <span>{label}</span> {count !== undefined && <span className="chip-count num">{count.toLocaleString('en-US')}</span>}
    </Link>
  )
}

function countOf({ guest_wedding_event_counts: counts }: GuestPage, event: number): number {
  return counts.filter(({ id }) => id === event).reduce((sum, { guests }) => sum + guests, 0)
}
