import { t } from '#web/text/text.ts'
import { tradeName } from '../profile/trade-words.ts'
import type { Statistics } from './contract.ts'

/** The five numbers of the published order, with their weights; nothing else counts. */
export function VendorWhy({ place, service }: { place: Statistics['place']; service: string }) {
  return (
    <section className="vendor-why" aria-labelledby="why-title">
      <h2 id="why-title">{t('morning.why')}</h2>
      {place ? (
        <>
          <p>{t('morning.place', { position: place.position, of: place.of, trade: tradeName(service) })}</p>
          <dl>
            <Factor what={t('morning.fit')} weight={35} value={place.fit} />
            <Factor what={t('morning.price_fit')} weight={25} value={place.price_fit} />
            <Factor what={t('morning.rating')} weight={20} value={place.rating} />
            <Factor what={t('morning.answered')} weight={10} value={place.answered} />
            <Factor what={t('morning.nearness')} weight={10} value={place.nearness} />
          </dl>
        </>
      ) : (
        <p>{t('morning.no_place')}</p>
      )}
      <p className="vendor-further">
        <a href="/vendor/reviews">{t('morning.your_reviews')}</a>
        <a href="/how-we-order-vendors">{t('morning.how_ordered')}</a>
      </p>
    </section>
  )
}

function Factor({ what, weight, value }: { what: string; weight: number; value: number }) {
  return (
    <div>
      <dt>
        {what} <small>{t('morning.weight', { weight })}</small>
      </dt>
      <dd className="num">{value.toFixed(2)}</dd>
    </div>
  )
}
