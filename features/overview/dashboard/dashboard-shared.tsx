import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { helperPath } from '#web/map/helper-path.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'

/** The events of other couples, each behind its name. */
export function SharedWithMe({ events }: { events: readonly ReachedEvent[] }) {
  return (
    <section className="dashboard-events wrap">
      <header>
        <h2>{t('dashboard.shared')}</h2>
      </header>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <Opened event={event}>
              <b>{event.name}</b>
              <span>{t('dashboard.shared_by', { name: coupleNames(event).join(' & ') })}</span>
            </Opened>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Opened({ event, children }: { event: ReachedEvent; children: ReactNode }) {
  return <Link to={helperPath(event)}>{children}</Link>
}
