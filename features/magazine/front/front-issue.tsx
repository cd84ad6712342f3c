import { t } from '#web/text/text.ts'
import { longMonth } from '#web/long-day.ts'
import { Link } from '#web/ui/link.tsx'
import type { Card } from '../content/contract.ts'
import { wholeDollars } from '../pieces/whole-dollars.ts'
import type { Front } from './load-front.ts'

interface Line {
  figure: string
  title: string
  about: string
  to: string
}

/** What is in it, by a figure each. */
export function FrontIssue({ of: front }: { of: Front }) {
  const lines = linesOf(front)
  const newest = [...front.weddings, ...front.guides, front.article]
    .flatMap((card) => card?.published_on ?? [])
    .toSorted()
    .at(-1)
  if (lines.length === 0) return null
  return (
    <section className="front-issue wrap" aria-labelledby="issue">
      <div>
        {newest && <p className="kicker">{longMonth(newest.slice(0, 7))}</p>}
        <h2 id="issue">{t('front.issue')}</h2>
        <p>{t('front.issue_text')}</p>
      </div>
      <ol>
        {lines.map(({ figure, title, about, to }) => (
          <li key={to}>
            <Link to={to}>
              <b>{figure}</b>
              <span>
                <span className="front-title">{title}</span>
                <small>{about}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function linesOf({ weddings, least, guides, article, episode, product }: Front): Line[] {
  const [lead, second] = weddings
  const [guide, other] = guides
  return [
    ...one(second ?? lead, (card) => [String(card.fields['wedding_guest_count']), t('front.wedding_in', { city: cityOf(card) })]),
    ...one(guide, (card) => [t('front.tasks', { tasks: Number(card.fields['tasks'] ?? 0) }), t('front.guide', { minutes: card.minutes })]),
    ...one(article, (card) => [t('pieces.minutes', { minutes: card.minutes }), t('front.article')]),
    ...one(least, (card) => [
      wholeDollars((card.fields as { cost?: { total?: number } }).cost?.total ?? 0),
      t('front.wedding_in', { city: cityOf(card) }),
    ]),
    ...one(other, (card) => [t('front.tasks', { tasks: Number(card.fields['tasks'] ?? 0) }), t('front.guide', { minutes: card.minutes })]),
    ...one(episode && { ...episode, url: `/podcast?episode=${episode.slug}` }, (card) => [
      t('pieces.minutes', { minutes: Number(card.fields['minutes']) }),
      t('front.episode', { number: Number(card.fields['episode']) }),
    ]),
    ...one(product, (card) => [wholeDollars(Number(card.fields['price'] ?? 0)), t('front.product')]),
  ]
}

/** Nothing of what there is none of. */
function one(card: Card | undefined, says: (card: Card) => [string, string]): Line[] {
  if (!card) return []
  const [figure, about] = says(card)
  return [{ figure, title: card.title, about: card.is_illustrated ? `${about} · ${t('pieces.illustrated')}` : about, to: card.url }]
}

function cityOf({ fields }: Card): string {
  return (fields as { location: { city: string } }).location.city
}
