import { api } from '#web/client/api.ts'
import type { Card } from '../contract.ts'
import { type Product, planOf, productOf } from './offers.ts'

type Products = Awaited<ReturnType<typeof api.payments.products.call>>

/** What the operator has the payment form say, from payment.json. */
export interface PaymentWords {
  payment_information: string
  paying_transaction: string
  unsuccessful_transaction: string
  successful_transaction: string
  coupon_error: string
  added_coupon: string
  validating_coupon: string
}

/** All that the payment form is about when it opens. */
export interface Offer {
  product: Product
  /** The price that was asked for, else the longest period. */
  price_id: string
  by_card: Products['cards']
  by_paypal: Products['paypal']
  words: PaymentWords
  saved: Card[]
  takes_tax: boolean
  asks_postal_code: boolean
}

/** Undefined where nothing of that id is sold. */
export async function loadOffer(id: string | undefined, wanted: string | undefined): Promise<Offer | undefined> {
  const { data, cards: by_card, paypal: by_paypal, takes_tax, asks_postal_code } = await api.payments.products.call()
  const product = id === undefined ? planOf(data) : productOf(data, id)
  if (!product || !by_card) return undefined
  const price_id = (product.prices.find((price) => price.id === wanted) ?? product.prices[0]).id
  const [{ data: saved }, words] = await Promise.all([api.payments.cards.call(), loadWords()])
  return { product, price_id, by_card, by_paypal, words, saved, takes_tax, asks_postal_code }
}

async function loadWords(): Promise<PaymentWords> {
  return (await api.site.jsonFile.call({ file: 'payment.json' })) as PaymentWords
}
