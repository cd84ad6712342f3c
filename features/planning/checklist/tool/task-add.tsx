import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import type { ChecklistPage } from '../contract.ts'
import { checklistWords } from './checklist-undone.ts'

interface Props {
  page: ChecklistPage
  event: number | undefined
  due_date: string | undefined
  /** It stands in the address, and works without script. */
  isForm: boolean
  onClose: () => void
}

/** A line for a new task; Enter adds it and waits for the next. */
export function TaskAdd({ page, event, due_date, isForm, onClose }: Props) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { once, isPending } = useActs(checklistWords)
  const [errors, setErrors] = useState<string[]>([])
  const events = page.guest_wedding_events
  const close = () => {
    onClose()
    if (isForm) void navigate({ to: '.', search: (search) => ({ ...search, add: undefined }), resetScroll: false })
  }
  async function submit(press: FormEvent<HTMLFormElement>) {
    press.preventDefault()
    const form = press.currentTarget
    const fields = Object.fromEntries(new FormData(form))
    const title = String(fields['title'] ?? '').trim()
    if (title === '') return close()
    setErrors([])
    const { fresh } = await once(
      async () => {
        await api.user_checklist_items.create.call({
          guest_wedding_event_id: Number(fields['event']),
          title,
          ...(due_date && { due_date }),
        })
        form.reset()
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422) setErrors(Object.values(refused.errors).flat())
        else sayFailure(error, checklistWords)
      },
    )
    await fresh
    field.current?.focus()
  }
  const closeOnEscape = (press: KeyboardEvent) => {
    if (press.key === 'Escape') close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves its field
    <form className="task-add" method="post" onSubmit={submit} onKeyDown={closeOnEscape}>
      <input type="hidden" name="form" value="add" />
      {due_date && <input type="hidden" name="due_date" value={due_date} />}
      <input
        ref={field}
        className="field-input"
        name="title"
        aria-label={t('checklist.new_task')}
        placeholder={t('checklist.new_task_example')}
        maxLength={200}
        autoComplete="off"
        autoFocus
        aria-invalid={errors.length > 0 || undefined}
      />
      <EventChoice events={events} event={event} />
      <button className="button" type="submit" aria-disabled={isPending}>
        {t('checklist.add')}
      </button>
      {errors.length > 0 && (
        <p className="form-error" role="alert">
          {errors.join(' ')}
        </p>
      )}
    </form>
  )
}

/** Which event it is for, where there is a choice. */
function EventChoice({ events, event }: { events: ChecklistPage['guest_wedding_events']; event: number | undefined }) {
  if (event !== undefined || events.length < 2) return <input type="hidden" name="event" value={event ?? events[0]?.id} />
  return (
    <select className="field-input" name="event" aria-label={t('checklist.event')}>
      {events.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
