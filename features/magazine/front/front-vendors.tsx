import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { perUnit } from '../vendors/price-words.ts'
import { wholeDollars } from '../pieces/whole-dollars.ts'
import type { Ad, Front } from './load-front.ts'

/** Vendors as a paper prints its small ads: in columns, in their own words, and nobody paid. */
export function FrontVendors({ of: { ads, services } }: { of: Front }) {
  if (ads.length === 0) return null
  const columns = [ads.slice(0, 2), ads.slice(2, 5), ads.slice(5, 7)].filter(({ length }) => length > 0)
  return (
    <section className="front-ads wrap" aria-labelledby="classified">
      <header>
        <div>
          <p className="kicker">{t('vendors.kicker')}</p>
          <h2 id="classified">
            <Emphasis text={t('front.classified')} />
          </h2>
        </div>
        <p>
          {t('front.nobody_paid')} <a href="/how-we-order-vendors">{t('vendors.how')}</a>
        </p>
      </header>
      <div className="front-columns">
        <ul>
          {services.map(({ slug, title, count }) => (
            <li key={slug}>
              <Link to="/vendors/services/$taxonomy" params={{ taxonomy: slug }}>
                <span>{title}</span> <span className="num">{count}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to="/vendors">{t('front.all_services')}</Link>
          </li>
        </ul>
        {columns.map((column, nth) => (
          <div key={column[0]!.card.id}>
            {column.map((ad, place) => (
              <SmallAd key={ad.card.id} of={ad} hasPicture={place === 0 && nth !== 1} isBoxed={nth === 1 && place === 1} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

function SmallAd({ of: { card, kind, city }, hasPicture, isBoxed }: { of: Ad; hasPicture: boolean; isBoxed: boolean }) {
  const { price_from, price_unit } = card.fields as { price_from?: number; price_unit?: string }
  const price = price_from === undefined ? undefined : [wholeDollars(price_from), perUnit(price_unit)].join(' ').trim()
  return (
    <article className={isBoxed ? 'front-ad boxed' : 'front-ad'}>
      {hasPicture && <PiecePicture of={card.picture} sizes="(max-width: 767px) 100vw, 25vw" shape="4/3" alt="" />}
      <p>
        <b>{t('front.ad_kind', { kind, city })}</b> {card.excerpt} {price && <span className="num">{t('front.ad_from', { price })}</span>}
      </p>
      <h3>
        <Link to={card.url}>{card.title}</Link>
      </h3>
      <IllustratedMark of={card} />
    </article>
  )
}
