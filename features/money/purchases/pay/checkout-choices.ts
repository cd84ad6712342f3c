import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '#web/client/api.ts'
import { toast } from '#web/ui/toast.ts'
import { amountsOf } from '../amounts.ts'
import type { Card, Coupon, Place, Quote } from '../contract.ts'
import { wordsOf } from './charging.ts'
import type { Offer } from './checkout-offer.ts'

export type Choices = ReturnType<typeof useChoices>

/** What is chosen in the payment form, and what it comes to: at once by the same rule as the server's, then by its word. */
export function useChoices({ product, price_id, saved: known, takes_tax, words }: Offer) {
  const [chosen, setPrice] = useState(price_id)
  const [coupon, setCoupon] = useState<Coupon | null>(null)
  const [saved, setSaved] = useState<Card[]>(known)
  /** Undefined while another card is entered. */
  const [card, setCard] = useState<string | undefined>(known[0]?.id)
  const [isCardOpen, setCardOpen] = useState(known.length === 0)
  /** Where they live, as it was typed beside another card. */
  const [place, setPlace] = useState<Place | null>(null)
  const [endsByItself, setEndsByItself] = useState(true)
  const price = product.prices.find(({ id }) => id === chosen) ?? product.prices[0]
  const kept = isCardOpen ? undefined : saved.find(({ id }) => id === card)
  const asked = { price_id: price.id, coupon: coupon?.id ?? null, payment_method: kept?.id ?? null, ...(!kept && place && { place }) }
  const name = JSON.stringify(asked)
  const [quoted, setQuoted] = useState<{ name: string; quote: Quote }>()
  const ask = useEffectEvent(() => (quoted?.name === name ? undefined : api.payments.quote.call(asked, { context: { says_all: true } })))
  const drop = useEffectEvent((error: unknown) => {
    if (asked.coupon === null) return toast({ kind: 'bad', lines: [wordsOf(error)], milliseconds: 10_000 })
    setCoupon(null)
    toast({ kind: 'bad', lines: [words.coupon_error] })
  })
  useEffect(() => {
    let isWanted = true
    void ask()?.then(
      ({ data }) => isWanted && setQuoted({ name, quote: data }),
      (error: unknown) => isWanted && drop(error),
    )
    return () => {
      isWanted = false
    }
  }, [name])
  /** The server's word; until it came the button waits. */
  const quote = quoted?.name === name ? quoted.quote : undefined
  const sums = quote ?? { ...amountsOf(price.unit_amount, coupon, 0), takes_tax, tax_percent: '0' }
  return {
    product,
    price,
    setPrice,
    coupon,
    setCoupon,
    /** That of the card that is chosen, else as it was typed; tax depends on it. */
    place: kept ? placeOf(kept) : place,
    setPlace,
    saved,
    card,
    isCardOpen,
    setCardOpen,
    endsByItself,
    setEndsByItself,
    sums,
    quote,
    /** A card that was kept; the form for another one closes. */
    choose(id: string) {
      setCard(id)
      setCardOpen(false)
    },
    add(added: Card) {
      setSaved((all) => [...all.filter(({ id }) => id !== added.id), added])
      setCard(added.id)
      setCardOpen(false)
    },
    quoteWith: async (payment_method: string) => {
      const { data } = await api.payments.quote.call({ ...asked, payment_method })
      setQuoted({ name: JSON.stringify({ ...asked, payment_method }), quote: data })
      return data
    },
  }
}

function placeOf({ country, state, postal_code }: Card): Place | null {
  return country === null ? null : { country, state, postal_code }
}
