import { vendorWords } from '#features/planning/vendors/tool/vendor-words.ts'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IllustratedMark } from '#features/magazine/pieces/shown/illustrated-mark.tsx'
import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import type { Found } from '#features/magazine/vendors/contract.ts'
import { dollarsOf, perUnit } from '#features/magazine/vendors/price-words.ts'
import { reasonsOf } from '#features/magazine/vendors/vendor-reasons.ts'
import type { VendorsSearch } from '#features/magazine/vendors/vendors-search.ts'

interface Props {
  vendor: Found
  search: VendorsSearch
  /** They stand on the couple's list. */
  isKnown: boolean
}

/** Somebody of the directory, with why they would fit. */
export function SuggestedVendor({ vendor, search, isKnown }: Props) {
  const { piece, city, state, is_new } = vendor
  const { price_from, price_unit } = piece.fields as { price_from: number; price_unit: string }
  const { once, isPending } = useActs(vendorWords)
  const add = () =>
    once(async (act) => {
      await api.user_vendors.create.call({ vendor_id: piece.id, act })
      return t('couple_vendors.added', { name: piece.title })
    })
  return (
    <li className="suggested-vendor">
      <div aria-hidden="true">
        <PiecePicture of={piece.picture} sizes="(max-width: 991px) 34vw, 280px" shape="4/3" alt="" />
      </div>
      <h3>
        <a href={piece.url}>{piece.title}</a> <IllustratedMark of={piece} />
      </h3>
      <p>
        {t('vendors.town', { city, state })}, {t('vendors.price_from')} <b className="num">{dollarsOf(price_from)}</b> {perUnit(price_unit)}
      </p>
      <ul aria-label={t('vendors.why')}>
        {is_new && <li>{t('vendors.new')}</li>}
        {reasonsOf(vendor, search).map(({ state: met, text }) => (
          <li key={text}>
            <Icon name={met === 'ok' ? 'leaf' : 'circle-half'} /> {text}
          </li>
        ))}
      </ul>
      {isKnown ? (
        <p className="suggested-known">
          <Icon name="check" /> {t('suggested.known')}
        </p>
      ) : (
        <button className="button small" type="button" aria-disabled={isPending} onClick={() => void add()}>
          <Icon name="plus" /> {t('suggested.add')}
          <span className="only-heard">{piece.title}</span>
        </button>
      )}
    </li>
  )
}
