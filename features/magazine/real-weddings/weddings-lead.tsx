import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { longMonth } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Card } from '../content/contract.ts'
import { cardLine } from '../pieces/card-line.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { ColorBar } from '../pieces/shown/piece-palette.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { PieceTitle } from '../pieces/shown/piece-title.tsx'
import { spentOf } from './spent.ts'
import { weddingOf } from './wedding.ts'

/** The newest wedding, large, and the others of its month beside it. */
export function WeddingsLead({ of: lead, also: others }: { of: Card; also: Card[] }) {
  const month = lead.published_on.slice(0, 7)
  const ofMonth = others.filter(({ published_on }) => published_on.startsWith(month))
  const also = (ofMonth.length > 0 ? ofMonth : others).slice(0, 4)
  const heading = ofMonth.length > 0 ? t('weddings.also_in', { month: longMonth(month).replace(/ \d+$/, '') }) : t('weddings.before')
  return (
    <section className="weddings-lead" aria-labelledby="newest">
      <div>
        <p className="kicker">{t('weddings.newest')}</p>
        <h2 id="newest">
          <Link to={lead.url}>
            <PieceTitle of={lead} />
          </Link>
        </h2>
        <p className="lead">{lead.excerpt}</p>
        <ColorBar fields={lead.fields} />
        <p className="weddings-line">{cardLine(lead)}</p>
        <IllustratedMark of={lead} />
        <LoveButton id={lead.id} title={lead.title} hasWord />
        {also.length > 0 && (
          <section className="weddings-also" aria-labelledby="also">
            <header>
              <h3 id="also">{heading}</h3>
              <small>{t('weddings.figures')}</small>
            </header>
            <ol>
              {also.map((card) => (
                <AlsoLine key={card.id} of={card} />
              ))}
            </ol>
          </section>
        )}
      </div>
      <div className="weddings-cover">
        <PiecePicture of={lead.picture} sizes="(max-width: 991px) 100vw, 50vw" alt={lead.picture?.alt ?? ''} isEager />
      </div>
    </section>
  )
}

function AlsoLine({ of: card }: { of: Card }) {
  const { spouse_1, spouse_2, location, wedding_guest_count, cost } = weddingOf(card)
  return (
    <li>
      <Link to={card.url}>
        <b>{wedding_guest_count}</b>
        <span>
          <span>{card.title}</span>
          <small>{t('weddings.names_in', { one: spouse_1.firstname, other: spouse_2.firstname, city: location.city })}</small>
        </span>
        {cost && <small className="num">{spentOf(cost)}</small>}
      </Link>
    </li>
  )
}
