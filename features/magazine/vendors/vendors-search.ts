import { oneOf, searchOf, wholeNumber, words, writeSearch } from '#web/menus/search.ts'
import { readMoney } from '#web/ui/money.ts'
import type { OrderQuery } from './contract.ts'
import { isPlace } from './places.ts'

const day = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** What the directory takes from its address. */
export const vendorsSearch = searchOf({
  /** A plain form names it; its page has it in the path. */
  service: words(60),
  place: words(60),
  miles: wholeNumber(1, 500),
  date: (given: unknown) => (typeof given === 'string' && day.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined),
  /** In dollars. */
  most: wholeNumber(1, 1_000_000),
  /** As it was typed: $3,800. */
  sum: words(20),
  guests: wholeNumber(1, 10_000),
  styles: words(300),
  languages: words(300),
  verified: oneOf('yes'),
  sort: oneOf('near', 'price', 'reviews'),
  page: wholeNumber(1, 1_000),
  /** Slugs of those who are set side by side. */
  compare: words(900),
  side_by_side: oneOf('yes'),
})
/** What the page of one vendor takes from its own. */
export const vendorSearch = searchOf({ compare: words(900) })

export type VendorsSearch = ReturnType<typeof vendorsSearch>

/** What the search asks the directory. */
export function askedOf(service: string | undefined, search: VendorsSearch): Partial<OrderQuery> {
  const { place = '', miles, date, most, sum = '', guests, styles, languages, verified, sort, page } = search
  const cents = readMoney(sum)
  return {
    ...(service && { service }),
    ...(isPlace(place) && { place, ...(miles && { miles }) }),
    ...(date && { date }),
    ...(most && { price_most: most * 100 }),
    ...(cents !== undefined && cents <= 100_000_000_00 && { sum: cents }),
    ...(guests && { guests }),
    ...(styles && { styles }),
    ...(languages && { languages }),
    ...(verified && { is_verified: true }),
    ...(sort && { sort }),
    ...(page && { page }),
  }
}

/** The address of a search: another choice begins at its first page again. */
export function addressOf(service: string | undefined, search: VendorsSearch): string {
  const { service: _, page, ...rest } = search
  const path = service ? `/vendors/services/${encodeURIComponent(service)}` : '/vendors'
  return `${path}${writeSearch({ ...rest, page: page === 1 ? undefined : page })}`
}

export function listOf(text = ''): string[] {
  return [...new Set(text.split(',').filter(Boolean))]
}

/** A list in an address with one name more, or without it. */
export function toggled(text: string | undefined, name: string): string | undefined {
  const names = listOf(text)
  return (names.includes(name) ? names.filter((one) => one !== name) : [...names, name]).join(',') || undefined
}

/** More than four do not fit beside each other. */
export const mostCompared = 4

export function comparedOf({ compare }: Pick<VendorsSearch, 'compare'>): string[] {
  return listOf(compare)
    .filter((slug) => /^[a-z0-9-]+$/.test(slug))
    .slice(0, mostCompared)
}
