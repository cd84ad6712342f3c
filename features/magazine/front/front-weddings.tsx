import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { cardLine } from '../pieces/card-line.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PieceCard } from '../pieces/shown/piece-card.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { PieceTitle } from '../pieces/shown/piece-title.tsx'
import type { Front } from './load-front.ts'

const shapes = ['4/5', '1/1', '4/3', '3/4'] as const

/** The newest wedding across the page, and four more. */
export function FrontWeddings({ of: { weddings, totalWeddings } }: { of: Front }) {
  // What hangs in the dark is at home there.
  const lead = weddings.find(({ picture }) => picture?.palette === 'midnight') ?? weddings[0]
  if (!lead) return null
  const others = weddings.filter(({ id }) => id !== lead.id).slice(0, shapes.length)
  return (
    <>
      <section className="front-opening" aria-labelledby="opening">
        <div className="wrap">
          <div>
            <p className="kicker">{t('weddings.title')}</p>
            <h2 id="opening">
              <Link to={lead.url}>
                <PieceTitle of={lead} />
              </Link>
            </h2>
          </div>
          <div>
            <p>{lead.excerpt}</p>
            <b className="num">{cardLine(lead)}</b>
            <IllustratedMark of={lead} />
          </div>
        </div>
        <PiecePicture of={lead.picture} sizes="100vw" />
      </section>
      {others.length > 0 && (
        <section className="front-row wrap" aria-label={t('front.more_weddings')}>
          <div>
            {others.map((card, nth) => (
              <PieceCard key={card.id} of={card} sizes="(max-width: 767px) 50vw, 25vw" shape={shapes[nth]!}>
                <LoveButton id={card.id} title={card.title} />
              </PieceCard>
            ))}
          </div>
          <p>
            <Link className="more-link" to="/real-weddings">
              {t('front.all_weddings', { total: totalWeddings })}
            </Link>
          </p>
        </section>
      )}
    </>
  )
}
