import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { helperPath } from '../map/helper-path.ts'
import { keyWord } from '../map/permission-names.ts'
import { api } from '../client/api.ts'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import type { Visitor } from '../visitor.ts'

/** Each couple that was said yes to, with the events they share. */
export function HelpedWeddings({ visitor }: { visitor: NonNullable<Visitor> }) {
  const { data: posses } = useQuery(api.user_posses.list.queryOptions())
  const { data: reached } = useQuery(api.guest_wedding_events.all.queryOptions())
  const couples = posses?.data.filter(({ is_accepted, user_id }) => is_accepted && user_id !== visitor.id) ?? []
  if (!reached || couples.length === 0) return null
  return (
    <div className="account-helped">
      {couples.map(({ id, user_id, firstname: first }) => {
        const events = reached.data.filter((event) => event.user_id === user_id).toSorted(byDay)
        return (
          <section key={id} aria-label={t('helping.menu_events', { first })}>
            <h3>{t('helping.menu_events', { first })}</h3>
            {events.length === 0 && <p>{t('helping.menu_nothing')}</p>}
            {events.map((event) => (
              <Link key={event.id} to={helperPath(event, visitor.is_vendor)}>
                {event.date && <DayMark day={event.date} />}
                <span>
                  <b>{event.name}</b>
                  <small>{event.role === 'partner' ? t('helping.everything') : event.permissions.map(keyWord).join(', ')}</small>
                </span>
                <Icon name="caret-right" />
              </Link>
            ))}
          </section>
        )
      })}
      <p className="account-back">
        <Link to="/settings/{-$type}" params={{ type: 'helpers' }} search={{}}>
          {t('helping.menu_back')}
        </Link>
      </p>
    </div>
  )
}

/** What has no day comes last. */
function byDay(one: { date: string | null }, other: { date: string | null }): number {
  return (one.date ?? '~') < (other.date ?? '~') ? -1 : 1
}

/** A day `2027-06-25` as a leaf of the calendar. */
function DayMark({ day }: { day: string }) {
  const month = new Date(`${day}T00:00:00Z`).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
  return (
    <span className="account-day num">
      <b>{Number(day.slice(8))}</b>
      {month}
    </span>
  )
}
