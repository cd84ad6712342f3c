import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { toast } from '#web/ui/toast.ts'
import type { Price } from '../contract.ts'
import { customIdOf } from '../webhooks/custom-id.ts'
import type { Choices } from './checkout-choices.ts'
import { openPaypalScript } from './paypal-script.ts'

interface Props {
  script: string | undefined
  plan: string | undefined
  price: Price
  userId: number
  choices: Choices
  /** PayPal knows neither our codes nor another end. */
  isPlain: boolean
  onApproved: (id: string) => Promise<void>
}

const rebuildAfter = 1_000
const height = 54

/** PayPal's own button, gold and upright: only where its script, an amount and a plan are there; it is built anew a second after the amount changes. */
export function SubscriptionPart({ script, plan, price, userId, choices, isPlain, onApproved }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const approved = useEffectEvent(onApproved)
  const isFirst = useRef(true)
  const [isThere, setThere] = useState(false)
  const { sums, quote, place: lives } = choices
  const isTaxed = sums.takes_tax
  const isReckoned = !isTaxed || (lives !== null && quote !== undefined)
  const amount = isTaxed ? sums.total : price.unit_amount
  const customId = customIdOf(userId, isTaxed ? lives : null)
  const percentage = sums.tax_percent
  useEffect(() => {
    if (!script || !plan || !isPlain || !isReckoned || amount <= 0) return
    let button: { close: () => Promise<void> } | undefined
    let isHere = true
    const failed = () => toast({ kind: 'bad', lines: [t('checkout.paypal_failed')], milliseconds: 10_000 })
    const build = async () => {
      const { Buttons } = await openPaypalScript(script)
      if (!isHere || !place.current) return
      const made = Buttons({
        style: { color: 'gold', layout: 'vertical', label: 'subscribe', height },
        createSubscription: (_data, actions) =>
          actions.subscription.create({
            plan_id: plan,
            custom_id: customId,
            ...(isTaxed && { plan: { taxes: { percentage, inclusive: false } } }),
          }),
        onApprove: ({ subscriptionID }) => approved(subscriptionID),
        onError: failed,
      })
      button = made
      await made.render(place.current)
      if (isHere) setThere(true)
    }
    const soon = setTimeout(() => void build().catch(() => {}), isFirst.current ? 0 : rebuildAfter)
    isFirst.current = false
    return () => {
      isHere = false
      setThere(false)
      clearTimeout(soon)
      void button?.close()
    }
  }, [script, plan, amount, customId, isPlain, isTaxed, isReckoned, percentage])
  if (!script || !plan) return null
  if (!isPlain) return <p className="payment-information">{t('checkout.paypal_plain')}</p>
  if (isTaxed && lives === null) return <p className="payment-information">{t('checkout.paypal_place')}</p>
  const period = price.recurring?.interval === 'year' ? t('checkout.each_year') : t('checkout.each_month')
  return (
    <div className="payment-subscription">
      <div ref={place} className="payment-paypal" />
      {isThere && (
        <p className="payment-information">
          {isTaxed
            ? t('checkout.by_paypal_taxed', { total: showMoney(amount), tax: showMoney(sums.tax), period })
            : t('checkout.by_paypal', { total: showMoney(amount), period })}
        </p>
      )}
    </div>
  )
}
