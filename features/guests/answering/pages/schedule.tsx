import { t } from '#web/text/text.ts'
import type { Invitation, InvitedEvent } from '../contract.ts'
import { listed } from '#web/listed.ts'
import { invitePath } from '#features/guests/list/rsvp-paths.ts'
import { GuestIcon } from './guest-icons.tsx'
import { askedTo, isOne } from './invited.ts'
import { dayOfWeek, fromTo } from './when.ts'

interface Props {
  invitation: Invitation
  /** Undefined where there is no page to come back to. */
  invite_id?: string | undefined
}

/** The days of the wedding as far as the household is told of them. */
export function Schedule({ invitation, invite_id }: Props) {
  const { events } = invitation
  if (events.length === 0) return null
  const dated = events.filter(({ date }) => date !== null)
  return (
    <section className="guest-days">
      <h2>{dated.length > 1 ? t('rsvp.days') : t('rsvp.day')}</h2>
      <ol>
        {events.map((event) => (
          <Day key={event.id} invitation={invitation} event={event} invite_id={invite_id} />
        ))}
      </ol>
      {invite_id && dated.length > 1 && (
        <p>
          <a className="button" href={`${invitePath(invite_id)}/calendar.ics`}>
            <GuestIcon name="calendar" /> {t(isOne(invitation) ? 'rsvp.all_in_calendar_one' : 'rsvp.all_in_calendar')}
          </a>
        </p>
      )}
    </section>
  )
}

function Day({ invitation, event, invite_id }: Props & { event: InvitedEvent }) {
  const { date, name, place, address, dress, note } = event
  const day = date && dayOfWeek(date)
  return (
    <li>
      <div className="guest-day num">
        {day && (
          <>
            <b>{day.date}</b>
            <span>{day.weekday}</span>
          </>
        )}
      </div>
      <div>
        <h3>{name}</h3>
        <p className="quiet num">{[fromTo(event), place, address].filter(Boolean).join(', ')}</p>
        <Whom invitation={invitation} event={event} />
        {dress && <p className="quiet">{t('rsvp.to_wear', { dress })}</p>}
        {note && <p className="quiet guest-lines">{note}</p>}
        <p className="guest-links">
          {invite_id && date && <a href={`${invitePath(invite_id)}/calendar.ics?event=${event.id}`}>{t('rsvp.in_calendar')}</a>}
          {address && (
            <a
              href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: [place, address].filter(Boolean).join(', ') })}`}
              rel="noreferrer"
            >
              {t('rsvp.directions')}
            </a>
          )}
        </p>
      </div>
    </li>
  )
}

/** Said only where it isn't all of them. */
function Whom({ invitation, event }: { invitation: Invitation; event: InvitedEvent }) {
  const asked = askedTo(invitation, event)
  if (!event.is_asked) return <p className="quiet">{t('rsvp.for_everyone')}</p>
  if (asked.length === invitation.guests.length) return null
  return <p className="quiet">{t('rsvp.for_whom', { names: listed(asked.map(({ firstname }) => firstname)) })}</p>
}
