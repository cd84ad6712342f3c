import { centsOf, plainRate, rateOf } from './exactly.ts'
import type { Foreign } from './foreign-shapes.ts'

type Field = 'amount' | 'actual'
type Cents<Name extends Field> = { [name in Name]: number | null }

/** What somebody says of an amount in cents and of what it was in another currency. */
export type Noting<Name extends Field> = { [name in keyof (Foreign & Cents<Name>)]?: (Foreign & Cents<Name>)[name] | undefined }

/** What is to be kept, or what is wrong beside which field. */
interface Noted<Name extends Field> {
  change?: Partial<Foreign & Cents<Name>>
  errors?: Record<string, string[]>
}

export const nothingNoted: Foreign = { foreign_amount: null, currency: null, rate: null, rate_date: null }
const names = ['foreign_amount', 'currency', 'rate', 'rate_date'] as const

/**
 * What becomes of an amount and of what is noted of it when some of that is said. An amount that changes alone loses its note,
 * and whatever names one names all, so that an undo gives back both or neither.
 */
export function noted<Name extends Field>(field: Name, said: Noting<Name>, before?: Foreign & Cents<Name>): Noted<Name> {
  const [cents, kept] = [said[field] as number | null | undefined, noteOf(before ?? nothingNoted)]
  const was = before?.[field] ?? null
  const isNoting = names.some((name) => said[name] !== undefined && said[name] !== null)
  const isCleared = !isNoting && names.some((name) => said[name] === null)
  if (cents === undefined && !isNoting && !isCleared) return {}
  if (isNoting) return reckoned(field, { ...said, cents }, kept)
  const amount = cents === undefined ? was : cents
  return { change: { ...(isCleared || amount !== was ? nothingNoted : kept), ...inField(field, amount) } }
}

type Said = { [name in keyof Foreign]?: Foreign[name] | undefined } & { cents: number | null | undefined }

/** Dollars follow from the rate; without one the rate follows from what was charged. */
function reckoned<Name extends Field>(field: Name, said: Said, kept: Foreign): Noted<Name> {
  const sayOf = <One extends keyof Foreign>(name: One) => (said[name] === undefined ? kept[name] : said[name]) as Foreign[One]
  const [foreign_amount, currency, rate_date] = [sayOf('foreign_amount'), sayOf('currency'), sayOf('rate_date')]
  const charged = typeof said.cents === 'number' ? said.cents : undefined
  const given = said.rate ?? (charged === undefined && said.rate === undefined ? kept.rate : null)
  const errors = {
    ...(foreign_amount === null && { foreign_amount: ['Please enter what it was in the other currency.'] }),
    ...(currency === null && { currency: ['Please choose a currency.'] }),
    ...(given === null && charged === undefined && { rate: ['Please enter the rate, or what you were charged in dollars.'] }),
    ...(rate_date === null && { rate_date: ['Please enter the day of the rate.'] }),
  }
  if (foreign_amount === null || currency === null || rate_date === null || Object.keys(errors).length > 0) return { errors }
  const rate = given === null ? rateOf(foreign_amount, currency, charged ?? 0) : plainRate(given)
  if (rate === undefined) return { errors: { [field]: ['No rate comes to that. Please look at both amounts again.'] } }
  const cents = centsOf(foreign_amount, currency, rate)
  if (cents > 1_000_000_000_000) return { errors: { foreign_amount: ['Please enter a smaller amount.'] } }
  if (charged !== undefined && charged !== cents)
    return { errors: { [field]: ['That isn’t what it comes to at this rate. Please leave one of the two out.'] } }
  return { change: { foreign_amount, currency, rate, rate_date, ...inField(field, cents) } }
}

function noteOf({ foreign_amount, currency, rate, rate_date }: Foreign): Foreign {
  return { foreign_amount, currency, rate, rate_date }
}

function inField<Name extends Field>(field: Name, cents: number | null) {
  return { [field]: cents } as Cents<Name>
}
