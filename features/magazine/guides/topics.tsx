import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { TagGroup } from '../content/contract.ts'

/** Topics set as a sentence, each with how many articles it has. */
export function Topics({ terms, current }: { terms: TagGroup['terms']; current?: string }) {
  const shown = terms.filter(({ count }) => count > 0)
  if (shown.length === 0) return null
  return (
    <nav className="topics" aria-label={t('guides.by_topic')}>
      <p className="kicker">{t('guides.by_topic')}</p>
      <ul>
        {shown.map(({ slug, title, count }) => (
          <li key={slug}>
            <Link to="/planning/$taxonomy" params={{ taxonomy: slug }} {...(slug === current && { 'aria-current': 'page' as const })}>
              {title} <span className="num">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
