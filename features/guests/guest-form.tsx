import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '#web/api.ts'
import { refusal } from '#web/refusal.ts'
import type { PostedForm } from '#web/start-context.ts'
import { t } from '#web/text/tools-text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { guestName } from './guest-name.ts'

interface Props {
  posted: PostedForm | undefined
  idempotencyKey: string
}

/** Adds a guest; before the script is there, the form posts to the page itself. */
export function GuestForm({ posted, idempotencyKey }: Props) {
  const cache = useQueryClient()
  const add = useMutation(api.guests.create.mutationOptions({ onSettled: () => cache.invalidateQueries({ queryKey: api.guests.key() }) }))
  const refused = add.isIdle ? posted : refusal(add.error)
  const errors = refused?.errors ?? {}

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = (name: string) => String(new FormData(form).get(name))
    const guest = { firstname: given('firstname'), lastname: given('lastname'), email: given('email') }
    add.mutate(guest, {
      onSuccess: ({ data }) => {
        toast({ kind: 'done', lines: [t('guests.added', { name: guestName(data) })] })
        form.reset()
        form.querySelector<HTMLInputElement>('[name=firstname]')?.focus()
      },
    })
  }

  return (
    <section aria-label={t('guests.add_title')}>
      <h2>{t('guests.add_title')}</h2>
      {(refused || add.isError) && (
        <p className="form-error" role="alert">
          {t('guests.add_failed', { reason: Object.keys(errors).length > 0 ? t('form.refused_fields') : reasonOf(refused) })}
        </p>
      )}
      <form className="guest-form" action="/tools/guest-list" method="post" onSubmit={save}>
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <TextField
          label={t('guests.firstname')}
          name="firstname"
          defaultValue={posted?.values['firstname']}
          errors={errors['firstname']}
          maxLength={120}
          required
        />
        <TextField
          label={t('guests.lastname')}
          name="lastname"
          defaultValue={posted?.values['lastname']}
          errors={errors['lastname']}
          maxLength={120}
        />
        <TextField
          label={t('guests.email')}
          name="email"
          type="email"
          defaultValue={posted?.values['email']}
          errors={errors['email']}
          maxLength={254}
        />
        <button className="button main" type="submit" disabled={add.isPending}>
          {t('guests.add')}
        </button>
      </form>
    </section>
  )
}

function reasonOf(refused: { message: string } | undefined): string {
  return refused?.message ?? t('error.no_connection')
}
