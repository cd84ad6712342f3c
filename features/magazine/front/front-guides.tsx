import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import type { Front } from './load-front.ts'

/** The first guides, in the order in which they are needed. */
export function FrontGuides({ of: { guides } }: { of: Front }) {
  const [lead] = guides
  if (!lead) return null
  return (
    <section className="front-guides wrap" aria-labelledby="before-you-sign">
      <PiecePicture of={lead.picture} sizes="(max-width: 991px) 100vw, 50vw" alt="" />
      <div>
        <p className="kicker">{t('guides.title')}</p>
        <h2 id="before-you-sign">
          <Emphasis text={t('front.guides')} />
        </h2>
        <ol>
          {guides.slice(0, 4).map(({ id, url, title, excerpt, minutes }) => (
            <li key={id}>
              <Link to={url}>
                <span>
                  <b>{title}</b>
                  <span>{excerpt}</span>
                </span>
                <small className="num">{t('pieces.minutes', { minutes })}</small>
              </Link>
            </li>
          ))}
        </ol>
        <p>
          <Link className="more-link" to="/guides">
            {t('front.all_guides')}
          </Link>
        </p>
      </div>
    </section>
  )
}
