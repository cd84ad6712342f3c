import { Link } from '@tanstack/react-router'
import { t } from '#web/text/dashboards-text.ts'
import type { Dashboard } from './contract.ts'
import { countsOf } from './event-counts.ts'

/** The days of the wedding, each with its list. */
export function DashboardEvents({ dashboard }: { dashboard: Dashboard }) {
  return (
    <section className="dashboard-events wrap">
      <header>
        <h2>{t('dashboard.events')}</h2>
        {dashboard.wedding.role === 'owner' && (
          <Link className="more-link" to="/dashboard/events">
            {t('dashboard.all_events')}
          </Link>
        )}
      </header>
      <ul>
        {dashboard.guest_wedding_events.map(({ id, name }) => (
          <li key={id}>
            <Link to="/tools/guest-list/{-$event}" params={{}} search={{ event: id }}>
              <b>{name}</b>
              <span>{guestsOf(countsOf(dashboard, id))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function guestsOf({ listed, coming }: ReturnType<typeof countsOf>): string {
  if (listed === 0) return t('dashboard.event_nobody')
  return listed === 1 ? t('dashboard.event_guest') : t('dashboard.event_guests', { n: listed, coming })
}
