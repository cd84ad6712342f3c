import { useSuspenseQuery } from '@tanstack/react-query'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Identity } from '#features/account/providers/linked-accounts/contract.ts'
import { longDay } from '#web/long-day.ts'
import { identitiesQuery } from './settings-loading.ts'
import { WayLinking } from './way-linking.tsx'

interface Props {
  posted: PostedForm | undefined
  user: { email: string; has_password: boolean }
}

/** What opens the account beside its password. */
export function WaysPart({ posted, user }: Props) {
  const { data: identities } = useSuspenseQuery(identitiesQuery()).data
  const refused = posted?.values['form'] === 'unlink' ? posted : undefined
  return (
    <section id="ways">
      <h2>{t('settings.ways')}</h2>
      <p className="settings-lead">{t('settings.ways_text')}</p>
      {refused && (
        <p className="form-error" role="alert">
          {refused.message}
        </p>
      )}
      <ul className="settings-rows">
        {identities.map((identity) => (
          <Way key={identity.service} identity={identity} posted={posted} user={user} />
        ))}
        <li>
          <Icon name="envelope-simple" />
          <div>
            <b>{t('settings.by_letter')}</b>
            <small>{t('settings.by_letter_text', { email: user.email })}</small>
          </div>
        </li>
      </ul>
    </section>
  )
}

function Way({ identity, posted, user }: Props & { identity: Identity }) {
  const { service, linked_at, is_only_way, is_offered } = identity
  return (
    <li className="settings-way">
      <Icon name="google-logo" />
      <div>
        <b>{t('settings.google')}</b>
        <small data-good={linked_at !== null || undefined}>{stateOf(identity)}</small>
        {is_only_way && <small>{t('settings.only_way')}</small>}
      </div>
      {linked_at !== null && !is_only_way && (
        <form action="/settings/password" method="post">
          <input type="hidden" name="form" value="unlink" />
          <input type="hidden" name="service" value={service} />
          <button className="button small" type="submit" aria-label={t('settings.unlink_of')}>
            {t('settings.unlink')}
          </button>
        </form>
      )}
      {linked_at === null && is_offered && <WayLinking service={service} posted={posted} user={user} />}
    </li>
  )
}

function stateOf({ linked_at }: Identity): string {
  return linked_at === null ? t('settings.not_linked') : t('settings.linked_since', { day: longDay(linked_at.slice(0, 10)) ?? '' })
}
