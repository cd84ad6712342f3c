import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Share } from './contract.ts'
import { keys } from '#web/map/permission-names.ts'

/** What somebody would open, or holds, event by event. */
export function InviteKeys({ shares }: { shares: readonly Share[] }) {
  const open = shares.filter(({ permissions }) => permissions.length > 0)
  if (open.length === 0) return null
  return (
    <dl className="helper-shares" aria-label={t('helping.would_open')}>
      {open.map(({ id, name, permissions }) => (
        <div key={id}>
          <dt>{name}</dt>
          {keys
            .filter(({ permission }) => permissions.includes(permission))
            .map((key) => (
              <dd key={key.permission}>
                <Icon name="check" />
                <span>
                  <b>{key.name}</b> <small>{key.what}</small>
                </span>
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}
