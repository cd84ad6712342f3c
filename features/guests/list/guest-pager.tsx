import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Pager } from '#web/ui/pager.tsx'
import type { GuestPage } from './contract.ts'

/** Page by page, or everybody under one another. */
export function GuestPager({ meta, isWhole }: { meta: GuestPage['meta']; isWhole: boolean }) {
  const { total, to } = meta
  if (!isWhole)
    return (
      <Pager meta={meta}>
        <Link to="." search={({ page: _, ...search }) => ({ ...search, show: 'all' })} resetScroll={false}>
          {t('guests.show_all', { total })}
        </Link>
      </Pager>
    )
  return (
    <footer className="pager">
      <p role="status">{(to ?? 0) < total ? t('guests.loading', { n: to ?? 0, total }) : t('guests.all_there', { total })}</p>
      <Link to="." search={({ show: _, ...search }) => search}>
        {t('guests.in_pages')}
      </Link>
    </footer>
  )
}
