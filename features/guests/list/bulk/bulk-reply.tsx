import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { ReplyShape } from '#web/ui/reply.tsx'
import type { BulkDialog } from './bulk.tsx'
import { replyKind, replyStatuses } from '../reply-status.ts'

const order = [2, 1, 3, 4, 0] as const

/** The five answers, each a press away. */
export function GuestBulkReply({ guests, page, event, who, isPending, onClose, onAct }: BulkDialog) {
  const events = page.guest_wedding_events
  const [eventId, setEventId] = useState(event?.id ?? events[0]?.id)
  const chosen = events.find(({ id }) => id === eventId)
  if (!chosen) return null
  const set = async (status: number) => {
    const ids = guests.map(({ id }) => id)
    const { data } = await api.guests_at_once.reply.call({ ids, guest_wedding_event_id: chosen.id, status, user_id: page.wedding.user_id })
    return data.undo
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('guest_bulk.reply_title', { who })}>
      <SelectField
        id="guest-bulk-event"
        name="event"
        label={t('guest_bulk.event')}
        choices={events.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(chosen.id)}
        onChange={({ target }) => setEventId(Number(target.value))}
      />
      <ul className="guest-bulk-replies">
        {order.map((status) => (
          <li key={status}>
            <button
              type="button"
              data-reply={replyKind(status)}
              aria-disabled={isPending}
              onClick={() => onAct(() => set(status), replyStatuses[status])}
            >
              <ReplyShape kind={replyKind(status)} />
              {replyStatuses[status]}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
