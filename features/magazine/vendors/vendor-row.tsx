import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { CompareButton } from './compare-tray.tsx'
import type { Found } from './contract.ts'
import { dollarsOf, perUnit } from './price-words.ts'
import { reasonsOf } from './vendor-reasons.ts'
import { addressOf, type VendorsSearch } from './vendors-search.ts'

interface Props {
  vendor: Found
  search: VendorsSearch
  service: string | undefined
  /** What saves them. */
  children?: ReactNode
}

/** One vendor of a list, with why they stand where they stand. */
export function VendorRow({ vendor, search, service, children }: Props) {
  const { piece, city, state, reviews, weddings, is_new } = vendor
  const { verified, price_from, price_unit } = piece.fields as { verified: boolean; price_from: number; price_unit: string }
  const to = search.compare ? `${piece.url}?${new URLSearchParams({ compare: search.compare })}` : piece.url
  return (
    <li className="vendor-row" data-seen={`vendor ${piece.slug}`}>
      <div className="vendor-row-picture" aria-hidden="true">
        <PiecePicture of={piece.picture} sizes="(max-width: 991px) 34vw, 236px" shape="4/3" alt="" />
      </div>
      <div className="vendor-row-words">
        <h2>
          <a href={to}>{piece.title}</a> <IllustratedMark of={piece} />
        </h2>
        <p>{piece.excerpt}</p>
        <p className="vendor-row-facts">
          {reviews.mean !== null && !piece.is_illustrated && (
            <span className="num">{t('vendors.stars', { mean: reviews.mean.toFixed(1), n: reviews.count })}</span>
          )}
          <span>{t('vendors.town', { city, state })}</span>
          {verified && <Fact icon="check" text={t('vendors.verified')} />}
          {weddings > 0 && <span>{weddings === 1 ? t('vendors.one_wedding') : t('vendors.weddings', { n: weddings })}</span>}
          {vendor.answers && <span>{t('vendors.answers', { share: Math.round(vendor.answers.share * 100) })}</span>}
        </p>
      </div>
      <div className="vendor-row-why">
        <ul aria-label={t('vendors.why')}>
          {is_new && <li data-state="ok">{t('vendors.new')}</li>}
          {reasonsOf(vendor, search).map(({ state: met, text }) => (
            <li key={text} data-state={met}>
              <Icon name={met === 'ok' ? 'leaf' : 'circle-half'} /> {text}
            </li>
          ))}
        </ul>
        <p className="vendor-row-numbers num">{numbersOf(vendor)}</p>
      </div>
      <div className="vendor-row-acts">
        <span>
          <small>{t('vendors.price_from')}</small> <b className="num">{dollarsOf(price_from)}</b> <small>{perUnit(price_unit)}</small>
        </span>
        <div>
          {children}
          <CompareButton slug={piece.slug} title={piece.title} search={search} path={addressOf(service, {})} />
        </div>
      </div>
    </li>
  )
}

function Fact({ icon, text }: { icon: 'check'; text: string }) {
  return (
    <span>
      <Icon name={icon} /> {text}
    </span>
  )
}

/** The line that the published page promises. */
function numbersOf({ reason }: Found): string {
  const { score, fit, price_fit, rating, answered, nearness } = reason
  const two = (value: number) => value.toFixed(2)
  return t('vendors.numbers', {
    score: score.toFixed(4),
    fit: two(fit),
    price: two(price_fit),
    rating: two(rating),
    answered: two(answered),
    nearness: two(nearness),
  })
}
