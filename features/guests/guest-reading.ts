import { linesOf, mostLetters, type NamedGuest, readNames } from '#features/guests-at-once/guest-names.ts'

export type Doubt = 'family' | 'lastname' | 'odd' | 'long'

export interface ReadLine {
  guests: readonly NamedGuest[]
  isHousehold: boolean
  /** Why it may not be what was meant. */
  doubt: Doubt | undefined
}

export interface Reading {
  lines: ReadLine[]
  guests: number
  /** Guests who come in a household of two or more, or under the name of one. */
  households: number
  plus_ones: number
}

/** What the server will make of a list of names, line by line, while it is typed. */
export function readingOf(text: string): Reading {
  const lines = linesOf(text).flatMap((line) => {
    const [read] = readNames(line)
    if (!read) return []
    return [{ guests: read.guests, isHousehold: read.household !== undefined, doubt: doubtOf(line, read.guests) }]
  })
  const guests = lines.flatMap((line) => line.guests)
  return {
    lines,
    guests: guests.length,
    households: lines.filter(({ isHousehold }) => isHousehold).length,
    plus_ones: guests.filter(({ plus_one_allowed }) => plus_one_allowed).length,
  }
}

function doubtOf(line: string, guests: readonly NamedGuest[]): Doubt | undefined {
  if (line.trim().length > mostLetters) return 'long'
  if (guests.some(({ firstname, lastname }) => /[\d@\\/|<>{}[\]=*_#:]/.test(firstname + lastname))) return 'odd'
  const [first, ...others] = guests
  if (!first || others.length > 0) return undefined
  if (/^the$/i.test(first.firstname) || /\s(?:family|household)$/i.test(first.firstname)) return 'family'
  return first.lastname === '' && !first.firstname.includes(' ') ? 'lastname' : undefined
}
