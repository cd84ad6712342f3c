import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Card } from '../content/contract.ts'
import { wholeDollars } from '../pieces/whole-dollars.ts'
import { PieceCard } from '../pieces/shown/piece-card.tsx'
import { weddingOf } from './wedding.ts'

/** How wide the twelve places of a page are, in twelfths, and the shapes of their pictures. */
const places = [
  [7, '3/2'],
  [5, '4/3'],
  [3, '4/5'],
  [3, '3/4'],
  [3, '1/1'],
  [3, '4/5'],
  [5, '4/3'],
  [7, '8/5'],
  [3, '4/5'],
  [3, '1/1'],
  [3, '4/5'],
  [3, '3/4'],
] as const

/** Where the page says a number instead of a wedding. */
const saying = 6

/** A page of weddings, large and small by turns. */
export function WeddingsGrid({ cards, least }: { cards: readonly Card[]; least: Card | undefined }) {
  const hasSaying = least !== undefined && cards.length >= saying
  return (
    <div className="weddings-grid">
      {cards.map((card, nth) => {
        const place = hasSaying && nth >= saying ? nth + 1 : nth
        const [width, shape] = places[place % places.length]!
        return [
          hasSaying && nth === saying && <LeastSpent key="least" of={least} />,
          <div key={card.id} className={`w-${width}`}>
            <PieceCard
              of={card}
              sizes={`(max-width: 767px) ${width > 4 ? 100 : 50}vw, ${Math.round((width / 12) * 100)}vw`}
              shape={shape}
              isLarge={width === 7}
            >
              <LoveButton id={card.id} title={card.title} />
            </PieceCard>
          </div>,
        ]
      })}
    </div>
  )
}

function LeastSpent({ of: card }: { of: Card }) {
  const { wedding_guest_count: guests, weekday, location, cost } = weddingOf(card)
  return (
    <Link className="weddings-say" to={card.url}>
      <span>{t('weddings.least')}</span>
      <b>{wholeDollars(cost?.total ?? 0)}</b>
      <p>{t('weddings.least_line', { guests, weekday, city: location.city })}</p>
    </Link>
  )
}
