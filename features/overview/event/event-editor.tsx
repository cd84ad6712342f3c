import { useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { askToRemove } from '#features/wedding/events/event-removal.ts'
import { useEventEditing } from './event-editing.ts'
import { EventPicture } from './event-picture-place.tsx'
import { EventFieldsAnswers, EventFieldsGuests, EventFieldsWhat, EventFieldsWhen } from './event-fields.tsx'

interface Props {
  event: ReachedEvent
  today: string
  posted: PostedForm | undefined
}

/** Everything that is said of an event; before the script is there, the form posts to the page itself. */
export function EventEditor({ event, today, posted }: Props) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const said = posted?.values['form'] === 'event' ? posted : undefined
  const editing = useEventEditing(event, said)
  const isAlive = useHydrated()
  const { clashes, version, isPending, save } = editing
  const submit = (sent: FormEvent) => {
    sent.preventDefault()
    void save()
  }

  return (
    <main className="event-editor" id="main">
      <Link className="more-link" to="." search={{}}>
        <Icon name="arrow-left" />
        {event.name}
      </Link>
      <h1>{t('event.edit')}</h1>
      <EventPicture event={event} posted={posted} />
      <form method="post" noValidate={isAlive} onSubmit={submit}>
        <input type="hidden" name="form" value="event" />
        <input type="hidden" name="version" value={version} />
        {(clashes.length > 0 || said) && (
          <p className="form-error" role="alert">
            {clashes.length > 0 ? t('event.changed_since') : said?.message}
          </p>
        )}
        <EventFieldsWhat editing={editing} event={event} />
        <EventFieldsWhen editing={editing} today={today} />
        <EventFieldsGuests editing={editing} />
        <EventFieldsAnswers editing={editing} today={today} />
        <div className="event-save">
          <button className="button main" type="submit" disabled={isPending || clashes.length > 0}>
            {t('event.save')}
          </button>
          <Link className="button" to="." search={{}}>
            {t('event.cancel')}
          </Link>
          {isAlive && event.role !== 'helper' && (
            <button
              className="button ghost"
              type="button"
              onClick={() => void askToRemove(cache, event, () => navigate({ to: '/dashboard/events', replace: true }))}
            >
              <Icon name="trash" />
              {t('event.remove')}
            </button>
          )}
        </div>
      </form>
    </main>
  )
}
