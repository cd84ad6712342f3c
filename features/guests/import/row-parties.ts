import { folded } from '#web/ui/folded.ts'
import type { Target } from './column-targets.ts'
import type { Draft, Problem } from '#features/guests/list/adding/guest-draft-fields.ts'
import { type RowContext, readRow } from './row-guests.ts'

/** Guests who are invited together, as the rows of a file say. */
export interface Party {
  /** The place of its first row in the file. */
  row: number
  household: string | undefined
  guests: Draft[]
  /** What can't be seen from the guests any more: answers in words that nobody knows, rows that are no guests. */
  odd: Problem[]
  /** Is taken along, unless somebody says otherwise. */
  isTaken: boolean
}

interface Asked extends RowContext {
  rows: readonly string[][]
  headAt: number
  targets: readonly Target[]
}

const mostInParty = 40

/** What the rows of a table become. Rows that name one household are one party, however far apart they stand. */
export function partiesOf({ rows, headAt, targets, ...context }: Asked): Party[] {
  const head = folded((rows[headAt] ?? []).join('|'))
  const parties: Party[] = []
  const named = new Map<string, Party>()
  const sizes = new Map<Party, number>()
  for (let row = headAt + 1; row < rows.length; row++) {
    const cells = rows[row]!
    if (headAt >= 0 && folded(cells.join('|')) === head) continue
    const read = readRow(cells, targets, context)
    if (!read) continue
    const key = read.together
    const known = key ? named.get(key) : undefined
    const party = known ?? { row, household: read.household, guests: [], odd: [], isTaken: true }
    if (!known) {
      parties.push(party)
      if (key) named.set(key, party)
    }
    const { length } = party.guests
    party.guests.push(...read.guests.slice(0, Math.max(0, mostInParty - length)))
    party.odd.push(...read.odd)
    party.isTaken &&= !read.odd.some(({ kind }) => kind === 'not_a_guest')
    sizes.set(party, Math.max(sizes.get(party) ?? 0, read.size))
  }
  for (const party of parties) {
    fillUp(party, sizes.get(party) ?? 0)
    if (party.guests.length > 1) party.household ??= householdName(party.guests)
  }
  return parties
}

/** A party that is larger than the names in it brings somebody: one is a plus-one, more are guests without a name yet. */
function fillUp(party: Party, size: number): void {
  const [first] = party.guests
  if (!first) return
  const missing = Math.min(size, 20) - party.guests.length - party.guests.filter(({ plus_one_allowed }) => plus_one_allowed).length
  if (missing === 1) first.plus_one_allowed = true
  for (let nth = 0; missing > 1 && nth < missing; nth++) {
    const { lastname, relationship, side, places, off } = first
    const firstname = `Guest ${party.guests.length + 1}`
    party.guests.push({
      ...blankOf(first),
      firstname,
      lastname,
      relationship,
      side,
      places: places.map((place) => ({ ...place, meal: '' })),
      off,
    })
  }
}

function blankOf(draft: Draft): Draft {
  const texts = Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [field, typeof value === 'string' ? '' : value]),
  ) as unknown as Draft
  return { ...texts, side: 'both', age_group: 'adult', drinks: undefined, plus_one_allowed: false, tags: [] }
}

/** As an envelope would say it: "Karin & Bo Dahl", "Karin Dahl & Bo Lund". */
export function householdName(guests: readonly Pick<Draft, 'firstname' | 'lastname'>[]): string {
  const shown = guests.slice(0, 4)
  const lastnames = new Set(shown.map(({ lastname }) => lastname))
  const isOne = lastnames.size === 1
  const names = shown.map(({ firstname, lastname }) => (isOne ? firstname : `${firstname} ${lastname}`.trim()))
  const all = names.length > 1 ? `${names.slice(0, -1).join(', ')} & ${names.at(-1)}` : (names[0] ?? '')
  return (isOne ? `${all} ${[...lastnames][0]}` : all).trim().slice(0, 120)
}
