import { countOf, guestsIn, type HeadClass, headClasses, type Heads, withAdult } from './heads.ts'
import { type AskedRole, askedRoles } from './line-kinds.ts'
import type { How, QuoteLine, Rates, Terms } from './quote-terms.ts'

export interface QuoteSums {
  /** Of each line in its order; none where it has no price. */
  amounts: (number | null)[]
  total: number
  per_guest: number | null
  /** A minimum that is not reached: a guest fewer may save nothing. */
  is_below_minimum: boolean
}

/** What a quote comes to, in cents: from the first line to the last, each percentage rounded half up by itself. */
export function sumQuote({ lines }: Pick<Terms, 'lines'>, heads: Heads): QuoteSums {
  const byKey = new Map<string, number>()
  let is_below_minimum = false
  const amounts = lines.map(({ key, how, option }) => {
    const amount = how === null ? null : option === 'left' ? 0 : amountOf(how, heads, byKey)
    byKey.set(key, amount ?? 0)
    if (how?.by === 'minimum' && amount! > 0) is_below_minimum = true
    return amount
  })
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  const guests = guestsIn(heads)
  return { amounts, total, per_guest: guests === 0 ? null : partOf(total, 1, guests), is_below_minimum }
}

/** What the quote says nothing of, though every quote is asked. */
export function notStated(lines: readonly QuoteLine[]): AskedRole[] {
  return askedRoles.filter((role) => {
    const said = lines.filter((line) => line.role === role)
    return said.length === 0 || said.some(({ state }) => state === 'not_stated')
  })
}

/** What one drinking adult more or fewer changes; nothing where there is none. */
export function changeBy(terms: Pick<Terms, 'lines'>, heads: Heads, by: 1 | -1): number | undefined {
  const other = withAdult(heads, by)
  return other && sumQuote(terms, other).total - sumQuote(terms, heads).total
}

/** Whether a line moves with the number of heads, by itself or with a line that it names. */
export function movingKeys(lines: readonly QuoteLine[]): Set<string> {
  const moving = new Set<string>()
  for (const { key, how } of lines) {
    if (how === null) continue
    if (how.by === 'head' || how.by === 'cover' || (how.by === 'table' && how.tables === null)) moving.add(key)
    if ((how.by === 'percent' || how.by === 'minimum') && how.of.some((name) => moving.has(name))) moving.add(key)
  }
  return moving
}

export function depositOf({ deposit }: Pick<Terms, 'deposit'>, total: number): number | null {
  if (deposit === null) return null
  return deposit.amount ?? partOf(total, deposit.percent ?? 0, 10_000)
}

/** How many tables a line counts. */
export function tablesOf({ tables, seats, beside }: Extract<How, { by: 'table' }>, { adults, children }: Heads): number {
  return tables ?? Math.ceil(Math.max(0, adults + children - beside) / (seats ?? 1))
}

/** How many of each class a line counts, and at which price; adults fill the places up to `above` first. */
export function headParts({ rates, above, tiers }: Extract<How, { by: 'head' }>, heads: Heads): HeadPart[] {
  const { adults, children } = heads
  const reached: Rates = tiers.findLast(({ from }) => adults + children >= from)?.rates ?? rates
  const left = Math.max(0, (above ?? 0) - adults)
  const count = { ...countOf(heads), adult: Math.max(0, adults - (above ?? 0)), child: Math.max(0, children - left) }
  return headClasses.flatMap((of) => {
    const rate = reached[of]
    return rate === null ? [] : [{ of, count: count[of], rate }]
  })
}

interface HeadPart {
  of: HeadClass
  count: number
  rate: number
}

function amountOf(how: How, heads: Heads, byKey: ReadonlyMap<string, number>): number {
  switch (how.by) {
    case 'amount':
      return how.amount
    case 'head':
      return ofHeads(how, heads)
    case 'hour':
      return partOf(how.amount, how.minutes, 60)
    case 'table':
      return how.amount * tablesOf(how, heads)
    case 'percent':
      return partOf(sumOf(how.of, byKey), how.percent, 10_000)
    case 'minimum':
      return Math.max(0, how.amount - sumOf(how.of, byKey))
    case 'cover': {
      const missing = how.guarantee * 10_000 - heads.adults * 10_000 - heads.children * how.child_percent
      return partOf(how.amount, Math.max(0, missing), 10_000)
    }
  }
}

function ofHeads(how: Extract<How, { by: 'head' }>, heads: Heads): number {
  return headParts(how, heads).reduce((sum, { count, rate }) => sum + count * rate, 0)
}

function sumOf(keys: readonly string[], byKey: ReadonlyMap<string, number>): number {
  return keys.reduce((sum, key) => sum + (byKey.get(key) ?? 0), 0)
}

/** So much of an amount, half up; exact for whatever sums a quote may have. */
export function partOf(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
}
