import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { useOneAtATime } from '#web/client/one-at-a-time.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { toast } from '#web/ui/toast.ts'
import { type CardEntering, CardRefused, enterCard } from './card-entering.ts'
import { openCardProvider } from './card-script.ts'
import { charge, isUnknown, wordsOf } from './charging.ts'
import type { Choices } from './checkout-choices.ts'
import { countSale } from './count-sale.ts'
import type { Offer } from './checkout-offer.ts'

type Doing = 'nothing' | 'paying' | 'asking' | 'paid'

interface Acts {
  offer: Offer
  choices: Choices
  entering: { readonly current: CardEntering }
  /** A second after it was paid. */
  onPaid: () => void
}

const secondThoughts = 1_000
const cardErrors = 10_000

/** What the buttons of the payment form do: each once, however often it is pressed. */
export function useCheckoutActs({ offer: { by_card, words }, choices, entering, onPaid }: Acts) {
  const { visitors } = useRouteContext({ from: '__root__' })
  const [doing, setDoing] = useState<Doing>('nothing')
  const { alone } = useOneAtATime()

  async function succeed(): Promise<void> {
    visitors.keep((await api.users.me.call()).data)
    setDoing('paid')
    countSale('purchase', choices)
    toast({ kind: 'done', lines: [words.successful_transaction] })
    setTimeout(onPaid, secondThoughts)
  }

  function fail(error: unknown): void {
    setDoing('nothing')
    if (error instanceof CardRefused) return toast({ kind: 'bad', lines: [error.message], milliseconds: cardErrors })
    if (isUnknown(error)) return toast({ kind: 'info', lines: [wordsOf(error)], milliseconds: cardErrors })
    toast({ kind: 'bad', lines: [words.unsuccessful_transaction.replace('%error%', wordsOf(error))] })
  }

  /** A card that was just entered may change the tax: what it comes to is seen before it is paid. */
  async function cardToPay(): Promise<string | undefined> {
    const { card, isCardOpen, sums } = choices
    if (!isCardOpen && card !== undefined) return card
    const entered = await enterCard(entering.current)
    choices.add(entered)
    const { total } = await choices.quoteWith(entered.id)
    if (total === sums.total) return entered.id
    toast({ kind: 'info', lines: [t('checkout.new_total', { total: showMoney(total) })], milliseconds: cardErrors })
    return undefined
  }

  async function pay(): Promise<void> {
    setDoing('paying')
    try {
      const payment_method = await cardToPay()
      if (payment_method === undefined) return setDoing('nothing')
      toast({ kind: 'info', lines: [words.paying_transaction] })
      const { price, coupon, endsByItself } = choices
      const asked = {
        price_id: price.id,
        product_id: price.product,
        payment_method,
        coupon: coupon?.id ?? null,
        ends_with_wedding: endsByItself,
      }
      const provider = () => openCardProvider(by_card!)
      await charge(asked, provider, (isAsking) => setDoing(isAsking ? 'asking' : 'paying'))
      await succeed()
    } catch (error) {
      fail(error)
    }
  }

  return {
    doing,
    pay: () => void (doing === 'nothing' && alone(pay)),

    /** What the button of PayPal says is a hint; the server asks PayPal. */
    async subscribed(id: string): Promise<void> {
      setDoing('paying')
      try {
        await api.webhooks.paypal.call({ event_type: 'BILLING.SUBSCRIPTION.CREATED', resource: { id } }, { context: { says_all: true } })
        await succeed()
      } catch (error) {
        fail(error)
      }
    },
  }
}

/** Whether a code is worth anything, the server says alone. */
export async function takeCoupon(code: string, { words }: Offer, { price, setCoupon }: Choices): Promise<boolean> {
  toast({ kind: 'info', lines: [words.validating_coupon] })
  try {
    const { data } = await api.payments.coupon.call({ coupon: code, price_id: price.id }, { context: { says_all: true } })
    setCoupon(data)
    toast({ kind: 'done', lines: [words.added_coupon] })
    return true
  } catch {
    toast({ kind: 'bad', lines: [words.coupon_error] })
    return false
  }
}
