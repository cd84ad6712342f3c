import { createFileRoute } from '@tanstack/react-router'
import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { searchOf, wholeNumber } from '#web/menus/search.ts'
import { t } from '#web/text/text.ts'
import { structuredData } from '#web/start/structured-data.ts'
import type { Visitor } from '#web/visitor.ts'
import { articleData } from '../machines/article-data.ts'
import { feedLink } from '../machines/feeds.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PieceByline } from '../pieces/shown/piece-byline.tsx'
import { PieceCard } from '../pieces/shown/piece-card.tsx'
import { PieceCredits } from '../pieces/shown/piece-credits.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { PieceText } from '../pieces/shown/piece-text.tsx'
import { WrongHere } from '../pieces/shown/wrong-here.tsx'
import { PieceTitle } from '../pieces/shown/piece-title.tsx'
import { weddingOf } from './wedding.ts'
import { WeddingCost } from './wedding-cost.tsx'
import { WeddingFacts } from './wedding-facts.tsx'
import { WeddingGallery } from './wedding-gallery.tsx'
import { loadWedding } from './wedding-loader.ts'
import { WeddingNotes } from './wedding-notes.tsx'
import css from './wedding.css?url'

const planSearch = searchOf({ guests: wholeNumber(1, 2_000) })

export const Route = createFileRoute('/_default/real-weddings/$slug')({
  validateSearch: planSearch,
  loader: async ({ context: { visitor }, params: { slug } }) => ({ ...(await loadWedding(slug)), heads: ownHeads(visitor) }),
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { piece } = loaderData
    const { meta, links } = pieceHead(piece, { css })
    const data = import.meta.env.SSR ? articleData(piece, { title: t('weddings.title'), url: '/real-weddings' }) : []
    return { links: [...links, feedLink('weddings')], meta: [...meta, ...structuredData(...data)] }
  },
  component: WeddingPage,
})

/** Of who plans a wedding: those on their list, and before there is one the number that they reckon with. */
function ownHeads(visitor: Visitor): number | undefined {
  return visitor?.contact_count || visitor?.wedding_details.guests || undefined
}

function WeddingPage() {
  const { piece, related, heads } = Route.useLoaderData()
  const { guests = heads } = Route.useSearch()
  const { location } = weddingOf(piece)
  const [lead] = piece.pictures
  return (
    <main className="wedding-page" id="main">
      <article>
        <header>
          <p className="kicker">{t('weddings.one_in', { city: location.city, state: location.state })}</p>
          <h1>
            <PieceTitle of={piece} />
          </h1>
          <p className="lead">{piece.excerpt}</p>
          <PieceByline of={piece} />
          <IllustratedMark of={piece} />
          <LoveButton id={piece.id} title={piece.title} hasWord />
        </header>
        <div className="wedding-lead">
          <PiecePicture of={lead} sizes="100vw" isEager />
        </div>
        <div className="wedding-body">
          <WeddingFacts of={piece} />
          <PieceText of={piece} />
        </div>
        <WeddingGallery of={piece} />
        <WeddingCost of={piece} heads={guests} />
        <WeddingNotes of={piece} />
        <section className="wedding-part" aria-labelledby="made">
          <h2 id="made">{t('pieces.credits')}</h2>
          <PieceCredits of={piece} />
          <WrongHere kind="page" id={piece.id} />
        </section>
      </article>
      {related.length > 0 && (
        <section className="wedding-more" aria-labelledby="more">
          <h2 id="more">{t('weddings.more')}</h2>
          <div className="wedding-row">
            {related.map((card) => (
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
