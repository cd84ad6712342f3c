import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '#web/text/settings-text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import type { Helper } from '../helping/contract.ts'
import { helpersQuery } from './settings-loading.ts'

/** Who sees what of the wedding. */
export function HelpersSection() {
  const { data: helpers } = useSuspenseQuery(helpersQuery()).data
  return (
    <section>
      <h2>{t('settings.who_helps')}</h2>
      <p className="settings-lead">{helpers.length > 0 ? t('settings.who_helps_text') : t('settings.nobody_helps')}</p>
      {helpers.length > 0 && (
        <ul className="settings-rows">
          {helpers.map((helper) => (
            <li key={helper.id}>
              <Avatar name={helper.name || helper.email} isBesideName />
              <div>
                <b>{helper.name || helper.email}</b>
                {helper.name && <small>{helper.email}</small>}
                {reachOf(helper).map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function reachOf({ is_accepted, direction, role, guest_wedding_events }: Helper): string[] {
  if (!is_accepted) return [direction === 'invite' ? t('settings.invited') : t('settings.asked')]
  if (role === 'partner') return [t('settings.partner')]
  const events = guest_wedding_events.filter(({ permissions }) => permissions.length > 0)
  if (events.length === 0) return [t('settings.no_event')]
  return events.map(({ name: event, permissions }) => t('settings.helps_with', { event, what: permissions.map(wordOf).join(', ') }))
}

/** By the number of the permission. */
const words = [
  undefined,
  'settings.permission_1',
  'settings.permission_2',
  'settings.permission_3',
  'settings.permission_4',
  'settings.permission_5',
] as const

function wordOf(permission: number): string {
  const word = words[permission]
  return word ? t(word) : ''
}
