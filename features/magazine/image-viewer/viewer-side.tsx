import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { WrongHere } from '../pieces/shown/wrong-here.tsx'
import { colorsOf, PieceColors } from '../pieces/shown/piece-palette.tsx'
import type { Viewed } from './viewer-loader.ts'

/** What is to be said of a picture: its caption, where it is from, its colors and who made what it shows. */
export function ViewerSide({ of: { picture, piece, made }, place }: { of: Viewed; place: number }) {
  return (
    <aside className="viewer-side">
      <p className="kicker">{t('viewer.picture', { place })}</p>
      <h1>{picture.caption ?? picture.alt}</h1>
      <p>
        {t('viewer.from')} <Link to={piece.url}>{piece.title}</Link>
      </p>
      <IllustratedMark of={piece} />
      {colorsOf(piece.fields).length > 0 && (
        <>
          <h2>{t('viewer.colors')}</h2>
          <PieceColors fields={piece.fields} />
        </>
      )}
      {made.length > 0 && (
        <>
          <h2>{t('pieces.credits')}</h2>
          <ul className="viewer-made">
            {made.map(({ title, url }, nth) => (
              <li key={url}>
                <span>{nth === 0 ? t('viewer.by') : t('viewer.work')}</span> <Link to={url}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <WrongHere kind="picture" id={picture.id} />
      <p className="viewer-keys">
        <kbd>←</kbd> <kbd>→</kbd> {t('viewer.to_turn')} <kbd>Esc</kbd> {t('viewer.to_leave')}
      </p>
    </aside>
  )
}
