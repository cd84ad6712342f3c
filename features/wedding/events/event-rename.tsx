import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { useOneAtATime } from '#web/client/one-at-a-time.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { BriefEvent } from './contract.ts'
import { eventWords } from './event-undone.ts'

interface Props {
  /** As it is now, whoever changed it. */
  event: BriefEvent
  onClose: () => void
}

/** Its new name; when another device was faster, it says so, and a second press counts. */
export function EventRename({ event, onClose }: Props) {
  const cache = useQueryClient()
  const [errors, setErrors] = useState<string[]>([])
  const [isStale, setStale] = useState(false)
  const { isBusy: isSaving, alone } = useOneAtATime()
  const [version, setVersion] = useState(event.version)

  function save(submit: FormEvent<HTMLFormElement>) {
    submit.preventDefault()
    const name = String(new FormData(submit.currentTarget).get('name')).trim()
    if (name === '') return setErrors([t('events.name_missing')])
    const rename = async (act: string) => {
      const { data } = await api.guest_wedding_events.update.call({ id: event.id, name, version, act })
      onClose()
      return t('events.renamed', { name: data.name })
    }
    void alone(() => enact(cache, rename, { words: eventWords, failed: refuse }))
  }

  async function refuse(error: unknown) {
    const { status = 0, message = t('error.no_connection'), errors = {} } = refusal(error) ?? {}
    if (status === 409) setVersion((await api.guest_wedding_events.get.call({ id: event.id })).data.version)
    setStale(status === 409)
    setErrors(status === 409 ? [] : (errors['name'] ?? [message]))
  }

  const button = (
    <button className="button main" type="submit" form="event-rename" disabled={isSaving}>
      {t('events.rename')}
    </button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('events.rename_title', { name: event.name })} actions={button}>
      <form id="event-rename" noValidate onSubmit={save}>
        {isStale && (
          <p className="form-error" role="alert">
            {t('events.changed_since', { name: event.name })}
          </p>
        )}
        <TextField
          id="event-rename-name"
          label={t('events.name')}
          name="name"
          defaultValue={event.name}
          maxLength={120}
          errors={errors}
          autoFocus
        />
      </form>
    </Dialog>
  )
}
