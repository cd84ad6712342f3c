import { useNavigate } from '@tanstack/react-router'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { missingFields } from '../missing-fields.ts'
import { stepOf, steps } from '../steps.ts'
import { RightPart } from './right-part.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './submission-form.tsx'
import { places, wayTo } from './submission-query.ts'

/** Who says yes, what is still missing, and the way to us. */
export function PermissionStep({ who, submission }: StepProps) {
  const navigate = useNavigate()
  const base: string = `${places[who]}/${submission.slug}/form`
  const missing = Object.entries(missingFields(submission))
  const { spouse_1, spouse_2 } = submission.metas
  const isOwn = !submission.is_vendor
  return (
    <StepFrame
      who={who}
      submission={submission}
      step="permission"
      onGo={(to) => void navigate({ href: to })}
      end={<End who={who} submission={submission} isReady={missing.length === 0} />}
    >
      <div className="submission-rights">
        <RightPart
          submission={submission}
          kind="licence"
          isOwn={false}
          mayGive
          title={t('submission.licence')}
          text={t('submission.licence_text')}
        />
        <RightPart
          submission={submission}
          kind="partner_1"
          isOwn={isOwn}
          mayGive={isOwn}
          title={t('submission.release_of', { name: spouse_1.firstname || t('submission.one') })}
          text={t('submission.release_text')}
        />
        <RightPart
          submission={submission}
          kind="partner_2"
          isOwn={false}
          mayGive={false}
          title={t('submission.release_of', { name: spouse_2.firstname || t('submission.other') })}
          text={t('submission.release_text')}
        />
      </div>
      <section className="submission-missing" aria-labelledby="missing">
        <h2 id="missing">{missing.length > 0 ? t('submission.missing', { n: missing.length }) : t('submission.all_there')}</h2>
        {missing.length === 0 && <p>{t('submission.all_there_text')}</p>}
        <ul>
          {missing.map(([field, [says]]) => (
            <li key={field}>
              <a href={`${base}/${stepOf(field)}?check=1`}>{steps.find(({ slug }) => slug === stepOf(field))?.title}</a> {says}
            </li>
          ))}
        </ul>
      </section>
    </StepFrame>
  )
}

/** Sends it in; who writes on it, too, leaves that to whoever it is of. */
function End({ who, submission, isReady }: Pick<StepProps, 'who' | 'submission'> & { isReady: boolean }) {
  const navigate = useNavigate()
  const { once, isPending } = useActs()
  const done: string = `${places[who]}/${submission.slug}/form/done`
  const send = async () => {
    const { isDone } = await once(async () => void (await api.submissions.send.call({ id: submission.id })))
    if (isDone) await navigate({ href: done })
  }
  if (submission.is_own && submission.state !== 'rights_missing')
    return (
      <button className="button main large" type="button" disabled={isPending || !isReady} onClick={() => void send()}>
        {t('submission.send')} <Icon name="paper-plane-tilt" />
      </button>
    )
  return (
    <a className="button main large" href={submission.is_own ? done : wayTo(who, submission, 'preview')}>
      {t(submission.is_own ? 'submission.what_next' : 'submission.see')} <Icon name="arrow-right" />
    </a>
  )
}
