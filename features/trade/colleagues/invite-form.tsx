import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'

/** An address, to which a link goes. */
export function InviteForm({ title }: { title: string }) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    const { isDone } = await once(
      async () => {
        await api.vendor_colleagues.invite.call({ email }, { context: { says_fields: true } })
        return t('colleagues.sent', { email })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
    if (!isDone) return
    setErrors({})
    form.reset()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('colleagues.invite')}</h2>
      <TextField
        label={t('colleagues.email')}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        hint={t('colleagues.invite_hint', { title })}
        errors={errors['email']}
      />
      <p className="buttons">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('colleagues.send')}
        </button>
      </p>
    </form>
  )
}
