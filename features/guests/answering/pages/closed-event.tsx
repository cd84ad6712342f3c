import { t } from '#web/text/text.ts'
import type { Invitation, InvitedEvent } from '../contract.ts'
import { EventAnswers } from './answer-list.tsx'
import { AskCouple } from './ask-couple.tsx'
import { ClosedWords } from './closed-words.tsx'
import { shortDay } from './when.ts'

interface Props {
  invitation: Invitation
  event: InvitedEvent
  /** The couple's words stand once on a page. */
  isFirst: boolean
}

/** An event that takes no more answers among others that do: what was answered, and whom to ask. */
export function ClosedEvent({ invitation, event, isFirst }: Props) {
  const day = event.reply_by && shortDay(event.reply_by)
  return (
    <section className="guest-closed" aria-labelledby={`closed-${event.id}`}>
      <h2 id={`closed-${event.id}`}>{event.name}</h2>
      <p className="quiet">{day ? t('rsvp.closed_on', { day }) : t('rsvp.closed_now')}</p>
      <EventAnswers invitation={invitation} event={event} />
      {isFirst && (
        <>
          {invitation.closed_words && <ClosedWords invitation={invitation} />}
          <AskCouple invitation={invitation} isFarFromForm />
        </>
      )}
    </section>
  )
}
