import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { ErrorSummary } from '#web/ui/plain/error-summary.tsx'
import { toast } from '#web/ui/toast.ts'
import { tradeAt, tradeName } from './trade-words.ts'
import type { Business } from './contract.ts'

const states = {
  draft: t('manage.state_draft'),
  submitted: t('manage.state_submitted'),
  changes: t('manage.state_changes'),
  published: t('manage.state_published'),
}

/** Which business it is, how it stands, and the way to couples. */
export function ManagementHead({ business }: { business: Business }) {
  const { id, url, is_shown, is_verified, state, note, model } = business
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()
  const submit = () =>
    once(
      async () => {
        setErrors({})
        await api.vendor_profile.submit.call({ id }, { context: { says_fields: true } })
        toast({ kind: 'done', lines: [t('manage.submitted')] })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
  return (
    <>
      <header className="tool-head">
        <div>
          <h1>{t('manage.title')}</h1>
          <p>
            {model.name}, {model.city ? tradeAt(model) : tradeName(model.service)}. {is_verified && <b>{t('vendors.verified')}</b>}
          </p>
        </div>
        <div className="buttons">
          <span className="management-state" role="status">
            {states[state]}
          </span>
          {is_shown && (
            <a className="button" href={url}>
              {t('manage.view')}
            </a>
          )}
          {(state === 'draft' || state === 'changes') && (
            <button className="button main" type="button" aria-disabled={isPending} aria-busy={isPending} onClick={() => void submit()}>
              {t('manage.submit')}
            </button>
          )}
        </div>
      </header>
      {state === 'changes' && note && (
        <p className="management-note">
          <b>{t('manage.asked')}</b> {note}
        </p>
      )}
      <ErrorSummary errors={errors} message={Object.keys(errors).length > 0 ? t('manage.not_whole') : undefined} />
    </>
  )
}
