import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { fieldOfEvent } from '#features/wedding/events/event-field.ts'
import { shortDay } from '#features/wedding/events/event-when.ts'
import type { Dashboard } from './contract.ts'
import { daysBetween } from './day-count.ts'
import { countsOf } from './event-counts.ts'
import { useToday } from './today.ts'

const most = 6
const longestWeekend = 4
/** Sunday and Saturday. */
const restDays: readonly number[] = [0, 6]

/** The days of the wedding, each on its field; of many those that come next. */
export function DashboardEvents({ dashboard, today }: { dashboard: Dashboard; today: string }) {
  const { guest_wedding_events: events } = dashboard
  const day = useToday(today)
  const toCome = events.filter(({ date }) => date === null || date >= day)
  const shown = (events.length <= most || toCome.length === 0 ? events : toCome).slice(0, most)
  return (
    <section className="dashboard-events wrap">
      <header>
        <h2>{t(shown.length === events.length && isWeekend(events) ? 'dashboard.weekend' : 'dashboard.events')}</h2>
        <nav aria-label={t('dashboard.events')}>
          <Link className="more-link" to="/dashboard/website">
            {t('dashboard.website')}
          </Link>
          <Link className="more-link" to="/dashboard/events">
            {events.length > shown.length ? t('dashboard.all_n_events', { n: events.length }) : t('dashboard.all_events')}
          </Link>
        </nav>
      </header>
      <ul>
        {shown.map((event) => (
          <li key={event.id}>
            <Link className={fieldOfEvent(event)} to="/dashboard/events/$id" params={{ id: String(event.id) }}>
              {event.picture && <BroughtPicture of={event.picture} sizes="(max-width: 767px) 100vw, 33vw" alt="" />}
              <small className="num">{event.date ? shortDay(event.date) : t('dashboard.missing_date')}</small>
              <b>{event.name}</b>
              <span>{[guestsOf(countsOf(dashboard, event.id)), event.place].filter(Boolean).join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All of it within a few days, a Saturday or Sunday among them. */
function isWeekend(events: Dashboard['guest_wedding_events']): boolean {
  const days = events.map(({ date }) => date)
  const [first, last] = [days[0], days.at(-1)]
  if (days.length < 2 || !first || !last || daysBetween(first, last) >= longestWeekend) return false
  return days.some((day) => day !== null && restDays.includes(new Date(day).getUTCDay()))
}

function guestsOf({ listed }: ReturnType<typeof countsOf>): string {
  if (listed === 0) return t('dashboard.event_nobody')
  return listed === 1 ? t('dashboard.event_guest') : t('dashboard.event_guests', { n: listed.toLocaleString('en-US') })
}
