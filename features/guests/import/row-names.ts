import type { Address } from '#features/guests/list/bulk/address-parts.ts'
import { readNames } from '#features/guests/list/bulk/guest-names.ts'
import { isAddressLine } from '#features/guests/list/bulk/line-extras.ts'

/** Who a row names: one alone, or several who are invited together. */
export interface Names {
  household: string | undefined
  people: Person[]
  /** What stood in brackets behind the name, and is none. */
  aside: string
  phone?: string | undefined
  address?: Address | undefined
}

export interface Person {
  firstname: string
  lastname: string
  email: string
  age_group: 'adult' | 'child'
  plus_one_allowed: boolean
}

/** A name as it stands in one cell; what is an address there goes to the address. */
export function namesIn(cell: string): Names {
  const [first = '', ...more] = cell.split(/\n+/)
  const text = more.reduce((all, line) => all + (isAddressLine(line) ? ', ' : ' & ') + line, first)
  const [line] = readNames(text)
  return { household: line?.household, people: line?.guests ?? [], aside: line?.aside ?? '', phone: line?.phone, address: line?.address }
}

/** `Auntie Dee + 1` in the cell of the first name. */
const isAccompanied = /(?:\+|&|\band|\bplus) ?(?:a )?(?:1|one|guest|date|plus[- ]one)\)?$/i

/** A first and a last name from cells of their own; either may hold more than one person, or company without a name. */
export function namesOf(first: string, last: string): Names {
  const isPlain = !/[&+,;/(]|\b(?:and|und|plus|with)\b|\bguest\b/i.test(first) && !/[&+/]|\band\b/i.test(last)
  if (isPlain && first !== '') {
    const person: Person = { firstname: first, lastname: last, email: '', age_group: 'adult', plus_one_allowed: false }
    return { household: undefined, people: [person], aside: '' }
  }
  if (isAccompanied.test(first) && /^[^&+/,]+$/.test(last)) return namesIn(`${last}, ${first}`)
  const sameLast =
    /[&+/]|\band\b/i.test(last) && first.split(/\s*(?:&|\+|\/|\band\b)\s*/i).length === last.split(/\s*(?:&|\+|\/|\band\b)\s*/i).length
  if (!sameLast) return namesIn(`${first.replaceAll('/', ' & ')} ${last.replaceAll('/', ' & ')}`.trim())
  const lasts = last.split(/\s*(?:&|\+|\/|\band\b)\s*/i)
  const pairs = first.split(/\s*(?:&|\+|\/|\band\b)\s*/i).map((name, place) => `${name} ${lasts[place]}`)
  return namesIn(pairs.join(' & '))
}
