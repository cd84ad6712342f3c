import { currencies } from '../foreign/currencies.ts'
import { centsOf } from '../foreign/exactly.ts'
import { readForeign, readRate } from '../foreign/foreign-draft.ts'
import { amountIn } from './amount-in-cell.ts'
import type { Reading } from './row-reading.ts'

const parts = ['currency', 'foreign_amount', 'rate', 'rate_date'] as const

/** What a cost was in another currency: as Posy writes it, and only if it comes to the dollars beside it; else it is a note. */
export function foreignIn(read: Reading) {
  const said = parts.filter((part) => read.words(part) !== '')
  if (said.length === 0) return undefined
  const currency = read.words('currency').toUpperCase()
  const [foreign_amount, rate] = [readForeign(read.words('foreign_amount'), currency), readRate(read.words('rate'))]
  const rate_date = read.words('rate_date') === '' ? undefined : read.day('rate_date')
  const dollars = amountIn(read.words('actual'))
  if (currencies.includes(currency) && foreign_amount && rate && rate_date) {
    const isSame = dollars === undefined || ('cents' in dollars && dollars.cents === centsOf(foreign_amount, currency, rate))
    if (isSame) return { foreign_amount, currency: currency as (typeof currencies)[number], rate, rate_date }
  }
  for (const part of said) read.keep(part, read.words(part))
  read.odd.push({ kind: 'foreign' })
  return undefined
}
