import { createFileRoute } from '@tanstack/react-router'
import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { leanCard } from '../pieces/lean-card.ts'
import { followed } from '../machines/feeds.ts'
import { listHead } from '../pieces/piece-head.ts'
import { loadPieces } from '../pieces/piece-loader.ts'
import { PieceCard } from '../pieces/shown/piece-card.tsx'
import css from './videos.css?url'

export const Route = createFileRoute('/_default/videos')({
  loader: async () => (await loadPieces({ type: 'video', per_page: 100 })).data.map(leanCard),
  head: ({ loaderData: films = [] }) =>
    followed(
      listHead({
        title: t('videos.title'),
        description: t('videos.lead'),
        url: '/videos',
        css,
        isHidden: films.length === 0,
        picture: films[0]?.picture,
      }),
      'videos',
    ),
  component: VideosPage,
})

/** All films, the newest first; the first one large. */
function VideosPage() {
  const films = Route.useLoaderData()
  return (
    <main className="videos-page" id="main">
      <header>
        <p className="kicker">{t('videos.title')}</p>
        <h1>
          <Emphasis text={t('videos.heading')} />
        </h1>
        <p className="lead">{t('videos.lead')}</p>
      </header>
      {films.length === 0 ? (
        <p>{t('planning.nothing')}</p>
      ) : (
        <ul className="videos">
          {films.map((film, nth) => (
            <li key={film.id}>
              <PieceCard
                of={film}
                sizes={nth === 0 ? '(max-width: 767px) 100vw, 66vw' : '(max-width: 767px) 100vw, 33vw'}
                shape={nth === 0 ? '16/9' : '4/3'}
                isLarge={nth === 0}
                level={2}
                isEager={nth === 0}
              >
                <LoveButton id={film.id} title={film.title} />
              </PieceCard>
              <small className="num">{t('videos.minutes', { minutes: String(film.fields['minutes']) })}</small>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
