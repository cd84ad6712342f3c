import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { GuestPage } from '../contract.ts'
import type { EventName } from '../editor/guest-draft.ts'
import { guestName } from '../guest-name.ts'
import { sayFailure } from '../busy-and-failed.ts'

interface Props {
  page: GuestPage
  event: EventName | undefined
  posted: PostedForm | undefined
  idempotencyKey: string
}

/** One guest with an address; before the script is there, the form posts to the page itself. */
export function GuestAddOne({ page, event, posted, idempotencyKey }: Props) {
  const [refused, setRefused] = useState<Record<string, string[]>>(posted?.errors ?? {})
  const { once, isPending } = useActs({}, { isQuick: true })
  const events = page.guest_wedding_events
  const place = event ?? (events.length === 1 ? events[0] : undefined)

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = (name: string) => String(new FormData(form).get(name))
    const [firstname, lastname, email] = [given('firstname'), given('lastname'), given('email')]
    return once(
      async () => {
        const wedding_events = place ? [place.id] : []
        const { data } = await api.guests.create.call({ firstname, lastname, email, wedding_events, user_id: page.wedding.user_id })
        toast({ kind: 'done', lines: [t('guest_add.added', { name: guestName(data) })] })
        setRefused({})
        form.reset()
        form.querySelector<HTMLInputElement>('[name=firstname]')?.focus()
      },
      (error) => {
        setRefused(refusal(error)?.errors ?? {})
        if (refusal(error)?.status !== 422) sayFailure(error)
        else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      },
    )
  }
  const field = (name: 'firstname' | 'lastname' | 'email') => ({
    id: `guest-one-${name}`,
    name,
    defaultValue: posted?.values[name],
    errors: refused[name],
    autoComplete: 'off',
  })

  return (
    <section className="guest-add-one" aria-labelledby="guest-add-one">
      <h3 id="guest-add-one">{t('guest_add.one_title')}</h3>
      {Object.keys(refused).length > 0 && (
        <p className="form-error" role="alert">
          {t('guest_add.failed', { reason: refused['wedding_events']?.join(' ') ?? t('form.refused_fields') })}
        </p>
      )}
      <form className="panel-fields" method="post" onSubmit={(event) => void save(event)}>
        <input type="hidden" name="form" value="one" />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <input type="hidden" name="user_id" value={page.wedding.user_id} />
        {place && <input type="hidden" name={`event_${place.id}`} value="on" />}
        <div className="panel-pair">
          <TextField {...field('firstname')} label={t('guest_editor.firstname')} maxLength={120} required />
          <TextField {...field('lastname')} label={t('guest_editor.lastname')} maxLength={120} />
        </div>
        <TextField {...field('email')} label={t('guest_editor.email')} type="email" maxLength={254} />
        <button className="button" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('guest_add.one_add')}
        </button>
      </form>
    </section>
  )
}
