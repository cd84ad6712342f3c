import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Piece } from '../content/contract.ts'
import { relatedOf } from '../pieces/related.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PieceByline } from '../pieces/shown/piece-byline.tsx'
import { PieceCard } from '../pieces/shown/piece-card.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { PieceSources } from '../pieces/shown/piece-sources.tsx'
import { PieceText } from '../pieces/shown/piece-text.tsx'
import { WrongHere } from '../pieces/shown/wrong-here.tsx'
import { PieceTitle } from '../pieces/shown/piece-title.tsx'

export function Article({ of: piece }: { of: Piece }) {
  const [lead] = piece.pictures
  const [topic] = piece.terms['categories'] ?? []
  const related = relatedOf(piece)
  return (
    <main className="article-page" id="main">
      <article>
        <header>
          {topic && <p className="kicker">{topic.url ? <Link to={topic.url}>{topic.title}</Link> : topic.title}</p>}
          <h1>
            <PieceTitle of={piece} />
          </h1>
          <p className="lead">{piece.excerpt}</p>
          {piece.type === 'article' && <PieceByline of={piece} />}
          <IllustratedMark of={piece} />
          <LoveButton id={piece.id} title={piece.title} hasWord />
        </header>
        {lead && (
          <div className="article-lead">
            <PiecePicture of={lead} sizes="100vw" isEager />
          </div>
        )}
        <PieceText of={piece} />
        <PieceSources of={piece} />
        <WrongHere kind="page" id={piece.id} />
      </article>
      {related.length > 0 && (
        <section className="article-more" aria-labelledby="more">
          <h2 id="more">{t('pieces.more')}</h2>
          <div className="piece-row">
            {related.slice(0, 4).map((card) => (
              <PieceCard key={card.id} of={card} sizes="(max-width: 767px) 50vw, 25vw" shape="4/5">
                <LoveButton id={card.id} title={card.title} />
              </PieceCard>
            ))}
          </div>
        </section>
      )}
    </main>
  )
}
