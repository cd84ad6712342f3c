import { Link, useRouter } from '@tanstack/react-router'
import { t } from '../text/text.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Whose } from '../map/whose.ts'

/** Who helps with somebody else's wedding never loses sight of whose it is. */
export function WhoseBar({ names, places, own }: Whose) {
  const couple = names.join(' & ')
  return (
    <section className="whose-bar" aria-label={t('whose.label')}>
      <div className="wrap">
        <span className="whose-faces">
          {names.map((name) => (
            <Avatar key={name} name={name} isBesideName />
          ))}
        </span>
        <p>
          {t('whose.helping')} <b>{t('whose.couple', { couple })}</b> {t('whose.wedding')}
        </p>
        {places.length > 1 && <Places places={places} />}
        {own && (
          <Link className="button small" to={own}>
            <Icon name="arrow-u-up-left" />
            {t('whose.own')}
          </Link>
        )}
      </div>
    </section>
  )
}

function Places({ places }: Pick<Whose, 'places'>) {
  const router = useRouter()
  return (
    <span className="choice">
      <select
        className="field-input"
        aria-label={t('whose.place')}
        value={places.find(({ isCurrent }) => isCurrent)?.to}
        onChange={({ target }) => void router.navigate({ href: target.value })}
      >
        {places.map(({ label, to }) => (
          <option key={to} value={to}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
