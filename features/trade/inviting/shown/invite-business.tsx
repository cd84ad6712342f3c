import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { ErrorSummary } from '#web/ui/plain/error-summary.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

export const invitedQuery = () => api.business_invitations.list.queryOptions()

/** A business that the directory has not: it is asked by one letter, and stands here by its name. */
export function InviteBusiness() {
  const { data: invited } = useSuspenseQuery(invitedQuery()).data
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [message, setMessage] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { once, isPending } = useActs()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const whom = { name: String(said.get('name') ?? ''), email: String(said.get('email') ?? '') }
    void once(
      async () => {
        await api.business_invitations.ask.call(whom, { context: { says_fields: true } })
        setErrors({})
        setMessage(undefined)
        form.current?.reset()
        toast({ kind: 'done', lines: [t('inviting.sent')] })
      },
      (error) => {
        const { status = 0, errors = {}, message } = refusal(error) ?? {}
        if (status !== 422 && status !== 403 && status !== 429) return sayFailure(error)
        setErrors(errors)
        setMessage(Object.keys(errors).length > 0 ? undefined : message)
      },
    )
  }

  return (
    <section aria-labelledby="network-new">
      <h2 id="network-new">{t('inviting.title')}</h2>
      <p className="vendor-network-note">{t('inviting.hint')}</p>
      <form className="vendor-network-invite" ref={form} noValidate onSubmit={submit}>
        <ErrorSummary errors={errors} message={message} />
        <TextField label={t('inviting.name')} name="name" maxLength={60} need="required" autoComplete="off" errors={errors['name']} />
        <TextField
          label={t('inviting.email')}
          name="email"
          type="email"
          maxLength={254}
          need="required"
          autoComplete="off"
          errors={errors['email']}
        />
        <button className="button" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('inviting.send')}
        </button>
      </form>
      {invited.length > 0 && (
        <ul>
          {invited.map(({ id, name, created_at, is_here }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                <small>{is_here ? t('inviting.is_here') : t('inviting.asked_on', { day: longDay(created_at.slice(0, 10)) ?? '' })}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
