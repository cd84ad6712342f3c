import { t } from '#web/text/text.ts'
import { ReplyShape } from '#web/ui/reply.tsx'
import { replyWords } from '#web/ui/reply-words.ts'
import type { Guest, GuestPage } from './contract.ts'
import { replyFor, replyKind } from './reply-status.ts'

interface Props {
  guest: Guest
  events: GuestPage['guest_wedding_events']
}

/** What a guest answered to each event; of everybody it is shown all at once. */
export function GuestAnswers({ guest, events }: Props) {
  const given = events.map((event) => ({ event, reply: replyFor(guest, event) })).filter(({ reply }) => reply)
  if (given.length === 0) return <span className="faint">{t('guests.on_no_list')}</span>
  return (
    <ul className="guest-answers">
      {given.map(({ event, reply }) => (
        <li key={event.id} data-reply={replyKind(reply!.status)} title={`${event.name}: ${replyWords[replyKind(reply!.status)]}`}>
          <ReplyShape kind={replyKind(reply!.status)} />
          <span className="only-heard">{replyWords[replyKind(reply!.status)]}</span>
          <span>{event.name}</span>
        </li>
      ))}
    </ul>
  )
}
