import { mostLetters, type NamedLine, readNames } from '../guests-at-once/guest-names.ts'

/** Who a row names: one alone, or several who are invited together. */
export interface Names {
  household: string | undefined
  people: Person[]
  /** What stood in brackets behind the name, and is none. */
  aside: string
}

export interface Person {
  firstname: string
  lastname: string
  email: string
  age_group: 'adult' | 'child'
  plus_one_allowed: boolean
}

const couple = /^(mr|dr|rev|prof|herr)\.?\s*(?:&|and|und|\+)\s*(mrs|ms|dr|mx|frau)\.?\s+(\S+\s+\S.*)$/i
const bracketed = /^(.*\S)\s*\((?!(?:\d{1,2}|child|kid|baby)\))([^()]*)\)$/i

/** A name as it stands in one cell. */
export function namesIn(cell: string): Names {
  const [, before, aside = ''] = bracketed.exec(cell.replace(/\n+/g, ' ')) ?? []
  const text = (before ?? cell.replace(/\n+/g, ' & ')).slice(0, mostLetters)
  const isCompany = /^(?:\+\s*1|plus[- ]one|(?:and |& )?guest)$/i.test(aside)
  const formal = couple.exec(text)
  const [line] = formal ? [formalCouple(text, formal)] : readNames(isCompany ? `${text} + 1` : text)
  return { household: line?.household, people: line?.guests ?? [], aside: isCompany ? '' : aside }
}

/** `Mr. & Mrs. John Smith` are John Smith and somebody whose first name nobody wrote down. */
function formalCouple(text: string, [, , title = '', rest = '']: RegExpExecArray): NamedLine | undefined {
  const [first] = readNames(rest)
  const [one] = first?.guests ?? []
  if (!first || !one) return undefined
  const other = { ...one, firstname: `${title[0]!.toUpperCase()}${title.slice(1).toLowerCase()}.`, email: '', plus_one_allowed: false }
  return { household: text, guests: [one, other, ...first.guests.slice(1)] }
}

/** A first and a last name from cells of their own; either may hold more than one person, or company without a name. */
export function namesOf(first: string, last: string): Names {
  const isPlain = !/[&+,;/]|\b(?:and|und|plus|with)\b|\bguest\b/i.test(first) && !/[&+/]|\band\b/i.test(last)
  if (isPlain && first !== '') {
    const person: Person = { firstname: first, lastname: last, email: '', age_group: 'adult', plus_one_allowed: false }
    return { household: undefined, people: [person], aside: '' }
  }
  const sameLast =
    /[&+/]|\band\b/i.test(last) && first.split(/\s*(?:&|\+|\/|\band\b)\s*/i).length === last.split(/\s*(?:&|\+|\/|\band\b)\s*/i).length
  if (!sameLast) return namesIn(`${first.replaceAll('/', ' & ')} ${last.replaceAll('/', ' & ')}`.trim())
  const lasts = last.split(/\s*(?:&|\+|\/|\band\b)\s*/i)
  const pairs = first.split(/\s*(?:&|\+|\/|\band\b)\s*/i).map((name, place) => `${name} ${lasts[place]}`)
  return namesIn(pairs.join(' & '))
}
