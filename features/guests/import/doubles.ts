import { isOnlyCounted } from '#features/guests/list/greeting.ts'
import type { Known } from './contract.ts'
import { type Draft, isEmail } from '#features/guests/list/adding/guest-draft-fields.ts'
import type { Party } from './row-parties.ts'
import { type Likeness, lookup, type Person } from '#features/guests/list/adding/same-guest.ts'

export type DoubleField = 'email' | 'phone' | 'address' | 'group' | 'dietary' | 'table' | 'lastname'

/** A party of the file of whom somebody is there already: on the list, or in an earlier row. */
export interface Double {
  /** Its place among the parties. */
  party: number
  of: 'list' | 'file'
  likeness: Likeness
  matches: Match[]
  /** What the file knows that the list does not, and what both say differently. */
  adds: DoubleField[]
  differs: DoubleField[]
}

/** A guest of the party, and who that is: a guest of the list, or of an earlier party. */
export interface Match {
  guest: number
  known: number | undefined
  earlier: { party: number; guest: number } | undefined
}

/** Who of a file is known, from the list first, then from the rows above. Each guest of the list is met once per party. */
export function doublesOf(parties: readonly Party[], known: readonly Known[]): Double[] {
  const [list, file] = [lookup<number>(), lookup<{ party: number; guest: number }>()]
  const byId = new Map(known.map((guest) => [guest.id, guest]))
  const byHousehold = Map.groupBy(known, ({ household }) => household)
  for (const guest of known) list.add(guest.id, personOf(guest, guest.household ?? ''))
  const doubles: Double[] = []
  for (const [party, { guests, household = '' }] of parties.entries()) {
    const persons = guests.map((guest) => (guest.firstname === '' ? undefined : personOf(guest, household)))
    const named = matchesOf(persons, (person) => list.find(person))
    const onList = [...named, ...unnamedOf(persons, named, byHousehold, byId)]
    const above = onList.length > 0 ? [] : matchesOf(persons, (person) => file.find(person))
    const inFile = [...above, ...unnamedAbove(persons, above, parties)]
    const [first] = onList.length > 0 ? onList : inFile
    if (first) {
      const matches = (onList.length > 0 ? onList : inFile).map(
        ({ guest, of }): Match => ({
          guest,
          known: typeof of === 'number' ? of : undefined,
          earlier: typeof of === 'number' ? undefined : of,
        }),
      )
      const likeness = [...onList, ...inFile].every(({ likeness }) => likeness === 'sure') ? 'sure' : 'maybe'
      const compared = matches.map(({ guest, known, earlier }) =>
        comparison(guests[guest]!, known === undefined ? parties[earlier!.party]!.guests[earlier!.guest]! : byId.get(known)!),
      )
      const fieldsOf = (kind: 'adds' | 'differs') => [...new Set(compared.flatMap((one) => one[kind]))]
      doubles.push({
        party,
        of: onList.length > 0 ? 'list' : 'file',
        likeness,
        matches,
        adds: fieldsOf('adds'),
        differs: fieldsOf('differs'),
      })
    }
    const found = new Set([...onList, ...inFile].filter(({ likeness }) => likeness === 'sure').map(({ guest }) => guest))
    for (const [guest, person] of persons.entries())
      if (person && !found.has(guest) && !isUnnamed(person)) file.add({ party, guest }, person)
  }
  return doubles
}

/** Children without a name, and guests who were only counted, are nobody's double. */
function isUnnamed({ firstname }: Person): boolean {
  return isOnlyCounted({ firstname }) || /^(?:Mrs|Ms|Mr|Dr)\.?$/.test(firstname)
}

interface Found<Of> {
  guest: number
  of: Of
  likeness: Likeness
}

function matchesOf<Of>(
  persons: readonly (Person | undefined)[],
  find: (person: Person) => { of: Of; likeness: Likeness } | undefined,
): Found<Of>[] {
  const taken = new Set<Of>()
  return persons.flatMap((person, guest) => {
    const found = person && !isUnnamed(person) ? find(person) : undefined
    if (!found || taken.has(found.of)) return []
    taken.add(found.of)
    return [{ guest, ...found }]
  })
}

/** Who was only counted is met again in the household of who was named: under that name, or as whoever is not met yet. */
function unnamedOf(
  persons: readonly (Person | undefined)[],
  named: readonly Found<number>[],
  byHousehold: ReadonlyMap<string | undefined, readonly Known[]>,
  byId: ReadonlyMap<number, Known>,
): Found<number>[] {
  const household = named.map(({ of }) => byId.get(of)?.household).find(Boolean)
  if (!household || !persons.some((person) => person && isUnnamed(person))) return []
  const met = new Set(named.map(({ of }) => of))
  const there = byHousehold.get(household) ?? []
  return persons.flatMap((person, guest) => {
    if (!person || !isUnnamed(person)) return []
    const left = there.filter(({ id }) => !met.has(id))
    const same = left.find((one) => one.firstname === person.firstname && (one.lastname ?? '') === person.lastname) ?? left[0]
    if (!same) return []
    met.add(same.id)
    return [{ guest, of: same.id, likeness: 'sure' as const }]
  })
}

/** The same further up in the file. */
function unnamedAbove(
  persons: readonly (Person | undefined)[],
  [first]: readonly Found<{ party: number; guest: number }>[],
  parties: readonly Party[],
): Found<{ party: number; guest: number }>[] {
  if (!first) return []
  const there = parties[first.of.party]!.guests
  return persons.flatMap((person, guest) => {
    const same =
      person && isUnnamed(person) ? there.findIndex((one) => one.firstname === person.firstname && one.lastname === person.lastname) : -1
    return same >= 0 ? [{ guest, of: { party: first.of.party, guest: same }, likeness: 'sure' as const }] : []
  })
}

function personOf(guest: Partial<Person> & { firstname: string }, household: string): Person {
  const { firstname, lastname = '', email = '', phone = '', address_line1 = '', city = '' } = guest
  return { firstname, lastname, email: isEmail(email) ? email : '', phone, address_line1, city, household }
}

/** The fields that a card names, by the field that stands for each. */
export const doubleFields = {
  email: 'email',
  phone: 'phone',
  address: 'address_line1',
  group: 'relationship',
  dietary: 'dietary_notes',
  table: 'table_name',
  lastname: 'lastname',
} as const satisfies Record<DoubleField, keyof Draft & keyof Known>

function comparison(draft: Draft, there: Partial<Record<(typeof doubleFields)[DoubleField], string | undefined>>) {
  const adds: DoubleField[] = []
  const differs: DoubleField[] = []
  for (const [name, field] of Object.entries(doubleFields) as [DoubleField, (typeof doubleFields)[DoubleField]][]) {
    const [said, now] = [draft[field], there[field] ?? '']
    if (said !== '' && now === '') adds.push(name)
    else if (said !== '' && plain(said) !== plain(now)) differs.push(name)
  }
  return { adds, differs }
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
