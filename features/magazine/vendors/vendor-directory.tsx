import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { t } from '#web/text/text.ts'
import { CompareTable } from './compare-table.tsx'
import { CompareTray } from './compare-tray.tsx'
import { places, isPlace } from './places.ts'
import { VendorAsk } from './vendor-ask.tsx'
import { VendorChips } from './vendor-chips.tsx'
import { VendorPages } from './vendor-pages.tsx'
import { VendorRow } from './vendor-row.tsx'
import type { VendorsFound } from './vendors-loader.ts'
import { addressOf, type VendorsSearch } from './vendors-search.ts'

export interface Directory {
  found: VendorsFound
  search: VendorsSearch
  /** Whose list it is; all where there is none. */
  service: { slug: string; title: string } | undefined
}

/** Vendors who meet what was asked, in the published order, each with its reason. */
export function VendorDirectory(directory: Directory) {
  const { found, search, service } = directory
  const { data, meta, compared } = found
  const kind = service ? service.title : t('vendors.all')
  return (
    <main className="vendors-page wrap" id="main">
      <header>
        <p className="kicker">{t('vendors.kicker')}</p>
        <h1 className="only-heard">{titleOf(kind, search)}</h1>
        <VendorAsk {...directory} />
        <VendorChips {...directory} />
      </header>
      {search.side_by_side && compared.length > 0 ? (
        <CompareTable compared={compared} search={search} service={service?.slug} />
      ) : meta.total === 0 ? (
        <Nobody {...directory} />
      ) : (
        <section aria-label={t('vendors.results')}>
          <div className="vendors-order">
            <b>{t('vendors.total', { n: meta.total, kind: kind.toLowerCase() })}</b>
            <p>
              {t('vendors.ordered')} <strong>{t('vendors.nobody_pays')}</strong> <a href="/how-we-order-vendors">{t('vendors.how')}</a>{' '}
              <a href="/best-wedding-vendors">{t('vendors.our_lists')}</a>
            </p>
            <Sorting {...directory} />
          </div>
          <ol className="vendors-list" start={meta.from ?? 1}>
            {data.map((vendor) => (
              <VendorRow key={vendor.piece.id} vendor={vendor} search={search} service={service?.slug}>
                <LoveButton id={vendor.piece.id} title={vendor.piece.title} />
              </VendorRow>
            ))}
          </ol>
          <VendorPages meta={meta} search={search} service={service?.slug} />
        </section>
      )}
      <CompareTray compared={compared} search={search} path={addressOf(service?.slug, {})} />
    </main>
  )
}

function titleOf(kind: string, { place = '' }: VendorsSearch): string {
  return isPlace(place) ? t('vendors.in_place', { kind, place: places[place].title }) : kind
}

const sorts = [
  { sort: undefined, label: t('vendors.sort_best') },
  { sort: 'near', label: t('vendors.sort_near') },
  { sort: 'price', label: t('vendors.sort_price') },
  { sort: 'reviews', label: t('vendors.sort_reviews') },
] as const

/** Links, so that a choice needs neither script nor a button. */
function Sorting({ search, service }: Directory) {
  return (
    <nav className="vendors-sorts" aria-label={t('vendors.sort')}>
      {sorts
        .filter(({ sort }) => sort !== 'near' || isPlace(search.place ?? ''))
        .map(({ sort, label }) => (
          <a
            key={label}
            href={addressOf(service?.slug, { ...search, sort, page: undefined })}
            rel="nofollow"
            aria-current={search.sort === sort || undefined}
          >
            {label}
          </a>
        ))}
    </nav>
  )
}

/** Which of the choices to let go of, and how many there would be then. */
function Nobody({ found: { meta }, search, service }: Directory) {
  const { services, places: near, verified } = meta.counts
  const loose = [
    ...(search.date ? [{ label: t('vendors.any_day'), to: { ...search, date: undefined } }] : []),
    ...(search.most ? [{ label: t('vendors.any_price'), to: { ...search, most: undefined } }] : []),
    ...(search.languages ? [{ label: t('vendors.any_language'), to: { ...search, languages: undefined } }] : []),
    ...(search.verified && verified === 0 ? [{ label: t('vendors.any_verified'), to: { ...search, verified: undefined } }] : []),
    ...(search.miles ? [{ label: t('vendors.any_miles'), to: { ...search, miles: undefined } }] : []),
    ...Object.entries(near).map(([place, n]) => ({
      label: isPlace(place) ? places[place].title : place,
      to: { ...search, place, miles: undefined },
      n,
    })),
  ]
  const others = service ? Object.entries(services).filter(([slug]) => slug !== service.slug) : []
  return (
    <section className="vendors-nobody">
      <h2>{t('vendors.nobody')}</h2>
      <p className="lead">{t('vendors.nobody_text')}</p>
      <ul>
        {loose.map(({ label, to, ...rest }) => (
          <li key={label}>
            <a href={addressOf(service?.slug, { ...to, page: undefined })} rel="nofollow">
              {label} {'n' in rest && <span className="num">{rest.n}</span>}
            </a>
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <a href={addressOf(undefined, { ...search, page: undefined })} rel="nofollow">
              {t('vendors.any_service')} <span className="num">{others.length}</span>
            </a>
          </li>
        )}
        <li>
          <a href={addressOf(service?.slug, {})}>{t('vendors.begin_anew')}</a>
        </li>
      </ul>
    </section>
  )
}
