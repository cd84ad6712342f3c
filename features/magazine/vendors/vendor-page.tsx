import { createFileRoute } from '@tanstack/react-router'
import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { structuredData } from '#web/start/structured-data.ts'
import { businessData } from '../machines/business-data.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import { loadPiece, loadPieces } from '../pieces/piece-loader.ts'
import { WrongHere } from '../pieces/shown/wrong-here.tsx'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import type { Piece } from '../content/contract.ts'
import { EnquiryPart } from '../enquiries/shown/enquiry-part.tsx'
import { CompareButton, CompareTray } from './compare-tray.tsx'
import type { VendorFields } from './compare-table.tsx'
import { VendorGallery } from './vendor-gallery.tsx'
import { VendorSections } from './vendor-sections.tsx'
import { loadCompared } from './vendors-loader.ts'
import compare from './compare.css?url'
import own from './vendor.css?url'
import css from './vendors.css?url'
import { vendorSearch } from './vendors-search.ts'

export const Route = createFileRoute('/_default/vendors/$slug')({
  validateSearch: vendorSearch,
  loaderDeps: ({ search: { compare } }) => ({ compare }),
  loader: async ({ params: { slug }, deps }) => {
    const piece = await loadPiece({ url: `/vendors/${slug}` })
    const { api } = await import('#web/client/api.ts')
    const [{ data: facts }, { data: asking }, weddings, compared, reviews] = await Promise.all([
      api.vendors.get.call({ slug: piece.slug }),
      api.enquiries.get.call({ slug: piece.slug }),
      loadPieces({ type: 'real-wedding', named: `vendor/${piece.slug}`, per_page: 6 }),
      loadCompared(deps),
      api.vendors.reviews.call({ slug: piece.slug }),
    ])
    return { piece, facts, asking, weddings: weddings.data, compared, reviews, posted: startContext()?.form, key: crypto.randomUUID() }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { piece, facts, reviews } = loaderData
    const { meta, links } = pieceHead(piece, { css, type: 'website' })
    const data = import.meta.env.SSR ? businessData(piece, { ...facts, booked: reviews.data }, ...above(piece, facts.service)) : []
    return {
      meta: [...meta, ...structuredData(...data)],
      links: [...links, ...[compare, own].map((href) => ({ rel: 'stylesheet', href }))],
    }
  },
  component: VendorPage,
})

/** The lists that they stand in, the widest first. */
function above({ terms }: Piece, service: string) {
  const own = terms['services']?.find(({ slug }) => slug === service)
  return [{ title: t('vendors.title'), url: '/vendors' }, ...(own ? [{ title: own.title, url: `/vendors/services/${own.slug}` }] : [])]
}

function VendorPage() {
  const { piece, facts, asking, weddings, compared, reviews, posted, key } = Route.useLoaderData()
  const { compare } = Route.useSearch()
  const fields = piece.fields as unknown as VendorFields
  const [service] = piece.terms['services']?.filter(({ slug }) => slug === facts.service) ?? []
  const place = piece.terms['places']?.find(({ slug }) => slug === fields.location.place)
  return (
    <main className="vendor-page wrap" id="main">
      <nav className="vendor-crumbs" aria-label={t('vendors.crumbs')}>
        <a href="/vendors">{t('vendors.kicker')}</a>
        {service && <a href={`/vendors/services/${service.slug}`}>{service.title}</a>}
        {service && place && <a href={`/vendors/services/${service.slug}?place=${place.slug}`}>{place.title}</a>}
      </nav>
      <header>
        <div>
          <h1>{piece.title}</h1>
          <IllustratedMark of={piece} />
          <p className="lead">
            {t('vendors.kind_in', { kind: service?.title ?? '', city: fields.location.city, state: fields.location.state })} {piece.excerpt}
          </p>
          <p className="vendor-row-facts">
            {fields.verified && (
              <span>
                <Icon name="check" /> {t('vendors.verified')}
              </span>
            )}
            {facts.reviews.mean !== null && !piece.is_illustrated && (
              <a className="num" href="#reviews">
                {t('vendors.stars', { mean: facts.reviews.mean.toFixed(1), n: facts.reviews.count })}
              </a>
            )}
            <span>
              <Icon name="map-pin" />{' '}
              {fields.travels_miles > 0 ? t('vendors.travels_n', { miles: fields.travels_miles }) : t('vendors.you_come')}
            </span>
            {facts.answers && <span>{t('vendors.answer_time', answerWords(facts.answers))}</span>}
          </p>
        </div>
        <div className="vendor-acts">
          <a className="button main" href="#ask">
            {t('ask_vendor.title', { title: piece.title })}
          </a>
          <LoveButton id={piece.id} title={piece.title} hasWord />
          <CompareButton slug={piece.slug} title={piece.title} search={{ compare }} path={piece.url} />
        </div>
      </header>
      <VendorGallery of={piece} />
      <div className="vendor-columns">
        <VendorSections piece={piece} facts={facts} weddings={weddings} reviews={reviews} />
        <EnquiryPart piece={piece} asking={asking} posted={posted} idempotencyKey={key} />
      </div>
      <WrongHere kind="page" id={piece.id} />
      <CompareTray compared={compared} search={{ compare }} path={piece.url} />
    </main>
  )
}

function answerWords({ share, median_hours }: { share: number; median_hours: number }) {
  return { share: Math.round(share * 100), hours: Math.max(1, Math.round(median_hours)) }
}
