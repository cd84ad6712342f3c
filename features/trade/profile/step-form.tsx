import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { ErrorSummary } from '#web/ui/plain/error-summary.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Business } from './contract.ts'
import { type ManagementStep, managementSteps, stepAfter } from './management-steps.ts'
import { fieldsIn, saidIn } from './said-in.ts'

interface Props {
  step: ManagementStep
  business: Business
  hint: string
  children: (errors: Record<string, string[]>) => ReactNode
}

/** A part of the profile with its fields; what is saved is shown to nobody yet. */
export function StepForm({ step, business: { id, version }, hint, children }: Props) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()
  const navigate = useNavigate()
  const next = stepAfter(step)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)] as const)
    const { isDone } = await once(
      async () => {
        await api.vendor_profile.update.call(
          { id, version, model: saidIn(step, Object.fromEntries(typed)) },
          { context: { says_fields: true } },
        )
        toast({ kind: 'done', lines: [t('manage.saved')] })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(fieldsIn(refusal(error)?.errors ?? {})) : sayFailure(error)),
    )
    if (isDone) await navigate({ to: '/vendor/management/{-$step}', params: { step: next } })
  }

  return (
    <form className="management-form" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{managementSteps[step].title}</h2>
      <p>{hint}</p>
      <ErrorSummary errors={errors} />
      {children(errors)}
      <p className="buttons">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('manage.save', { next: managementSteps[next].title })}
        </button>
      </p>
    </form>
  )
}
