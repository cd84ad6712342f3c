import { createFileRoute } from '@tanstack/react-router'
import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { structuredData } from '#web/start/structured-data.ts'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { articleData } from '../machines/article-data.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import { loadPiece } from '../pieces/piece-loader.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { PieceText } from '../pieces/shown/piece-text.tsx'
import { PieceTitle } from '../pieces/shown/piece-title.tsx'
import css from './videos.css?url'

interface Fields {
  minutes: number
  chapters: { at: string; title: string }[]
  film?: { house: 'youtube' | 'vimeo'; id: string }
}

export const Route = createFileRoute('/_default/videos/$slug')({
  loader: ({ params: { slug } }) => loadPiece({ url: `/videos/${slug}` }),
  head: ({ loaderData: piece }) => {
    if (!piece) return {}
    const head = pieceHead(piece, { css })
    if (!import.meta.env.SSR) return head
    return { ...head, meta: [...head.meta, ...structuredData(...articleData(piece, { title: t('videos.title'), url: '/videos' }))] }
  },
  component: VideoPage,
})

/** A film with its chapters and every word. It is watched at its house: nothing of that is loaded with our page. */
function VideoPage() {
  const piece = Route.useLoaderData()
  const { minutes, chapters, film } = piece.fields as unknown as Fields
  return (
    <main className="video-page" id="main">
      <article>
        <header className="video-head">
          <div>
            <p className="kicker">
              <Link to="/videos">{t('videos.title')}</Link>
            </p>
            <h1>
              <PieceTitle of={piece} />
            </h1>
            <p className="lead">{piece.excerpt}</p>
            <p className="video-minutes num">{t('videos.minutes', { minutes })}</p>
            <div className="buttons">
              {film && (
                <a className="button main large" href={addressOf(film)} rel="noopener noreferrer">
                  {t('videos.watch', { house: houses[film.house] })}
                </a>
              )}
              <LoveButton id={piece.id} title={piece.title} hasWord />
            </div>
            <IllustratedMark of={piece} />
          </div>
          <PiecePicture of={piece.pictures[0]} sizes="(max-width: 991px) 100vw, 50vw" isEager />
        </header>
        <div className="video-body">
          <section aria-labelledby="chapters">
            <h2 id="chapters">{t('videos.chapters')}</h2>
            <ol>
              {chapters.map(({ at, title }) => (
                <li key={at}>
                  <b className="num">{at}</b> {title}
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="said">
            <h2 id="said">{t('videos.said')}</h2>
            <PieceText of={piece} />
          </section>
        </div>
      </article>
    </main>
  )
}

const houses = { youtube: 'YouTube', vimeo: 'Vimeo' }

function addressOf({ house, id }: NonNullable<Fields['film']>): string {
  return house === 'youtube' ? `https://www.youtube.com/watch?v=${encodeURIComponent(id)}` : `https://vimeo.com/${encodeURIComponent(id)}`
}
