import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import type { RegistryPage } from '../contract.ts'
import { closed } from './registry-search.ts'

const most = 24

/** A leaf for each gift: filled where whoever gave it was thanked. Of many, one stands for several. */
export function ThankLeaves({ sums: { thanked, to_thank } }: Pick<RegistryPage, 'sums'>) {
  const all = thanked + to_thank
  if (all === 0) return null
  const shown = Math.min(most, all)
  const filled = Math.round((thanked / all) * shown)
  return (
    <>
      <svg
        className="thank-leaves"
        role="img"
        aria-label={t('thanks.leaves', { thanked, all })}
        viewBox={`0 0 ${shown * 20} 20`}
        style={{ maxWidth: shown * 18 }}
      >
        {Array.from({ length: shown }, (_, nth) => (
          <path
            key={nth}
            className={nth < filled ? 'done' : undefined}
            transform={`translate(${nth * 20} 0) scale(.8)`}
            d="M4 20C3 9 9 3 21 3c0 12-6 18-17 17Z"
          />
        ))}
      </svg>
      <p className="registry-quiet">
        <b>{t('thanks.thanked', { n: thanked })}</b>
        {to_thank > 0 && (
          <>
            {', '}
            <Link to="." search={(now) => ({ ...now, ...closed, view: 'thank-yous', page: undefined })}>
              {t('thanks.to_write', { n: to_thank })}
            </Link>
          </>
        )}
      </p>
    </>
  )
}
