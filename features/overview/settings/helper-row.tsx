import { useHydrated } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ReplyShape } from '#web/ui/reply.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import type { Helper } from '#features/wedding/helping/contract.ts'
import { sinceWhen } from '#features/wedding/helping/since-when.ts'
import { HelperKeys } from './helper-keys.tsx'

interface Props {
  helper: Helper
  onChange: () => void
  onSendAgain: () => void
  onRemove: () => void
}

/** Somebody who helps or was asked to: what they may open, and what can be done about it. */
export function HelperRow({ helper, onChange, onSendAgain, onRemove }: Props) {
  const isAlive = useHydrated()
  const { name, email, is_accepted } = helper
  const shown = name || email
  const again = { icon: 'paper-plane-tilt', label: t('helping.send_again'), onAction: onSendAgain } as const
  return (
    <li id={`helper-${helper.id}`}>
      <Avatar name={shown} picture={helper.face} isBesideName />
      <div>
        <div className="helper-line">
          <span>
            <b>{shown}</b>
            {name && <small>{email}</small>}
          </span>
          <Standing helper={helper} />
        </div>
        <HelperKeys helper={helper} />
      </div>
      {isAlive && (
        <RowMenu
          label={t('helping.menu', { name: shown })}
          entries={[
            { icon: 'pencil-simple', label: t('helping.change'), onAction: onChange },
            ...(is_accepted ? [] : [again]),
            { icon: 'trash', label: t(is_accepted ? 'helping.remove' : 'helping.withdraw'), isDestructive: true, onAction: onRemove },
          ]}
        />
      )}
    </li>
  )
}

/** What they are, or since when they have not answered. */
function Standing({ helper: { is_accepted, is_expired, role, sent_at } }: { helper: Helper }) {
  const zone = useHydrated() ? undefined : 'UTC'
  if (is_accepted) return role === 'partner' ? <small>{t('helping.partner')}</small> : null
  if (is_expired) return <small className="helper-expired">{t('helping.expired')}</small>
  return (
    <small className="reply" data-reply="waiting">
      <ReplyShape kind="waiting" />
      <span>{t('helping.invited', { when: sinceWhen(sent_at, zone) })}</span>
    </small>
  )
}
