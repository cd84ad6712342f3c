import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { PostedForm } from '#web/start/start-context.ts'
import { fetchAll } from '#web/client/news.ts'
import { useOneAtATime } from '#web/client/one-at-a-time.ts'
import { t } from '#web/text/text.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { BriefEvent } from './contract.ts'
import { type Adding, addEvent } from './event-adding.ts'
import { freeKinds, kindOf } from './event-kinds.ts'

interface Props {
  events: readonly BriefEvent[]
  posted: PostedForm | undefined
}

/** A kind and a name for it; before the script is there, the form posts to the page itself. */
export function EventForm({ events, posted }: Props) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [kind, setKind] = useState(posted?.values['taxonomy_event_id'] ?? '')
  const [name, setName] = useState(posted?.values['name'] ?? '')
  const [errors, setErrors] = useState<Adding['errors']>(posted?.errors ?? {})
  const { isBusy: isSaving, alone } = useOneAtATime()

  /** Its name is that of the kind, until somebody writes another. */
  function choose(next: string) {
    if (name.trim() === '' || name === nameOf(kind)) setName(nameOf(next))
    setKind(next)
  }

  async function save() {
    const { said, errors, isAdded } = await addEvent({ taxonomy_event_id: Number(kind), name: name.trim() }, events)
    if (said) toast({ kind: isAdded ? 'done' : 'bad', lines: [said], of: isAdded ? undefined : 'guest_wedding_events create' })
    setErrors(errors)
    await fetchAll(cache)
    if (isAdded) await navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void alone(save)
  }

  return (
    <section aria-label={t('events.add')}>
      <form className="event-form" action="/dashboard/events?add=1" method="post" noValidate onSubmit={submit}>
        <SelectField
          label={t('events.kind')}
          name="taxonomy_event_id"
          placeholder={t('select.choose')}
          choices={freeKinds(events).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={kind}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          errors={errors['taxonomy_event_id']}
          autoFocus
        />
        <TextField
          label={t('events.name')}
          name="name"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          maxLength={120}
          errors={errors['name']}
        />
        <button className="button main" type="submit" disabled={isSaving}>
          {t('events.add')}
        </button>
        <Link className="button ghost" to="." search={{}} resetScroll={false}>
          {t('events.cancel')}
        </Link>
      </form>
    </section>
  )
}

function nameOf(kind: string): string {
  return kindOf({ taxonomy_event_id: Number(kind) })?.name ?? ''
}
