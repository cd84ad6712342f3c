import { t } from '#web/text/text.ts'
import { ReplyShape } from '#web/ui/reply.tsx'
import type { Guest } from './contract.ts'
import { guestName } from './guest-name.ts'
import { replyFor, replyKind, replyStatuses } from './reply-status.ts'

interface Props {
  guest: Guest
  event: { id: number; name: string }
  onAnswer: (guest: Guest, event: { id: number; name: string }, status: number) => void
}

/** The answer of a guest for an event, to be changed where it stands. */
export function GuestAnswer({ guest, event, onAnswer }: Props) {
  const reply = replyFor(guest, event)
  return (
    <span className="choice guest-answer" data-reply={reply && replyKind(reply.status)}>
      {reply && <ReplyShape kind={replyKind(reply.status)} />}
      <select
        aria-label={t('guests.answer_of', { name: guestName(guest), event: event.name })}
        value={reply?.status ?? ''}
        onChange={({ target }) => onAnswer(guest, event, Number(target.value))}
      >
        {!reply && <option value="">{t('guests.not_on_list')}</option>}
        {options}
      </select>
    </span>
  )
}

/** The same in every row, so made once. */
const options = Object.entries(replyStatuses).map(([status, text]) => (
  <option key={status} value={status}>
    {text}
  </option>
))
