import { StartRefused } from '#db/start-refused.ts'

interface TaxRate {
  country: string
  /** Of the country; the whole of it where nothing stands here. */
  state: string
  /** Hundredths of a percent, so that 8.25 % is 825. */
  points: number
}

export type TaxRates = readonly TaxRate[]

/** Where a card says that it lives, or somebody who pays without one. */
export interface Place {
  country: string | null
  state: string | null
  postal_code: string | null
}

/** What is added to what somebody pays, in one of two ways: by a rate of the operator's, or as the provider reckons it. */
export type Taxed = { by: 'rate'; points: number; percent: string } | { by: 'provider'; tax: number; percent: string; calculation: string }

export interface Tax {
  /** Somewhere. */
  isTaken: boolean
  asks_postal_code: boolean
  /** On so many cents, once everything is taken off them. */
  on: (net: number, currency: string, place: Place) => Promise<Taxed>
}

/** The provider can't tell where this is, so that nobody knows the tax. */
export class PlaceUnknown extends Error {}

export const byProvider = 'stripe'

export function ratesTax(rates: TaxRates): Tax {
  return {
    isTaken: rates.length > 0,
    asks_postal_code: false,
    async on(_net, _currency, place) {
      const points = pointsAt(rates, place)
      return { by: 'rate', points, percent: String(points / 100) }
    },
  }
}

/** `US-CA=8.25, DE=19`: what the operator has to take, where; `stripe`: what the provider says. Without it no tax is taken. */
export function readTax(text = ''): TaxRates | typeof byProvider {
  if (text.trim() === byProvider) return byProvider
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => {
      const {
        country,
        state = '',
        percent,
      } = /^(?<country>[A-Z]{2})(?:-(?<state>[A-Z0-9]{1,3}))?=(?<percent>\d{1,2}(?:\.\d{1,2})?)$/.exec(one)?.groups ?? {}
      if (!country || !percent)
        throw new StartRefused(`PAYMENT_TAX has "${one}"; please write rates such as US-CA=8.25, with commas between, or ${byProvider}.`)
      return { country, state, points: Math.round(Number(percent) * 100) }
    })
}

/** That of the state, else that of the country, else none. */
function pointsAt(rates: TaxRates, { country, state }: Place): number {
  const here = rates.filter((rate) => rate.country === country)
  return (here.find((rate) => rate.state !== '' && rate.state === state) ?? here.find((rate) => rate.state === ''))?.points ?? 0
}
