import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PlaceLink } from './place-link.tsx'
import { placeOf } from './selection.ts'
import type { LoadedWeddings } from './weddings-loader.ts'

/** Every page has an address, and a link from those around it. */
export function WeddingsPager({ of: { meta, selection, ids, search } }: { of: LoadedWeddings }) {
  const { current_page: current, last_page: last, from, to, total } = meta
  if (last <= 1) return null
  const placeAt = (page: number) => placeOf(selection, ids, { sort: search.sort, page: page > 1 ? page : undefined })
  return (
    <nav className="weddings-pager" aria-label={t('pager.label')}>
      <small className="num">{t('pager.place', { from: from ?? 0, to: to ?? 0, total })}</small>
      <ol className="num">
        {pagesAround(current, last).map((page, nth, pages) => (
          <li key={page}>
            {nth > 0 && pages[nth - 1] !== page - 1 && <span aria-hidden="true">…</span>}
            {page === current ? (
              <span aria-current="page">{page}</span>
            ) : (
              <PlaceLink place={placeAt(page)} label={t('weddings.page', { page })}>
                {page}
              </PlaceLink>
            )}
          </li>
        ))}
      </ol>
      {current < last ? (
        <PlaceLink className="button" rel="next" place={placeAt(current + 1)}>
          {t('weddings.next')} <Icon name="arrow-right" />
        </PlaceLink>
      ) : (
        <PlaceLink className="button" rel="prev" place={placeAt(current - 1)}>
          <Icon name="arrow-left" /> {t('weddings.previous')}
        </PlaceLink>
      )}
    </nav>
  )
}

/** The first, the last, and two on either side. */
function pagesAround(current: number, last: number): number[] {
  return Array.from({ length: last }, (_, place) => place + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= 2,
  )
}
