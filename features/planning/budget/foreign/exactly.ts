import { digitsOf } from './currencies.ts'

/** As many as a rate may have behind its point. */
const most = 18

/** What an amount in minor units of a currency comes to in cents, half up. All of it is whole numbers, so that nothing is lost. */
export function centsOf(foreign_amount: number, currency: string, rate: string): number {
  const [whole = '', part = ''] = rate.split('.')
  const up = BigInt(foreign_amount) * BigInt(whole + part) * 100n
  const down = 10n ** BigInt(part.length + digitsOf(currency))
  return Number((2n * up + down) / (2n * down))
}

/** The shortest rate of at least four digits at which an amount comes to just so many cents; none where that is nothing. */
export function rateOf(foreign_amount: number, currency: string, cents: number): string | undefined {
  const [up, down] = [BigInt(cents) * 10n ** BigInt(digitsOf(currency)), BigInt(foreign_amount) * 100n]
  for (let digits = 4; digits <= most; digits++) {
    const scaled = (2n * up * 10n ** BigInt(digits) + down) / (2n * down)
    const rate = plainRate(`${scaled / 10n ** BigInt(digits)}.${String(scaled % 10n ** BigInt(digits)).padStart(digits, '0')}`)
    if (rate !== '0' && rate.split('.')[0]!.length <= 9 && centsOf(foreign_amount, currency, rate) === cents) return rate
  }
  return undefined
}

/** A rate as everybody writes it: `1.0842` of `01.084200`. */
export function plainRate(rate: string): string {
  const [whole = '', part = ''] = rate.split('.')
  const [front, behind] = [whole.replace(/^0+(?=\d)/, ''), part.replace(/0+$/, '')]
  return behind === '' ? front : `${front}.${behind}`
}
