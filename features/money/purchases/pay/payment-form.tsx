import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { CardPart } from './card-part.tsx'
import { useCardEntering } from './card-entering.ts'
import { useCheckoutActs } from './checkout-acts.ts'
import { useChoices } from './checkout-choices.ts'
import type { Offer } from './checkout-offer.ts'
import { countSale } from './count-sale.ts'
import { CouponPart } from './coupon-part.tsx'
import { PaymentPeriods } from './payment-periods.tsx'
import { PaymentSums } from './payment-sums.tsx'
import { PaymentThing } from './payment-thing.tsx'
import { paypalPlanOf } from './offers.ts'
import { SubscriptionPart } from './subscription-part.tsx'
import { whatFollows } from './price-words.ts'

interface Props {
  offer: Offer
  heading: ReactNode
  /** In a narrow place: the sums stand in the words beside the button alone. */
  isSmall?: boolean
  onPaid: () => void
}

/** What it is, how it is paid, and all that somebody has to know before they press the button. */
export function PaymentForm({ offer, heading, isSmall = false, onPaid }: Props) {
  const { visitor } = useRouteContext({ from: '__root__' })
  const choices = useChoices(offer)
  const entering = useCardEntering()
  const acts = useCheckoutActs({ offer, choices, entering, onPaid })
  const begin = useEffectEvent(() => countSale('begin_checkout', choices))
  useEffect(() => begin(), [])
  const { price, sums, coupon, endsByItself } = choices
  const plan = paypalPlanOf(price)
  const isBusy = acts.doing !== 'nothing'
  return (
    <form
      className="payment"
      onSubmit={(event) => {
        event.preventDefault()
        acts.pay()
      }}
    >
      <PaymentThing product={offer.product} />
      <div className="payment-choices">
        {heading}
        <PaymentPeriods choices={choices} isOff={isBusy} />
        <SubscriptionPart
          script={offer.by_paypal?.script}
          plan={plan}
          price={price}
          userId={visitor?.id ?? 0}
          choices={choices}
          isPlain={coupon === null && endsByItself}
          onApproved={acts.subscribed}
        />
        <p className="payment-or">
          <span>{t('checkout.or_card')}</span>
        </p>
        <CardPart choices={choices} entering={entering} offer={offer} isOff={isBusy} />
        <CouponPart choices={choices} offer={offer} isOff={isBusy} />
        {price.recurring && (
          <label className="check">
            <input
              className="check-box"
              type="checkbox"
              checked={endsByItself}
              disabled={isBusy}
              onChange={(event) => choices.setEndsByItself(event.target.checked)}
            />
            <span className="check-words">{t('checkout.ends_by_itself')}</span>
          </label>
        )}
      </div>
      {!isSmall && <PaymentSums choices={choices} />}
      <div className="payment-button">
        <p className="payment-information">
          {informationOf(offer, sums.total)} {choices.quote && whatFollows(price, choices.quote, endsByItself)} {t('checkout.money_back')}{' '}
          {!sums.takes_tax && t('checkout.no_tax')}
        </p>
        <button className="button main large" type="submit" disabled={isBusy || !choices.quote}>
          {sums.total > 0 ? t('checkout.pay', { total: showMoney(sums.total) }) : t('checkout.pay_nothing')}
        </button>
        {acts.doing === 'asking' && <p role="status">{t('checkout.asking')}</p>}
      </div>
      <noscript>
        <p className="payment-information">{t('checkout.needs_script')}</p>
      </noscript>
    </form>
  )
}

/** The operator's words, with the amount and the product in them. */
function informationOf({ words, product }: Offer, total: number): string {
  return words.payment_information.replaceAll('%amount%', showMoney(total)).replaceAll('%product%', product.details.name)
}
