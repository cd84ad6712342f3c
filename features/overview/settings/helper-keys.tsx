import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Helper } from '#features/wedding/helping/contract.ts'
import { keyWord } from '#web/map/permission-names.ts'

/** What somebody may open, event by event. */
export function HelperKeys({ helper: { role, guest_wedding_events } }: { helper: Pick<Helper, 'role' | 'guest_wedding_events'> }) {
  if (role === 'partner') return <Keys names={[t('helping.everything')]} />
  const open = guest_wedding_events.filter(({ permissions }) => permissions.length > 0)
  if (open.length === 0) return <small>{t('helping.nothing_open')}</small>
  return (
    <dl className="helper-keys">
      {open.map(({ id, name, permissions }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <Keys names={permissions.map(keyWord)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Keys({ names }: { names: readonly string[] }) {
  return (
    <ul className="keys">
      {names.map((name) => (
        <li key={name}>
          <Icon name="check" />
          {name}
        </li>
      ))}
    </ul>
  )
}
