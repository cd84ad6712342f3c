import { createFileRoute } from '@tanstack/react-router'
import { searchOf, words } from '#web/menus/search.ts'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { longDay } from '#web/long-day.ts'
import type { Card, Piece } from '../content/contract.ts'
import { feedAddress, feedLink } from '../machines/feeds.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import { loadPiece, loadPieces } from '../pieces/piece-loader.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { PieceText } from '../pieces/shown/piece-text.tsx'
import { PieceTitle } from '../pieces/shown/piece-title.tsx'
import { EpisodeList } from './episode-list.tsx'
import css from './podcast.css?url'

const podcastSearch = searchOf({ episode: words(200) })

export const Route = createFileRoute('/_default/podcast')({
  validateSearch: podcastSearch,
  loaderDeps: ({ search: { episode } }) => ({ episode }),
  loader: async ({ deps: { episode } }) => {
    const { data } = await loadPieces({ type: 'podcast', per_page: 100 })
    const episodes = data.toSorted((one, other) => numberOf(other) - numberOf(one))
    const slug = episode ?? episodes[0]?.slug
    return { episodes, read: slug === undefined ? undefined : await loadPiece({ type: 'podcast', slug }), isOpen: episode !== undefined }
  },
  head: ({ loaderData }) => {
    const { read, isOpen = false, episodes = [] } = loaderData ?? {}
    const front = { title: t('podcast.title'), excerpt: t('podcast.lead'), url: '/podcast', pictures: read?.pictures ?? [] }
    const episode = read && { ...read, url: `/podcast?episode=${encodeURIComponent(read.slug)}` }
    const { meta, links } = pieceHead(isOpen && episode ? episode : front, { css, isHidden: episodes.length === 0 })
    return { meta, links: [...links, feedLink('podcast')] }
  },
  component: PodcastPage,
})

function numberOf({ fields }: Card): number {
  return Number(fields['episode'])
}

/** Episodes are there to be read; nothing here is played. */
function PodcastPage() {
  const { episodes, read, isOpen } = Route.useLoaderData()
  return (
    <main className="podcast-page" id="main">
      <section className="podcast-head">
        <div>
          <p className="kicker">{t('podcast.kicker')}</p>
          <h1>{t('podcast.name')}</h1>
          <p className="lead">{t('podcast.lead')}</p>
          {read && <Newest episode={read} isOpen={isOpen} />}
        </div>
        <PiecePicture of={read?.pictures[0]} sizes="(max-width: 991px) 100vw, 50vw" isEager />
      </section>
      {read && isOpen && (
        <section className="podcast-read" aria-labelledby="read">
          <h2 id="read">{t('podcast.said')}</h2>
          <PieceText of={read} />
        </section>
      )}
      <EpisodeList episodes={episodes.filter(({ id }) => id !== read?.id)} />
      <p className="podcast-follow">
        <Link className="more-link" to="/videos">
          {t('podcast.videos')}
        </Link>{' '}
        <a className="more-link" href={feedAddress('podcast')}>
          {t('feeds.follow')}
        </a>
      </p>
    </main>
  )
}

function Newest({ episode, isOpen }: { episode: Piece; isOpen: boolean }) {
  const { episode: number, chapters = [] } = episode.fields as { episode?: number; chapters?: { at: string; title: string }[] }
  return (
    <article className="podcast-episode" id={episode.slug}>
      <p>{t('podcast.episode', { number: String(number), day: longDay(episode.published_on) ?? '' })}</p>
      <h2>
        <PieceTitle of={episode} />
      </h2>
      <p>{episode.excerpt}</p>
      <ol>
        {chapters.map(({ at, title }) => (
          <li key={at}>
            <b>{at}</b> {title}
          </li>
        ))}
      </ol>
      <p className="buttons">
        {!isOpen && (
          <Link className="button main large" to="/podcast" search={{ episode: episode.slug }} hash="read">
            {t('podcast.read', { minutes: episode.minutes })}
          </Link>
        )}
        <IllustratedMark of={episode} />
      </p>
    </article>
  )
}
