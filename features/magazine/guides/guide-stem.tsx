import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Card } from '../content/contract.ts'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'

const stages = [
  { stage: 'twelve-months', title: t('guides.twelve_months'), says: t('guides.twelve_months_says') },
  { stage: 'nine-months', title: t('guides.nine_months'), says: t('guides.nine_months_says') },
  { stage: 'six-months', title: t('guides.six_months'), says: t('guides.six_months_says') },
  { stage: 'three-months', title: t('guides.three_months'), says: t('guides.three_months_says') },
  { stage: 'last-month', title: t('guides.last_month'), says: t('guides.last_month_says') },
]

/** All guides along one stem, in the order in which they are needed. */
export function GuideStem({ guides }: { guides: readonly Card[] }) {
  return (
    <section className="guide-stem" aria-labelledby="in-order">
      <h2 id="in-order">{t('guides.in_order')}</h2>
      {stages.map(({ stage, title, says }) => {
        const here = guides.filter(({ fields }) => fields['stage'] === stage)
        return here.length === 0 ? null : (
          <section key={stage} className="guide-stage" aria-labelledby={stage}>
            <header>
              <h3 id={stage}>{title}</h3>
              <p>{says}</p>
            </header>
            <ol>
              {here.map((guide) => (
                <GuideRow key={guide.id} guide={guide} />
              ))}
            </ol>
          </section>
        )
      })}
    </section>
  )
}

function GuideRow({ guide: { url, title, excerpt, minutes, fields, picture } }: { guide: Card }) {
  const { tasks } = fields as { tasks?: number }
  return (
    <li>
      <svg aria-hidden="true" viewBox="0 0 44 30">
        <path d="M2 28C6 10 22 2 42 4 40 20 22 30 2 28Z" />
      </svg>
      <Link to={url}>
        <span className="guide-words">
          <b>{title}</b>
          <span>{excerpt}</span>
        </span>
        <span className="guide-measures">
          <span>{t('pieces.minutes', { minutes })}</span>
          {tasks ? <span>{tasks === 1 ? t('guides.task') : t('guides.tasks', { tasks })}</span> : null}
        </span>
        <PiecePicture of={picture} sizes="148px" shape="10/7" alt="" />
      </Link>
    </li>
  )
}
