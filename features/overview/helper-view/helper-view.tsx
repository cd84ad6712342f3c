import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { helperPath } from '#web/map/helper-path.ts'
import { t } from '#web/text/text.ts'
import { listed } from '#web/listed.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { shownWhen } from '#features/wedding/events/event-when.ts'
import { longDay } from '#web/long-day.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { HelperGuests } from './helper-guests.tsx'
import { eventQuery } from '#features/wedding/helping/helping-query.ts'
import { keyWord } from '#web/map/permission-names.ts'

/** What somebody sees who helps with one event: when and where it is, and behind it what their keys open. */
export function HelperView({ id }: { id: number }) {
  const { data: event } = useSuspenseQuery(eventQuery(id)).data
  const tasks: string = `${helperPath(event)}/task`
  const mayGuests = event.permissions.includes(permissions.guests)
  return (
    <main className="helper-view wrap" id="main">
      <header>
        <div>
          <Kicker event={event} />
          <h1>{event.name}</h1>
        </div>
        <span className="helper-ways">
          {event.permissions.includes(permissions.checklist) && (
            <Link className={`button ${mayGuests ? '' : 'main'}`} to={tasks}>
              <Icon name="list-checks" />
              {t('helping.view_tasks')}
            </Link>
          )}
          {mayGuests && (
            <Link className="button" to={`/dashboard/events/${id}/seating` as string}>
              <Icon name="users-three" />
              {t('seating.link')}
            </Link>
          )}
          {event.permissions.includes(permissions.vendors) && (
            <Link className="button" to="/tools/rooms" search={{ event: id }}>
              <Icon name="house" />
              {t('rooms.title')}
            </Link>
          )}
          {mayGuests && (
            <Link className="button main" to="/tools/guest-list/{-$event}" params={{}} search={{ event: id, add: '1' }}>
              <Icon name="plus" />
              {t('helping.view_add')}
            </Link>
          )}
        </span>
      </header>
      <Held event={event} />
      {mayGuests && <HelperGuests event={event} />}
      <Details event={event} />
    </main>
  )
}

function Kicker({ event: { date, place } }: { event: ReachedEvent }) {
  const said = [date && (longDay(date) ?? date), place].filter(Boolean).join(', ')
  return said ? <p className="kicker num">{said}</p> : null
}

/** Which keys one holds here. */
function Held({ event }: { event: ReachedEvent }) {
  const names = coupleNames(event).join(' & ')
  if (event.role !== 'helper') return <p className="helper-only">{t('helping.view_own')}</p>
  return (
    <p className="helper-only">
      <Icon name="lock-simple" />
      <span>
        {t('helping.view_keys', {
          keys: listed(event.permissions.map(keyWord)),
          names,
        })}{' '}
        <Link to="/settings/{-$type}" params={{ type: 'helpers' }} search={{}}>
          {t('helping.view_leave')}
        </Link>
      </span>
    </p>
  )
}

function Details({ event }: { event: ReachedEvent }) {
  const { place, address, dress, reply_by, note } = event
  const facts = [
    { name: t('helping.view_when'), value: shownWhen(event) },
    { name: t('helping.view_where'), value: [place, address].filter(Boolean).join(', ') },
    { name: t('helping.view_dress'), value: dress },
    { name: t('helping.view_reply_by'), value: reply_by ? (longDay(reply_by) ?? reply_by) : '' },
  ]
  return (
    <section className="helper-details">
      <h2>{t('helping.view_details')}</h2>
      <dl className="num">
        {facts
          .filter(({ value }, place) => value || place < 2)
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || t('helping.view_unknown')}</dd>
            </div>
          ))}
      </dl>
      {note && <p className="helper-note">{note}</p>}
    </section>
  )
}
