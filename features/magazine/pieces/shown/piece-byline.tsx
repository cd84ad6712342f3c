import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { longDay } from '#web/long-day.ts'
import type { Piece } from '../../content/contract.ts'

/** Who wrote a piece, when, and how long it takes. */
export function PieceByline({ of: { author, published_on, updated_on, minutes } }: { of: Piece }) {
  return (
    <p className="piece-byline">
      {author && (
        <>
          {t('pieces.words_by')} <Link to={author.url}>{author.title}</Link>
          <span aria-hidden="true"> · </span>
        </>
      )}
      <time dateTime={published_on}>{withoutWeekday(published_on)}</time>
      {updated_on && <span>{t('pieces.updated', { day: withoutWeekday(updated_on) })}</span>}
      <span>{t('pieces.minutes', { minutes })}</span>
    </p>
  )
}

function withoutWeekday(day: string): string {
  return longDay(day)?.replace(/^\w+, /, '') ?? day
}
