import { useId } from 'react'
import { t } from '#web/text/text.ts'
import { CardFields } from '../shown/card-fields.tsx'
import type { CardEntering } from './card-entering.ts'
import type { Choices } from './checkout-choices.ts'
import type { Offer } from './checkout-offer.ts'
import { brandName } from '../brand-name.ts'

interface Props {
  choices: Choices
  entering: { readonly current: CardEntering }
  offer: Offer
  isOff: boolean
}

/** Cards that are kept, and the form for another one, which opens and closes. */
export function CardPart({ choices, entering, offer: { by_card: script, asks_postal_code }, isOff }: Props) {
  const { saved, card, isCardOpen, setCardOpen, choose, sums, setPlace } = choices
  const form = useId()
  return (
    <>
      {saved.length > 0 && (
        <fieldset className="field payment-cards">
          <legend className="field-label">{t('checkout.your_cards')}</legend>
          <div className="checks">
            {saved.map(({ id, brand, last4, exp_month, exp_year }) => (
              <label className="check" key={id}>
                <input
                  className="check-box round"
                  type="radio"
                  name="card"
                  checked={!isCardOpen && id === card}
                  disabled={isOff}
                  onChange={() => {
                    for (const field of entering.current.fields) field.clear()
                    choose(id)
                  }}
                />
                <span className="check-words">
                  {t('checkout.saved_card', { brand: brandName(brand), last4 })}
                  <span className="field-hint">{t('checkout.expires', { month: exp_month, year: exp_year })}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <button
        className="payment-toggle"
        type="button"
        aria-expanded={isCardOpen}
        aria-controls={form}
        disabled={isOff}
        onClick={() => setCardOpen(!isCardOpen)}
      >
        {saved.length > 0 ? t('checkout.another_card') : t('checkout.your_card')}
      </button>
      <div id={form} hidden={!isCardOpen}>
        {script && isCardOpen && (
          <CardFields script={script} entering={entering} asksPlace={sums.takes_tax} asksPostalCode={asks_postal_code} onPlace={setPlace} />
        )}
      </div>
    </>
  )
}
