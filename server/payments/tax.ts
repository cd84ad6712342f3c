import { StartRefused } from '#db/start-refused.ts'

interface TaxRate {
  country: string
  /** Of the country; the whole of it where nothing stands here. */
  state: string
  /** Hundredths of a percent, so that 8.25 % is 825. */
  points: number
}

export type TaxRates = readonly TaxRate[]

/** Where a card says that it lives. */
export interface Place {
  country: string | null
  state: string | null
}

/** `US-CA=8.25, DE=19`: what the operator has to take, where. Without it no tax is taken. */
export function readTax(text = ''): TaxRates {
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
        throw new StartRefused(`PAYMENT_TAX has "${one}"; please write rates such as US-CA=8.25, with commas between.`)
      return { country, state, points: Math.round(Number(percent) * 100) }
    })
}

/** That of the state, else that of the country, else none. */
export function pointsAt(rates: TaxRates, { country, state }: Place): number {
  const here = rates.filter((rate) => rate.country === country)
  return (here.find((rate) => rate.state !== '' && rate.state === state) ?? here.find((rate) => rate.state === ''))?.points ?? 0
}
