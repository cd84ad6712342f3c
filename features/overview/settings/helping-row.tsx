import { Link, useHydrated } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ReplyShape } from '#web/ui/reply.tsx'
import type { Helper } from '#features/wedding/helping/contract.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { helperPath } from '#web/map/helper-path.ts'
import { HelperKeys } from './helper-keys.tsx'

interface Props {
  helper: Helper
  isVendor: boolean
  onLeave: () => void
}

/** A wedding that one helps with, was invited to, or asked for. */
export function HelpingRow({ helper, isVendor, onLeave }: Props) {
  const isAlive = useHydrated()
  const { id, is_accepted, is_expired, direction, role, guest_wedding_events } = helper
  const names = coupleNames(helper).join(' & ')
  const [first] = guest_wedding_events.filter(({ permissions }) => permissions.length > 0)
  const way = role === 'partner' ? '/dashboard' : first && helperPath({ user_id: helper.user_id, id: first.id }, isVendor)
  return (
    <li>
      <Avatar name={names} picture={helper.face} isBesideName />
      <div>
        <div className="helper-line">
          <span>
            <b>{is_accepted && way ? <Link to={way}>{names}</Link> : names}</b>
          </span>
          {!is_accepted && (
            <small className="reply" data-reply="waiting">
              <ReplyShape kind="waiting" />
              <span>
                {direction === 'invite' ? t(is_expired ? 'helping.expired' : 'helping.waits_for_you') : t('helping.waits_for_them')}
              </span>
            </small>
          )}
        </div>
        {direction === 'invite' || is_accepted ? <HelperKeys helper={helper} /> : null}
      </div>
      {direction === 'invite' && !is_accepted && !is_expired ? (
        <Link className="button small" to="/helper-invite/$key" params={{ key: String(id) }}>
          {t('helping.answer')}
        </Link>
      ) : (
        isAlive && (
          <button className="button small" type="button" onClick={onLeave} aria-label={t('helping.leave_of', { names })}>
            {t(is_accepted ? 'helping.leave' : 'helping.withdraw')}
          </button>
        )
      )}
    </li>
  )
}
