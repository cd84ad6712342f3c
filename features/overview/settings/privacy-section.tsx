import { useSuspenseQuery } from '@tanstack/react-query'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Consent } from '#features/site/analytics/contract.ts'
import { DeletionPart } from './deletion-part.tsx'
import { consentQuery } from './settings-loading.ts'

interface Props {
  posted: PostedForm | undefined
  email: string
}

/** What is known of somebody, how they take it along, and how it goes. */
export function PrivacySection({ posted, email }: Props) {
  const { data: consent } = useSuspenseQuery(consentQuery()).data
  return (
    <>
      <section>
        <h2>{t('settings.who_sees')}</h2>
        <p className="settings-lead">{t('settings.who_sees_text')}</p>
        <ul className="settings-rows">
          <li>
            <div>
              <b>{t('settings.recognised')}</b>
              <small>
                {consent.asks_for_privacy ? t('settings.recognised_never') : t('settings.recognised_text')}{' '}
                <a href="/privacy-choices">{t('settings.recognised_more')}</a>
              </small>
            </div>
            {!consent.asks_for_privacy && <YesOrNo choice={consent.choice} />}
          </li>
        </ul>
      </section>
      <section>
        <h2>{t('settings.take')}</h2>
        <p className="settings-lead">{t('settings.take_text')}</p>
        <div className="settings-save">
          <a className="button main" href="/api/v1/users/me/export" download>
            <Icon name="download-simple" /> {t('settings.take_button')}
          </a>
          <small>{t('settings.take_hint')}</small>
        </div>
      </section>
      <DeletionPart posted={posted?.values['form'] === 'delete' ? posted : undefined} email={email} />
    </>
  )
}

function YesOrNo({ choice }: Pick<Consent, 'choice'>) {
  return (
    <form className="settings-choice" action="/settings/privacy" method="post" aria-label={t('settings.recognised')}>
      <input type="hidden" name="form" value="consent" />
      <button type="submit" name="choice" value="yes" aria-pressed={choice === 'yes'}>
        {t('settings.yes')}
      </button>
      <button type="submit" name="choice" value="no" aria-pressed={choice !== 'yes'}>
        {t('settings.no')}
      </button>
    </form>
  )
}
