import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Reply } from '#web/ui/reply.tsx'
import type { Helper } from './contract.ts'

const allHelpers: string = '/settings/helpers'

/** Who sees the event, and with which keys. */
export function EventHelpers({ helpers }: { helpers: readonly Helper[] }) {
  return (
    <aside>
      <h2>{t('event.helpers')}</h2>
      {helpers.length === 0 && <p className="event-nobody">{t('event.no_helpers')}</p>}
      {helpers.length > 0 && (
        <>
          <ul className="event-helpers">
            {helpers.map((helper) => (
              <HelperRow key={helper.id} helper={helper} />
            ))}
          </ul>
          <p className="event-hint">{t('event.keys')}</p>
        </>
      )}
      <Link className="button" to={allHelpers}>
        <Icon name="users" />
        {t('event.all_helpers')}
      </Link>
    </aside>
  )
}

function HelperRow({ helper: { name, face, email, role, is_accepted, direction, permissions } }: { helper: Helper }) {
  const keys = role === 'partner' ? [t('event.everything')] : permissions.toSorted().map(wordOf)
  return (
    <li>
      <Avatar name={name || email} picture={face} isBesideName />
      <div>
        <p>
          <b>{name || email}</b>
          {is_accepted ? role === 'partner' && <small>{t('event.partner')}</small> : <Waiting direction={direction} />}
        </p>
        <ul className="event-keys">
          {keys.map((key) => (
            <li key={key}>
              <Icon name="check" />
              {key}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function Waiting({ direction }: Pick<Helper, 'direction'>) {
  return <Reply kind="waiting">{t(direction === 'invite' ? 'event.was_invited' : 'event.asked')}</Reply>
}

/** By the number of the permission. */
const words = ['event.key_1', 'event.key_2', 'event.key_3', 'event.key_4', 'event.key_5'] as const

function wordOf(permission: number): string {
  const word = words[permission - 1]
  return word ? t(word) : ''
}
