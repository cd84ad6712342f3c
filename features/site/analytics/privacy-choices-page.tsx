import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { postedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import css from './analytics.css?url'
import type { Consent } from './contract.ts'

export const Route = createFileRoute('/_default/privacy-choices')({
  loader: async () => {
    const { api } = await import('#web/client/api.ts')
    const { data } = await api.analytics.consent.call()
    return { consent: data, refused: postedForm('consent')?.errors['choice']?.join(' ') }
  },
  head: () => pageHead({ title: t('footer.privacy'), css }),
  component: PrivacyChoicesPage,
})

/** A plain form, so that the answer is heard without script too; a yes is as far away as a no. */
function PrivacyChoicesPage() {
  const { consent, refused } = Route.useLoaderData()
  return (
    <main className="privacy-page wrap" id="main">
      <h1>{t('footer.privacy')}</h1>
      <p className="lead">{t('privacy.lead')}</p>
      <h2>{t('privacy.always_title')}</h2>
      <p>{t('privacy.always')}</p>
      <h2>{t('privacy.yes_title')}</h2>
      <p>{t('privacy.yes')}</p>
      <p className="privacy-state" role="status">
        {refused ?? stateOf(consent)}
      </p>
      <form method="post">
        <input type="hidden" name="form" value="consent" />
        <button className="button large" type="submit" name="choice" value="yes">
          {t('privacy.agree')}
        </button>
        <button className="button large" type="submit" name="choice" value="no">
          {t('privacy.refuse')}
        </button>
      </form>
    </main>
  )
}

function stateOf({ choice, asks_for_privacy }: Consent): string {
  if (asks_for_privacy) return t('privacy.is_private')
  return t(states[choice])
}

const states = { yes: 'privacy.is_yes', no: 'privacy.is_no', open: 'privacy.is_open' } as const
