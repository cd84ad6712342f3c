import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PieceByline } from '../pieces/shown/piece-byline.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { PieceText } from '../pieces/shown/piece-text.tsx'
import { PieceTitle } from '../pieces/shown/piece-title.tsx'
import { perUnit } from '../vendors/price-words.ts'
import { wholeDollars } from '../pieces/whole-dollars.ts'
import type { LoadedList } from './load-list.ts'

/** A list as it was written: who, where, what we saw them do; then how it was made. */
export function ChosenVendors({ of: { piece, chosen } }: { of: LoadedList }) {
  const [lead] = piece.pictures
  return (
    <main className="vendor-list-page" id="main">
      <article>
        <header className="vendor-list-head">
          <div>
            <p className="kicker">
              <Link to="/best-wedding-vendors">{t('vendor_lists.title')}</Link>
            </p>
            <h1>
              <PieceTitle of={piece} />
            </h1>
            <p className="lead">{piece.excerpt}</p>
            <PieceByline of={piece} />
            <IllustratedMark of={piece} />
          </div>
          <PiecePicture of={lead} sizes="(max-width: 991px) 100vw, 42vw" isEager />
        </header>
        <ol className="chosen">
          {chosen.map(({ card, why }) => (
            <li key={card.id} id={card.slug}>
              <PiecePicture of={card.picture} sizes="(max-width: 767px) 100vw, 260px" shape="4/3" alt="" />
              <div>
                <h2>
                  <Link to={card.url}>{card.title}</Link>
                </h2>
                <p className="chosen-kind">{kindOf(card)}</p>
                <p>{why}</p>
              </div>
              <LoveButton id={card.id} title={card.title} />
            </li>
          ))}
        </ol>
        <div className="vendor-list-text">
          <h2>{t('vendor_lists.how')}</h2>
          <PieceText of={piece} />
        </div>
      </article>
    </main>
  )
}

function kindOf({ terms, fields }: LoadedList['chosen'][number]['card']): string {
  const { location, price_from, price_unit, service } = fields as {
    location: { city: string; state: string }
    price_from?: number
    service: string
    price_unit?: string
  }
  const kind = terms['services']?.find(({ slug }) => slug === service)?.title ?? ''
  const words = { kind, city: location.city, state: location.state }
  return price_from === undefined
    ? t('vendor_lists.kind', words)
    : t('vendor_lists.kind_from', { ...words, price: [wholeDollars(price_from), perUnit(price_unit)].join(' ').trim() })
}
