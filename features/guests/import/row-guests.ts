import { folded } from '#web/ui/folded.ts'
import { type Address, addressOf, zipOf } from '#features/guests/list/bulk/address-parts.ts'
import type { FieldTarget, Target } from './column-targets.ts'
import { type Draft, newDraft, type Problem, readPhone } from '#features/guests/list/adding/guest-draft-fields.ts'
import { isYes, replyOf } from './reply-words.ts'
import { addPlaces } from './row-answers.ts'
import { namesIn, namesOf, type Names, type Person } from './row-names.ts'

export interface RowContext {
  /** The lists that everybody is put on. */
  events: readonly number[]
  /** The couple's first names, by which a file says whose side somebody is on. */
  couple: readonly [string, string]
  /** What stands before a number that is kept in the notes. */
  labels: { email: string; phone: string; reply: string }
}

export interface RowRead {
  household: string | undefined
  /** What its column says, by which rows belong together; a name that two rows share does not. */
  together: string
  guests: Draft[]
  odd: Problem[]
  /** How many the row says they are; 0 where it says nothing. */
  size: number
}

/** The guests of one row; nothing for a row that names nobody. */
export function readRow(cells: readonly string[], targets: readonly Target[], context: RowContext): RowRead | undefined {
  const all = (target: FieldTarget) => targets.flatMap((each, place) => (each === target && cells[place] ? [cells[place]] : []))
  const one = (target: FieldTarget) => all(target)[0] ?? ''
  const names = namesOfRow(one)
  const odd: Problem[] = []
  const written = [one('name'), one('firstname'), one('lastname'), one('household')].find(Boolean) ?? ''
  if (/^(?:grand |sub)?total\b|^(?:sum|summe|count)\b/i.test(written) || (written.endsWith(':') && cells.filter(Boolean).length === 1))
    odd.push({ kind: 'not_a_guest', said: written })
  const people = [...names.people, ...companyOf(one, names.people), ...childrenOf(all('children'), names.people)]
  if (people.length === 0) {
    if (!cells.some((cell, place) => cell !== '' && targets[place] !== 'leave_out')) return undefined
    people.push({ firstname: '', lastname: '', email: '', age_group: 'adult', plus_one_allowed: false })
  }
  const [main] = people
  if (isAllowed(one('plus_one'), people)) main!.plus_one_allowed = true
  const guests = people.map((person) => newDraft({ ...person, ...sharedOf(one, all, context, names.address) }))
  guests[0]!.phone = names.phone ?? ''
  addContacts(guests, all, context, names.aside)
  addPlaces(guests, cells, targets, context, odd)
  const household = one('household') || names.household
  return { household: household || undefined, together: folded(one('household')), guests, odd, size: sizeOf(one('party_size')) }
}

function namesOfRow(one: (target: FieldTarget) => string): Names {
  const [first, last, whole] = [one('firstname'), [one('lastname'), one('suffix')].filter(Boolean).join(' '), one('name')]
  if (first || last) return namesOf(first, last)
  return namesIn(whole || one('household'))
}

/** The second person of a row that has cells for one. */
function companyOf(one: (target: FieldTarget) => string, [main]: readonly Person[]): Person[] {
  const [first, last, said] = [one('partner_firstname'), one('partner_lastname'), one('plus_one')]
  const person = (firstname: string, lastname: string): Person => ({
    firstname,
    lastname,
    email: '',
    age_group: 'adult',
    plus_one_allowed: false,
  })
  if (/^guest$/i.test(first)) return []
  if (first) return [person(first, last || (main?.lastname ?? ''))]
  if (!isName(said)) return []
  return namesIn(said).people.map((other) => ({ ...other, lastname: other.lastname || (main?.lastname ?? '') }))
}

function isName(said: string): boolean {
  return /\p{L}{2}/u.test(said) && replyOf(said) === undefined && !/^(?:\+?\s*1|guest|plus[- ]?one|allowed|tbd|unknown|tba)$/i.test(said)
}

function isAllowed(said: string, people: readonly Person[]): boolean {
  return (
    people.length === 1 &&
    said !== '' &&
    !isName(said) &&
    (isYes(said) || /^(?:\+?\s*1|guest|plus[- ]?one|allowed|tbd|unknown|tba)$/i.test(said))
  )
}

function childrenOf(cells: readonly string[], [main]: readonly Person[]): Person[] {
  const child = (firstname: string): Person => ({
    firstname,
    lastname: main?.lastname ?? '',
    email: '',
    age_group: 'child',
    plus_one_allowed: false,
  })
  return cells.flatMap((cell) => {
    const count = /^\d{1,2}$/.test(cell) ? Number(cell) : undefined
    if (count !== undefined)
      return Array.from({ length: Math.min(count, 12) }, (_, nth) => child(count === 1 ? 'Child' : `Child ${nth + 1}`))
    if (/^(?:no|none|n|-|0|n\/a)$/i.test(cell)) return []
    return cell
      .split(/\s*(?:,|;|&|\n|\band\b)\s*/i)
      .filter((name) => /\p{L}/u.test(name))
      .slice(0, 12)
      .map((name) => child(name.replace(/\s*\(\d{1,2}\)$/, '')))
  })
}

/** What everybody of a row has alike. */
function sharedOf(
  one: (target: FieldTarget) => string,
  all: (target: FieldTarget) => string[],
  { couple }: RowContext,
  named: Address | undefined,
): Partial<Draft> {
  const age = folded(one('age_group'))
  const side = sideOf(one('side'), couple)
  const tags = [...all('tags').flatMap((cell) => cell.split(/\s*(?:,|;|\||:::|\n)\s*/)), ...(side.kept ? [side.kept] : [])]
  const written = one('address')
  const drinks = replyOf(one('drinks'))
  const address = written ? addressOf(written) : named
  const state = one('state') || address?.state || ''
  return {
    ...(/child|kid|teen|^(?:yes|y|x|true)$/.test(age) || (/^\d{1,2}$/.test(age) && Number(age) < 18)
      ? { age_group: 'child' as const }
      : {}),
    ...(/infant|baby|toddler/.test(age) || /^[012]$/.test(age) ? { age_group: 'infant' as const } : {}),
    ...(drinks === 2 || drinks === 3 ? { drinks: drinks === 2 } : {}),
    side: side.side,
    tags: tags.filter((tag) => tag !== '' && !tag.startsWith('* ')),
    relationship: one('group'),
    wedding_party_role: one('role'),
    table_name: one('table'),
    address_line1: one('address_line1') || address?.address_line1 || '',
    address_line2: one('address_line2') || address?.address_line2 || '',
    city: one('city') || address?.city || '',
    state,
    postal_code: zipOf(one('postal_code') || address?.postal_code || '', state),
    country: one('country') || address?.country || '',
  }
}

/** "Ada's side", by name; "Bride" alone tells us nothing, and is kept as a tag. */
function sideOf(said: string, couple: readonly [string, string]): { side: Draft['side']; kept?: string } {
  const text = folded(said)
  const is = couple.map((name) => name !== '' && text.includes(folded(name)))
  if (text === '' || /both|beide|shared|mutual/.test(text) || (is[0] && is[1])) return { side: 'both' }
  if (is[0] || text.startsWith('partner 1')) return { side: 'partner_1' }
  if (is[1] || text.startsWith('partner 2')) return { side: 'partner_2' }
  return { side: 'both', kept: said.slice(0, 60) }
}

/** Mails go to one after the other; of numbers the first, the others to the notes. */
function addContacts(guests: Draft[], all: (target: FieldTarget) => string[], { labels }: RowContext, aside: string): void {
  const [first] = guests
  const emails = all('email').flatMap((cell) => cell.replace(/^mailto:/i, '').split(/\s*(?:[,;|]|\n|:::|\s\/\s)\s*/))
  const mails = emails.map((mail) => /<([^<>]+)>/.exec(mail)?.[1] ?? mail).filter(Boolean)
  const notes = [...all('notes'), ...(aside ? [aside] : [])]
  for (const [nth, mail] of mails.entries()) {
    const guest = guests[nth]
    if (guest && guest.age_group === 'adult' && guest.email === '') guest.email = mail
    else if (!guests.some(({ email }) => email === mail)) notes.push(`${labels.email} ${mail}`)
  }
  for (const written of all('phone')
    .flatMap((cell) => cell.split(/\s*(?:[;|\n]|:::|,| \/ |\bor\b)\s*/i))
    .filter(Boolean)) {
    const { kind, phone } = readPhone(written.replace(/\s*(?:x|ext\.?)\s*\d+$/i, ''))
    const isFree = first!.phone === '' && !(kind === 'short' && !/\d/.test(phone))
    if (isFree) first!.phone = phone
    if (!isFree || /(?:x|ext\.?)\s*\d+$/i.test(written)) notes.push(`${labels.phone} ${written}`)
  }
  first!.notes = notes.join('\n')
  first!.dietary_notes = all('dietary').join('\n')
  first!.gift = all('gift').join('\n')
}

function sizeOf(cell: string): number {
  const found = /^\D{0,3}(\d{1,2})\b/.exec(cell)
  return found ? Number(found[1]) : 0
}
