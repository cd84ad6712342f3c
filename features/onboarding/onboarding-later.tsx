import type { FormEvent } from 'react'
import { api } from '#web/api.ts'
import { useLeaving } from '#web/leaving.ts'
import { t } from '#web/text/tools-text.ts'

/** Passes over the questions that are left; they stay where they are. */
export function OnboardingLater({ to }: { to: string }) {
  const { send, isSent } = useLeaving(() => api.onboarding.answer.call({ step: 'skip' }), to)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    send(undefined)
  }
  return (
    <form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="form" value="later" />
      <button className="button ghost small" type="submit" disabled={isSent}>
        {t('setup.later')}
      </button>
    </form>
  )
}
