import { t } from '#web/text/text.ts'
import type { PrintedCard } from './card-making.ts'

/** Eight cards to a page; the lines between them are where to cut. */
export function CardSheet({ cards, couple: [first = '', second] }: { cards: readonly PrintedCard[]; couple: readonly string[] }) {
  return (
    <ul className="card-sheet">
      {cards.map(({ name, code, place, path, size }) => (
        <li key={code}>
          <div>
            <p className="card-names">
              {first}
              {second !== undefined && (
                <>
                  {' '}
                  <em>&amp;</em> {second}
                </>
              )}
            </p>
            <p className="card-to">{name}</p>
            <p className="card-place">
              {t('cards.answer')} <span>{place}</span> {t('cards.code')}
            </p>
            <p className="card-code num">{code}</p>
          </div>
          <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('cards.qr')} shapeRendering="crispEdges">
            <rect width={size} height={size} fill="#fff" />
            <path d={path} fill="#000" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
