import { useNavigate, useRouter } from '@tanstack/react-router'
import { picked } from '#web/client/drafts.ts'
import { type Editing, useEditing } from '#web/client/editing.ts'
import { api } from '#web/client/api.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import type { GuestWeddingEvent } from '#features/wedding/events/contract.ts'
import { wrongTimes } from '#features/wedding/events/event-times.ts'
import { eventWords } from '#features/wedding/events/event-undone.ts'
import { changeOf, draftOf, type EventDraft } from './event-draft.ts'

export type EventEditing = Editing<EventDraft>

/** The event while somebody edits it, until it is saved and shown. */
export function useEventEditing(event: GuestWeddingEvent, posted: PostedForm | undefined): EventEditing {
  const navigate = useNavigate()
  const router = useRouter()
  const editing = useEditing<GuestWeddingEvent, EventDraft>(event, {
    draftOf,
    send: async ({ thing: { id, version }, mine, fields, act }) =>
      (await api.guest_wedding_events.update.call({ id, ...changeOf(picked(mine, fields)), version, act })).data,
    said: ({ saved, fields }) => (saved && fields.length > 0 ? t('event.saved', { name: saved.name }) : undefined),
    refused: focusFirst,
    words: eventWords,
    posted,
  })

  async function save() {
    const errors = wrongIn(editing.mine)
    editing.refuse(errors)
    focusFirst(errors)
    if (Object.keys(errors).length > 0) return { isDone: false }
    const { isDone, fresh } = await editing.save()
    if (isDone) await fresh
    if (isDone) await navigate({ to: '.', search: {}, replace: true })
    // What was posted before the script came, and refused, is settled.
    if (isDone && posted) await router.invalidate()
    return { isDone, fresh }
  }

  return { ...editing, save }
}

function wrongIn(draft: EventDraft): Record<string, string[]> {
  const { date = null, start_time = null, end_time = null, reply_by = null } = changeOf(draft)
  return { ...(draft.name.trim() === '' && { name: [t('event.name_missing')] }), ...wrongTimes({ date, start_time, end_time, reply_by }) }
}

/** After the page has drawn what is wrong. */
function focusFirst(errors: Record<string, string[]>): void {
  const [first] = Object.keys(errors)
  if (first) requestAnimationFrame(() => document.getElementById(`field-${first.split('.')[0]}`)?.focus())
}
