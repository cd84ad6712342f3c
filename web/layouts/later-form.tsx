import type { FormEvent } from 'react'
import { useLeaving } from '../map/finish-step.ts'
import { t } from '../text/text.ts'

interface Props {
  /** What passing over the questions that are left does. */
  pass: () => Promise<unknown>
  to: string
}

/** Passes over the questions of a setup; without script the page's own form named `later` does. */
export function LaterForm({ pass, to }: Props) {
  const { send, isSent } = useLeaving(pass, to)
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
