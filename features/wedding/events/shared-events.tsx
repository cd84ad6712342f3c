import { Link } from '@tanstack/react-router'
import { helperPath } from '#web/map/helper-path.ts'
import { t } from '#web/text/text.ts'
import type { ReachedEvent } from './contract.ts'

/** What others share with the visitor: to be looked at here, and to be worked on where they were asked to help. */
export function SharedEvents({ events }: { events: readonly ReachedEvent[] }) {
  return (
    <section>
      <h2>{t('events.shared')}</h2>
      <ul className="event-list">
        {events.map((event) => (
          <li key={event.id}>
            <span>
              <SharedName event={event} />
              <small>{t('events.shared_by', { name: event.firstname })}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whoever was given anything on it may look at the event. */
function SharedName({ event }: { event: ReachedEvent }) {
  return <Link to={helperPath(event)}>{event.name}</Link>
}
