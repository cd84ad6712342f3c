import { api } from '#web/client/api.ts'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { addressOf, managementPath } from './claim-steps.ts'
import { type StepProps, thenLoad } from './step-props.ts'

/** Six digits go to the address that couples have, and whoever reads them there is the business. */
export function CodeStep({ posted, search, vendors: [vendor], later, picture }: StepProps) {
  if (!vendor?.address) return <Nowhere later={later} picture={picture} />
  const { id, title, address } = vendor
  const isSent = search.sent !== undefined || posted?.values['form'] === 'verify'
  const frame = { step: 2, steps: 3, later, picture, posted, back: <Back /> }
  const more = (
    <ul className="claim-more">
      {isSent && (
        <li>
          <a href={addressOf('code', { vendor: id })}>{t('claims.another')}</a>
        </li>
      )}
      <li>
        <a href={addressOf('ask', { vendor: id })}>{t('claims.dead_address')}</a>
      </li>
    </ul>
  )
  if (!isSent)
    return (
      <SetupFrame
        {...frame}
        name="send"
        title={t('claims.code_title')}
        text={t('claims.code_text', { title, address })}
        save={() => api.vendor_claims.send.call({ vendor_id: id })}
        to={addressOf('code', { vendor: id, sent: 1 })}
        button={t('claims.send')}
      >
        {more}
      </SetupFrame>
    )
  return (
    <SetupFrame
      {...frame}
      name="verify"
      title={t('claims.code_title')}
      text={t('claims.sent_text', { title, address })}
      save={({ code = '' }) => thenLoad(api.vendor_claims.verify.call({ vendor_id: id, code }), managementPath)}
      to={managementPath}
      button={t('claims.open')}
    >
      {(errors) => (
        <>
          <TextField
            label={t('claims.digits')}
            name="code"
            className="field-input claim-code num"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            need="required"
            hint={t('claims.digits_hint')}
            errors={errors['code']}
          />
          {more}
        </>
      )}
    </SetupFrame>
  )
}

export function Back() {
  return (
    <a className="button ghost" href={addressOf('find')}>
      {t('claims.back')}
    </a>
  )
}

/** A business that isn't there, or that has no address. */
function Nowhere({ later, picture }: Pick<StepProps, 'later' | 'picture'>) {
  return (
    <SetupFrame
      step={2}
      steps={3}
      later={later}
      picture={picture}
      name="find"
      title={t('claims.nowhere_title')}
      text={t('claims.nowhere_text')}
      posted={undefined}
      save={async () => undefined}
      to={addressOf('find')}
      button={t('claims.back')}
    >
      {null}
    </SetupFrame>
  )
}
