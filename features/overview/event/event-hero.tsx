import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { daysBetween } from '#features/overview/dashboard/day-count.ts'
import { useToday } from '#features/overview/dashboard/today.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { fieldOfEvent } from '#features/wedding/events/event-field.ts'
import { theWedding } from '#features/wedding/events/event-kinds.ts'
import { longDay } from '#web/long-day.ts'
import type { OneEvent } from './contract.ts'
import { pictureOfEvent } from './event-picture.ts'

const sizes = '(max-width: 767px) 100vw, 46vw'

interface Props {
  event: ReachedEvent
  /** The day on the server. */
  today: string
  mayEdit: boolean
  tasks: OneEvent['tasks']
}

/** The name of the event on its own field, and how long it still is. */
export function EventHero({ event, today, mayEdit, tasks }: Props) {
  const { id, name, date, place } = event
  const days = daysLeft(date, useToday(today))
  return (
    <section className={`event-hero ${fieldOfEvent(event)}`}>
      <div className="wrap">
        <div>
          <p className="kicker">{(date && longDay(date)) ?? t('event.no_day')}</p>
          <h1>{name}</h1>
          <p className="lead">{[place && t('event.at', { place }), days].filter(Boolean).join(' ')}</p>
          <div className="buttons">
            {mayEdit && (
              <Link className="button main" to="." search={{ edit: '1' }}>
                <Icon name="pencil-simple" />
                {t('event.edit')}
              </Link>
            )}
            {mayEdit && event.taxonomy_event_id === theWedding.id && (
              <Link className="button" to={`/dashboard/events/${id}/move` as string}>
                <Icon name="calendar-heart" />
                {t('moving.link')}
              </Link>
            )}
            {event.permissions.includes(permissions.guests) && (
              <Link className="button" to={`/dashboard/events/${id}/seating` as string}>
                <Icon name="users-three" />
                {t('seating.link')}
              </Link>
            )}
            {mayEdit && (
              <Link className="button" to={`/dashboard/events/${id}/day` as string}>
                <Icon name="list" />
                {t('day.link')}
              </Link>
            )}
            {tasks !== null && tasks.items > 0 && (
              <Link className="button" to={`/dashboard/events/${id}/task` as string}>
                <Icon name="list-checks" />
                {tasks.open === 1 ? t('event.open_task') : t('event.open_tasks', { n: tasks.open })}
              </Link>
            )}
            {date && (
              <a className="button" href={`/api/v1/guest_wedding_events/${id}/calendar`} download>
                <Icon name="calendar-blank" />
                {t('event.calendar')}
              </a>
            )}
          </div>
        </div>
      </div>
      <div className="event-picture" aria-hidden="true">
        {event.picture ? (
          <BroughtPicture of={event.picture} sizes={sizes} alt="" isEager />
        ) : (
          <Picture of={pictureOfEvent(event)} sizes={sizes} alt="" isEager />
        )}
      </div>
    </section>
  )
}

function daysLeft(date: string | null, today: string): string {
  if (date === null) return t('event.no_day_text')
  const days = daysBetween(today, date)
  if (days === 0) return t('event.today')
  if (days === 1) return t('event.tomorrow')
  if (days === -1) return t('event.yesterday')
  const n = Math.abs(days).toLocaleString('en-US')
  return days > 0 ? t('event.days', { n }) : t('event.past', { n })
}
