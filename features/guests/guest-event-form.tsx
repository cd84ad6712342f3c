import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '#web/api.ts'
import { refusal } from '#web/refusal.ts'
import { t } from '#web/text/tools-text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'

/** The kind of event that every wedding has. */
const theWedding = 1

/** A list without an event has no answers to give, so a new couple names their first one here. */
export function GuestEventForm() {
  const cache = useQueryClient()
  const add = useMutation(
    api.guest_wedding_events.create.mutationOptions({ onSettled: () => cache.invalidateQueries({ queryKey: api.guests.key() }) }),
  )
  const errors = refusal(add.error)?.errors['name'] ?? [refusal(add.error)?.message ?? t('error.no_connection')]

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('event_name'))
    add.mutate({ taxonomy_event_id: theWedding, name })
  }

  return (
    <section className="guest-event">
      <h2>{t('guests.no_events_title')}</h2>
      <p>{t('guests.no_events_text')}</p>
      <form className="guest-form" onSubmit={save}>
        <TextField
          label={t('guests.event_name')}
          name="event_name"
          defaultValue={t('guests.event_example')}
          maxLength={120}
          errors={add.isError ? errors : []}
          required
        />
        <button className="button" type="submit" disabled={add.isPending}>
          {t('guests.add_event')}
        </button>
      </form>
    </section>
  )
}
