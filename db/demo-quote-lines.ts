import type { Insertable } from 'kysely'
import type { UserVendors } from './couple-vendor-tables.ts'

/** A line of a quote, as `quote-terms.ts` of the quotes has it. */
export interface DemoLine {
  key: string
  name: string
  section: string
  role: string
  state: string
  words: string
  option: 'taken' | 'left' | null
  how: object | null
}

export interface DemoQuote {
  vendor: string
  /** Of whom is not on the list. */
  add?: Partial<Insertable<UserVendors>>
  terms: { lines: DemoLine[] } & Record<string, unknown>
  accepted?: { at: string; heads: Heads; total: number }
}

interface Heads {
  adults: number
  drinkers: number
  children: number
  infants: number
  vendors: number
}

type More = Partial<Pick<DemoLine, 'section' | 'role' | 'words' | 'option'>>

export const flowerLine: More = { section: 'Flowers' }
export const handLine: More = { section: 'Hands and things', role: 'staff' }

export function line(key: string, name: string, how: object | null, more: More = {}): DemoLine {
  return { key, name, section: '', role: 'other', state: 'priced', words: '', option: null, how, ...more }
}

export function amount(key: string, name: string, cents: number, more: More = {}): DemoLine {
  return line(key, name, { by: 'amount', amount: cents }, more)
}

export function head(
  key: string,
  name: string,
  rates: object,
  more: More = {},
  above: number | null = null,
  tiers: object[] = [],
): DemoLine {
  return line(key, name, { by: 'head', rates: { ...noRates, ...rates }, above, tiers }, more)
}

export function hours(key: string, name: string, cents: number, n: number): DemoLine {
  return line(key, name, { by: 'hour', amount: cents, minutes: n * 60 }, handLine)
}

/** Eight at each, but for the 36 at the long row. */
export function tables(key: string, name: string, cents: number, more: More): DemoLine {
  return line(key, name, { by: 'table', amount: cents, tables: null, seats: 8, beside: 36 }, more)
}

export function percent(key: string, name: string, hundredths: number, of: string[], more: More): DemoLine {
  return line(key, name, { by: 'percent', percent: hundredths, of }, more)
}

export function unpriced(key: string, name: string, state: string, words: string, more: More): DemoLine {
  return { ...line(key, name, null, { ...more, words }), state }
}

export const noRates = { adult: null, child: null, infant: null, drinker: null, vendor: null }
