import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '#web/text/dashboards-text.ts'
import type { ReachedEvent } from '../events/contract.ts'
import { permissions } from '../posse/permissions.ts'

/** The events of other couples; where the list was shared, it opens. */
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
              <span>{t('dashboard.shared_by', { name: event.firstname })}</span>
            </Opened>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Opened({ event: { id, permissions: allowed }, children }: { event: ReachedEvent; children: ReactNode }) {
  if (!allowed.includes(permissions.guests)) return <div>{children}</div>
  return (
    <Link to="/tools/guest-list/{-$event}" params={{}} search={{ event: id }}>
      {children}
    </Link>
  )
}
