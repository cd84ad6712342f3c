import { useLocation } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import type { Listed } from '../piece-loader.ts'

/** Plain links to the neighbours of a page, which engines follow. */
export function PiecePager({ meta: { current_page: current, last_page: last, from, to, total } }: { meta: Listed['meta'] }) {
  const { pathname } = useLocation()
  if (last <= 1 && current === 1) return null
  const at = (page: number) => (page === 1 ? pathname : `${pathname}?page=${page}`)
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      <p>{t('pager.place', { from: from ?? 0, to: to ?? 0, total })}</p>
      <span className="pager-pages">
        {current > 1 && (
          <a className="button" rel="prev" href={at(current - 1)}>
            {t('pager.previous')}
          </a>
        )}
        {current < last && (
          <a className="button" rel="next" href={at(current + 1)}>
            {t('pager.next')}
          </a>
        )}
      </span>
    </nav>
  )
}
