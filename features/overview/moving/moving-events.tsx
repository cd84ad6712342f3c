import { t } from '#web/text/text.ts'
import type { MovedEvent } from './contract.ts'
import { DayChange } from './day-change.tsx'
import { dayAs } from './moving-form.ts'
import { Replies } from './moving-counts.tsx'

/** The other events: those that hang on the day go along, and each may do otherwise. */
export function MovingEvents({ events }: { events: readonly MovedEvent[] }) {
  return (
    <section aria-labelledby="moving-events">
      <h2 id="moving-events">{t('moving.events')}</h2>
      <ul className="moving-list">
        {events.map((event) => (
          <li key={event.id}>
            <div>
              {event.along === event.from ? (
                <b>{event.name}</b>
              ) : (
                <label className="check">
                  <input
                    className="check-box"
                    type="checkbox"
                    name={`event-${event.id}`}
                    value={dayAs(event.along)}
                    defaultChecked={event.to !== event.from}
                  />
                  <span className="check-words">{t('moving.goes_along', { name: event.name })}</span>
                </label>
              )}
              <input type="hidden" name={`was-${event.id}`} value={dayAs(event.from)} />
              {event.is_past && <small>{t('moving.is_past')}</small>}
              <Replies event={event} />
            </div>
            <DayChange from={event.from} to={event.to} />
          </li>
        ))}
      </ul>
    </section>
  )
}
