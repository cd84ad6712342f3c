import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Choices } from './checkout-choices.ts'

/** What it comes to: a discount only where there is one, the tax only where it is taken, and the total. */
export function PaymentSums({ choices: { product, sums, coupon } }: { choices: Choices }) {
  return (
    <dl className="payment-sums" aria-live="polite">
      <div>
        <dt>{product.details.name}</dt>
        <dd>{showMoney(sums.amount)}</dd>
      </div>
      {coupon && (
        <div>
          <dt>
            {t('checkout.discount')}, {coupon.id}
          </dt>
          <dd>{showMoney(-sums.discount)}</dd>
        </div>
      )}
      {sums.takes_tax && (
        <div>
          <dt>{t('checkout.tax')}</dt>
          <dd>{showMoney(sums.tax)}</dd>
        </div>
      )}
      <div className="payment-total">
        <dt>{t('checkout.total')}</dt>
        <dd>{showMoney(sums.total)}</dd>
      </div>
    </dl>
  )
}
