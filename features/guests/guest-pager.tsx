import { Link } from '@tanstack/react-router'
import { t } from '#web/text/tools-text.ts'
import { Pager } from '#web/ui/pager.tsx'
import type { GuestPage } from './contract.ts'

/** Page by page, or everybody under one another. */
export function GuestPager({ meta, isWhole }: { meta: GuestPage['meta']; isWhole: boolean }) {
  const { total, to } = meta
  if (isWhole)
    return (
      <footer className="guest-pager">
        <p role="status">{(to ?? 0) < total ? t('guests.loading', { n: to ?? 0, total }) : t('guests.all_there', { total })}</p>
        <Link to="." search={({ show: _, ...search }) => search}>
          {t('guests.in_pages')}
        </Link>
      </footer>
    )
  if (meta.last_page <= 1 && meta.current_page === 1) return null
  return (
    <footer className="guest-pager">
      <Pager meta={meta} />
      <Link to="." search={({ page: _, ...search }) => ({ ...search, show: 'all' })} resetScroll={false}>
        {t('guests.show_all', { total })}
      </Link>
    </footer>
  )
}
