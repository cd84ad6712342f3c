import { t } from '#web/text/text.ts'
import { Reply } from '#web/ui/reply.tsx'
import { dinnersSaid } from '#features/guests/list/dinner-sums.ts'
import { replyKind } from '#features/guests/list/reply-status.ts'
import type { Invitation, InvitedEvent, InvitedGuest } from '../contract.ts'
import { listed } from '#web/listed.ts'
import { askedEvents, askedTo, replyTo } from './invited.ts'

/** What the household said, event by event. */
export function AnswerList({ invitation }: { invitation: Invitation }) {
  const asked = askedEvents(invitation)
  return (
    <>
      {asked.map((event) => (
        <section key={event.id}>
          {asked.length > 1 && <h3 className="guest-label">{event.name}</h3>}
          <EventAnswers invitation={invitation} event={event} />
        </section>
      ))}
    </>
  )
}

/** Who of the household said what to one event; of a closed one whoever said nothing no longer can. */
export function EventAnswers({ invitation, event }: { invitation: Invitation; event: InvitedEvent }) {
  return (
    <ul className="guest-answers">
      {askedTo(invitation, event).map((guest) => {
        const { status = 0, plus_one_count = 0, meal = '', plus_one_meals = [] } = replyTo(guest, event.id) ?? {}
        const dinners = dinnersSaid({ plus_one_count, meal, plus_one_meals }, t('rsvp.dinner_unsaid')).join(', ')
        const isEating = status === 2 || status === 4
        return (
          <li key={guest.id}>
            <span>
              {guest.firstname} {guest.lastname}
              {plus_one_count > 0 && <small> {broughtBy(guest, plus_one_count)}</small>}
            </span>
            <Reply kind={replyKind(status)}>{status < 2 ? (event.is_open ? t('rsvp.no_answer') : t('rsvp.none_given')) : undefined}</Reply>
            {event.meals.length > 0 && <small>{isEating && (dinners || t('rsvp.no_dinner_said'))}</small>}
          </li>
        )
      })}
    </ul>
  )
}

/** By name, as far as they are named. */
function broughtBy({ plus_one_names }: InvitedGuest, n: number): string {
  const names = plus_one_names.slice(0, n)
  if (names.length === 0) return t('rsvp.and_more', { n })
  return t('rsvp.and_names', { names: listed([...names, ...(n > names.length ? [t('rsvp.more', { n: n - names.length })] : [])]) })
}
