import { t } from '#web/text/text.ts'
import { longDay } from '#web/long-day.ts'
import type { Piece } from '../content/contract.ts'
import { PieceText } from '../pieces/shown/piece-text.tsx'
import { PieceTitle } from '../pieces/shown/piece-title.tsx'

/** What holds here, in the name of who runs the site. */
export function LegalPiece({ of: piece }: { of: Piece }) {
  return (
    <main className="legal-page wrap" id="main">
      <h1>
        <PieceTitle of={piece} />
      </h1>
      <p className="lead">{piece.excerpt}</p>
      <p>{t('legal.since', { day: longDay(piece.updated_on ?? piece.published_on) ?? '' })}</p>
      <PieceText of={piece} />
    </main>
  )
}
