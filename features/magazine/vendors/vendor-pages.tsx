import { t } from '#web/text/text.ts'
import type { VendorsFound } from './vendors-loader.ts'
import { addressOf, type VendorsSearch } from './vendors-search.ts'

interface Props {
  meta: VendorsFound['meta']
  search: VendorsSearch
  service: string | undefined
}

/** A plain link for each page, so that engines find them all. */
export function VendorPages({ meta: { current_page, last_page, from, to, total }, search, service }: Props) {
  if (last_page <= 1) return null
  const at = (page: number) => addressOf(service, { ...search, page })
  return (
    <nav className="vendors-pages" aria-label={t('vendors.pages')}>
      <span className="num">{t('vendors.place_of', { from: from ?? 0, to: to ?? 0, total })}</span>
      <ol className="num">
        {Array.from({ length: last_page }, (_, nth) => nth + 1)
          .filter((page) => page === 1 || page === last_page || Math.abs(page - current_page) < 4)
          .map((page) => (
            <li key={page}>{page === current_page ? <span aria-current="page">{page}</span> : <a href={at(page)}>{page}</a>}</li>
          ))}
      </ol>
      {current_page < last_page && (
        <a className="button" href={at(current_page + 1)} rel="next">
          {t('vendors.next')}
        </a>
      )}
    </nav>
  )
}
