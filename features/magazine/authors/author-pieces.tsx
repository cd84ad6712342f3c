import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Card } from '../content/contract.ts'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'

/** What somebody wrote, by years. */
export function AuthorPieces({ pieces }: { pieces: readonly Card[] }) {
  const years = [...Map.groupBy(pieces, ({ published_on }) => published_on.slice(0, 4))]
  return years.map(([year, written]) => (
    <section key={year} className="author-year" aria-labelledby={`of-${year}`}>
      <h3 id={`of-${year}`}>{year}</h3>
      <ul>
        {written.map(({ id, url, title, type, published_on, picture, fields }) => (
          <li key={id}>
            <Link to={url}>
              <time dateTime={published_on}>{shortDay(published_on)}</time>
              <span>
                <b>{title}</b>
                <span>{kindOf(type, fields)}</span>
              </span>
              <PiecePicture of={picture} sizes="96px" shape="3/2" alt="" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', day: 'numeric', month: 'short' })
}

function kindOf(type: string, fields: Record<string, unknown>): string {
  if (type === 'real-wedding') return t('authors.wedding', { city: (fields as { location: { city: string } }).location.city })
  if (type === 'guide') return t('authors.guide')
  if (type === 'album') return t('authors.album')
  if (type === 'vendor-list') return t('authors.vendor_list')
  return 'question' in fields ? t('authors.short_answer') : t('authors.article')
}
