import { useHydrated } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import type { Session } from '#features/account/sign-in/contract.ts'
import { seenAt } from './seen-at.ts'

/** Every device with its own sign-out, by plain forms. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const isAlive = useHydrated()
  const zone = isAlive ? undefined : 'UTC'
  return (
    <section>
      <h2>{t('settings.where')}</h2>
      <p className="settings-lead">{t('settings.where_text')}</p>
      <ul className="settings-rows">
        {sessions.map(({ id, device, seen_at, is_current }) => (
          <li key={id}>
            <Icon name={iconOf(device)} />
            <div>
              <b>{device}</b>
              <small data-good={is_current || undefined}>
                {is_current ? t('settings.this_one') : t('settings.last_seen', { when: seenAt(seen_at, zone) })}
              </small>
            </div>
            {!is_current && (
              <form action="/settings/password" method="post">
                <input type="hidden" name="form" value="session" />
                <input type="hidden" name="id" value={id} />
                <button className="button small" type="submit" aria-label={t('settings.sign_out_of', { device })}>
                  {t('settings.sign_out')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form className="settings-save" action="/settings/password" method="post">
          <input type="hidden" name="form" value="sessions" />
          <button className="button" type="submit">
            {t('settings.sign_out_others')}
          </button>
        </form>
      )}
    </section>
  )
}

function iconOf(device: string): IconName {
  if (/iPhone|iPad|Android/i.test(device)) return 'device-mobile'
  return /Mac/i.test(device) ? 'laptop' : 'desktop'
}
