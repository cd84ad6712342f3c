import { listed } from '#web/listed.ts'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Card } from '../content/contract.ts'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'

/** The other episodes, the newest first. */
export function EpisodeList({ episodes }: { episodes: readonly Card[] }) {
  if (episodes.length === 0) return null
  return (
    <section className="episodes" aria-labelledby="episodes">
      <h2 id="episodes">{t('podcast.others')}</h2>
      <ol>
        {episodes.map(({ id, slug, title, excerpt, minutes, fields, picture }) => {
          const { episode, guests = [] } = fields as { episode?: number; guests?: string[] }
          return (
            <li key={id} id={slug}>
              <span className="episode-number">{episode}</span>
              <PiecePicture of={picture} sizes="96px" shape="1/1" alt="" />
              <div>
                <h3>
                  <Link to="/podcast" search={{ episode: slug }}>
                    {title}
                  </Link>
                </h3>
                <p>{excerpt}</p>
              </div>
              <span className="episode-with">
                {guests.length > 0 ? listed(guests) : t('podcast.no_guest')}
                <span>{t('podcast.to_read', { minutes })}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
