import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Choices } from './checkout-choices.ts'
import { periodName } from './price-words.ts'

/** The prices to choose from; of one alone there is nothing to choose. */
export function PaymentPeriods({ choices: { product, price, setPrice }, isOff }: { choices: Choices; isOff: boolean }) {
  if (product.prices.length === 1) return null
  return (
    <fieldset className="field payment-periods">
      <legend className="field-label">{t('checkout.period')}</legend>
      <div className="check-cards">
        {product.prices.map((one) => (
          <label className="check" key={one.id}>
            <input
              className="check-box round"
              type="radio"
              name="price"
              value={one.id}
              checked={one.id === price.id}
              disabled={isOff}
              onChange={() => setPrice(one.id)}
            />
            <span className="check-words">
              {periodName(one)} <span className="field-hint">{showMoney(one.unit_amount)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
