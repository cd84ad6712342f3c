import { t } from '#web/text/text.ts'
import type { Piece } from '../content/contract.ts'
import type { VendorFields } from './compare-table.tsx'
import { listIn } from './list-in.ts'
import { VendorWays } from './vendor-ways.tsx'

export interface KnownFields extends VendorFields {
  payment_types?: string[]
  additional_services?: string[]
  people?: string
  contact_phone?: string
  website?: string
  instagram?: string
}

/** The small things that people ask next. */
export function GoodToKnow({ piece, fields, service }: { piece: Piece; fields: KnownFields; service: string }) {
  return (
    <section aria-labelledby="know">
      <h2 id="know">{t('vendors.good_to_know')}</h2>
      <dl className="vendor-facts">
        <OtherPlaces piece={piece} fields={fields} service={service} />
        <Line what={t('vendors.people')} values={fields.people ? [fields.people] : []} />
        <Line what={t('vendors.known_for')} values={fields.good_to_know} />
        <Line what={t('vendors.more_services')} values={fields.additional_services} />
        <Line what={t('vendors.asks')} values={fields.requirements} />
        <Line what={t('vendors.paid_by')} values={fields.payment_types} />
        <Line what={t('vendors.languages')} values={fields.languages} />
        <Line what={t('vendors.phone')} values={fields.contact_phone ? [fields.contact_phone] : []} />
        {piece.is_illustrated ? (
          <Line what={t('vendors.website')} values={fields.website ? [fields.website.replace('https://', '')] : []} />
        ) : (
          <VendorWays slug={piece.slug} {...fields} />
        )}
      </dl>
    </section>
  )
}

/** Where else they work, each with the list that they stand in there. */
function OtherPlaces({ piece, fields: { location }, service }: { piece: Piece; fields: KnownFields; service: string }) {
  const others = (piece.terms['places'] ?? []).filter(({ slug }) => slug !== location.place)
  return others.length > 0 ? (
    <div>
      <dt>{t('vendors.also_in')}</dt>
      <dd className="vendor-places">
        {others.map(({ slug, title }) => (
          <a key={slug} href={`/vendors/services/${service}?place=${slug}`}>
            {title}
          </a>
        ))}
      </dd>
    </div>
  ) : null
}

function Line({ what, values: given }: { what: string; values: unknown }) {
  const values = listIn(given)
  return values.length > 0 ? (
    <div>
      <dt>{what}</dt>
      <dd>{values.join('. ')}</dd>
    </div>
  ) : null
}
