import { mostLetters, type NamedGuest, type NamedLine, readNames } from './bulk/guest-names.ts'
import { folded } from '#web/ui/folded.ts'
import { guestName } from './guest-name.ts'

export type Doubt = 'family' | 'lastname' | 'odd' | 'long' | 'twice'

export interface ReadLine {
  guests: readonly NamedGuest[]
  isHousehold: boolean
  /** What is kept beside the names: a number, an address, a remark. */
  extras: string
  /** Why it may not be what was meant. */
  doubt: Doubt | undefined
}

export interface Reading {
  lines: ReadLine[]
  guests: number
  /** Each line is one, as letters and cards count them. */
  households: number
  plus_ones: number
}

/** What the server will make of a list of names, line by line, while it is typed. */
export function readingOf(text: string): Reading {
  const seen = new Set<string>()
  const lines = readNames(text).map((line): ReadLine => {
    const { guests, household, written } = line
    const names = guests.map((guest) => folded(guestName(guest))).filter((name) => name.includes(' '))
    const isTwice = names.some((name) => seen.has(name))
    for (const name of names) seen.add(name)
    return {
      guests,
      isHousehold: household !== undefined,
      extras: extrasOf(line),
      doubt: doubtOf(written, guests) ?? (isTwice ? 'twice' : undefined),
    }
  })
  const guests = lines.flatMap((line) => line.guests)
  return {
    lines,
    guests: guests.length,
    households: lines.length,
    plus_ones: guests.filter(({ plus_one_allowed }) => plus_one_allowed).length,
  }
}

function extrasOf({ guests: [first], phone, address, aside }: NamedLine): string {
  return [first?.email, phone, address && Object.values(address).filter(Boolean).join(', '), aside].filter(Boolean).join(' · ')
}

function doubtOf(line: string, guests: readonly NamedGuest[]): Doubt | undefined {
  if (line.trim().length > mostLetters) return 'long'
  if (guests.some(({ firstname, lastname }) => /[\d@\\/|<>{}[\]=*_#:]/.test(firstname + lastname))) return 'odd'
  const [first, ...others] = guests
  if (!first || others.length > 0) return undefined
  if (/^the$/i.test(first.firstname) || /\s(?:family|household)$/i.test(first.firstname)) return 'family'
  return first.lastname === '' && !first.firstname.includes(' ') ? 'lastname' : undefined
}
