import { createFileRoute } from '@tanstack/react-router'
import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Card } from '../content/contract.ts'
import { structuredData } from '#web/start/structured-data.ts'
import { articleData } from '../machines/article-data.ts'
import { feedLink } from '../machines/feeds.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import { loadPiece, loadPieces } from '../pieces/piece-loader.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PieceByline } from '../pieces/shown/piece-byline.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { PieceSources } from '../pieces/shown/piece-sources.tsx'
import { PieceText } from '../pieces/shown/piece-text.tsx'
import { PieceTitle } from '../pieces/shown/piece-title.tsx'
import { headingsOf } from '../pieces/text-node.ts'
import css from './guide.css?url'

export const Route = createFileRoute('/_default/guides/$guide')({
  loader: async ({ params: { guide } }) => {
    const [piece, all] = await Promise.all([
      loadPiece({ url: `/guides/${guide}` }),
      loadPieces({ type: 'guide', sort: 'position', per_page: 100 }),
    ])
    const place = all.data.findIndex(({ id }) => id === piece.id)
    return { piece, before: all.data[place - 1], after: all.data[place + 1] }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { piece } = loaderData
    const { meta, links } = pieceHead(piece, { css })
    const data = import.meta.env.SSR ? articleData(piece, { title: t('guides.title'), url: '/guides' }) : []
    return { links: [...links, feedLink('guides')], meta: [...meta, ...structuredData(...data)] }
  },
  component: GuidePage,
})

function GuidePage() {
  const { piece, before, after } = Route.useLoaderData()
  const [lead] = piece.pictures
  const [topic] = piece.terms['guide-topics'] ?? []
  const headings = headingsOf(piece.tree)
  const { questions = [] } = piece.fields as { questions?: { question: string; answer: string }[] }
  return (
    <main className="guide-page" id="main">
      <article>
        <header className="guide-head">
          <div>
            {topic && <p className="kicker">{topic.title}</p>}
            <h1>
              <PieceTitle of={piece} />
            </h1>
            <p className="lead">{piece.excerpt}</p>
          </div>
          <PiecePicture of={lead} sizes="(max-width: 991px) 100vw, 42vw" isEager />
        </header>
        <div className="guide-by">
          <PieceByline of={piece} />
          <IllustratedMark of={piece} />
          <LoveButton id={piece.id} title={piece.title} hasWord />
        </div>
        <div className="guide-body">
          <nav className="guide-contents" aria-label={t('guides.in_this')}>
            <ol>
              {headings.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div>
            <PieceText of={piece} />
            {questions.length > 0 && (
              <section className="guide-questions" aria-labelledby="questions">
                <h2 id="questions">{t('guides.questions')}</h2>
                {questions.map(({ question, answer }) => (
                  <details key={question}>
                    <summary>{question}</summary>
                    <p>{answer}</p>
                  </details>
                ))}
              </section>
            )}
            <PieceSources of={piece} />
          </div>
        </div>
      </article>
      <nav className="guide-neighbours" aria-label={t('guides.neighbours')}>
        {before && <Neighbour card={before} kicker={t('guides.before_this')} />}
        {after && <Neighbour card={after} kicker={t('guides.after_this')} />}
      </nav>
    </main>
  )
}

function Neighbour({ card, kicker }: { card: Card; kicker: string }) {
  return (
    <Link to={card.url}>
      <span className="kicker">{kicker}</span>
      <b>{card.title}</b>
    </Link>
  )
}
