import { api } from '#web/client/api.ts'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { homePath } from '#web/map/routes.ts'
import { addressOf } from './claim-steps.ts'
import { Back } from './code-step.tsx'
import type { StepProps } from './step-props.ts'

/** What no code can settle goes to a person, with what somebody can show. */
export function AskStep({ posted, search, vendors: [vendor], claims, later, picture }: StepProps) {
  const claim = claims.find(({ vendor_id }) => vendor_id === search.vendor)
  const title = vendor?.title ?? claim?.title ?? ''
  const frame = { step: 3, steps: 3, later, picture, posted, back: <Back /> }
  if (claim)
    return (
      <SetupFrame
        key="asked"
        {...frame}
        name="later"
        title={t(claim.state === 'open' ? 'claims.asked_title' : 'claims.decided_title')}
        text={claim.state === 'open' ? t('claims.asked_text', { title, day: dayOf(claim.created_at) }) : claim.reason}
        save={async () => undefined}
        to={homePath({ is_vendor: false })}
        button={t('claims.home')}
      >
        <blockquote className="claim-words">{claim.words}</blockquote>
      </SetupFrame>
    )
  return (
    <SetupFrame
      key="ask"
      {...frame}
      name="ask"
      title={t(vendor?.standing === 'held' ? 'claims.held_title' : 'claims.no_code_title')}
      text={t(vendor?.standing === 'held' ? 'claims.held_text' : 'claims.no_code_text', { title })}
      save={({ words = '' }) => api.vendor_claims.ask.call({ vendor_id: search.vendor ?? 0, words })}
      to={addressOf('ask', { vendor: search.vendor })}
      button={t('claims.send_to_person')}
    >
      {(errors) => (
        <TextAreaField
          label={t('claims.words')}
          name="words"
          rows={6}
          minLength={30}
          maxLength={3_000}
          need="required"
          hint={t('claims.words_hint')}
          errors={errors['words']}
          defaultValue={posted?.values['words'] ?? ''}
        />
      )}
    </SetupFrame>
  )
}

function dayOf(moment: string): string {
  return longDay(moment.slice(0, 10)) ?? ''
}
