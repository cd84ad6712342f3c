import { type Address, addressOf } from './address-parts.ts'
import { isAddressLine, withoutExtras } from './line-extras.ts'

/** One guest as a line of text names them. */
export interface NamedGuest {
  firstname: string
  lastname: string
  email: string
  age_group: 'adult' | 'child'
  plus_one_allowed: boolean
}

/** Guests that stand on one line: one alone, or a household under the name that was typed. */
export interface NamedLine {
  household: string | undefined
  guests: NamedGuest[]
  /** Of the first of them. */
  phone?: string
  /** What stood in brackets: a note about the first of them. */
  aside?: string
  address?: Address
  /** As it was typed. */
  written: string
}

/** So long may a line be; what is longer is no name, and is cut. */
export const mostLetters = 500

/** Reads a list of names as people write it, one invitation a line: `Karin & Bo Dahl`, `The Kims`, `Auntie Dee + 1`. */
export function readNames(text: string): NamedLine[] {
  const lines: { written: string; text: string }[] = []
  for (const written of linesOf(text)) {
    const text = plainOf(written)
    const above = lines.at(-1)
    if (above && isAddressLine(text)) above.text = `${above.text}, ${text}`.slice(0, 2 * mostLetters)
    else if (/[\p{L}\p{N}]/u.test(text)) lines.push({ written, text })
  }
  return lines.map(({ written, text }) => ({ ...readLine(text), written }))
}

function plainOf(line: string): string {
  return line
    .slice(0, mostLetters)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(bullet, '')
    .replace(/[ ,;]+$/, '')
    .trim()
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/)
}

const bullet = /^\s*(?:[-–—*•·]+\s+|\d{1,3}[.)]\s+)+/

function readLine(line: string): Omit<NamedLine, 'written'> {
  const { rest: named, email, phone, address, aside, plus: isAside } = withoutExtras(line)
  const { rest, plus, children } = withoutCompany(named)
  const name = rest || named || line
  const people = readPeople(name)
  const family = people.at(-1)?.lastname ?? ''
  const guests: NamedGuest[] = [
    ...people.map((person): NamedGuest => ({ ...person, email: '', plus_one_allowed: false })),
    ...Array.from({ length: children }, (_, nth) => child(children === 1 ? 'Child' : `Child ${nth + 1}`, family)),
  ]
  guests[0] = { ...guests[0]!, email, plus_one_allowed: plus || isAside }
  const isHousehold = guests.length > 1 || ofFamily.test(name)
  const extras = { ...(phone && { phone }), ...(aside && { aside }), ...(address && { address: addressOf(address) }) }
  return { household: isHousehold ? named || line : undefined, guests, ...extras }
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const company = /\s*(?:\+|&|\band\b|\bplus\b|,|\bwith\b)\s*(?:(?:1|one|a|his|her|their)?\s*(?:guest|date|plus[- ]one)|1|one|family)$/iu
const offspring =
  /\s*(?:\+|&|\band\b|\bplus\b|,|\bwith\b)\s*(?:(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a|their|the)\s+)?(?:kid|child|baby|kids|children|babies|little ones)$/iu

/** Longer than anything that is said of company. Looked for in all of a long line, ever anew, it would take a second. */
const longestCompany = 40

/** What a line ends with, and what stands before it. */
function endOf(line: string, pattern: RegExp) {
  const from = Math.max(0, line.length - longestCompany)
  const found = pattern.exec(line.slice(from))
  return found && from + found.index > 0 ? { before: line.slice(0, from + found.index), all: found[0], many: found[1] } : undefined
}

/** Who comes along without a name: `+ 1`, `and guest`, `& two children`. */
function withoutCompany(line: string): { rest: string; plus: boolean; children: number } {
  let [rest, plus, children] = [line, false, 0]
  for (let found = true; found; ) {
    const [guest, kids] = [endOf(rest, company), endOf(rest, offspring)]
    if (guest) [rest, plus] = [guest.before, true]
    else if (kids) [rest, children] = [kids.before, children + countOf(kids.many, kids.all)]
    else found = false
  }
  return { rest: rest.replace(/[\s,;]+$/, ''), plus, children }
}

function countOf(word: string | undefined, all: string): number {
  const number = Number(word)
  if (Number.isInteger(number)) return Math.min(Math.max(number, 1), 12)
  const named = numbers.indexOf(word?.toLowerCase() ?? '')
  return named > 0 ? named : /(?:kid|child|baby)$/i.test(all) ? 1 : 2
}

type Person = Pick<NamedGuest, 'firstname' | 'lastname' | 'age_group'>

const ofFamily = /^the\s+\S|\s(?:family|household)$/i
/** `Mr. & Mrs. John Smith` are John Smith and somebody whose first name nobody wrote down. */
const couple = /^(mr|dr|rev|prof|herr|sr|señor)\.?\s*(?:&|and|und|y|\+)\s*(mrs|ms|dr|mx|frau|sra|señora)\.?\s+(\S+\s+\S.*)$/iu
const joins = /\s*(?:\s&\s|\s\+\s|(?<=\S)&(?=\S)|\sand\s|\sund\s|\set\s|\sy\s|;)\s*/iu

/** The people of a line share the last name that stands at its end, or in front of a comma. */
function readPeople(line: string): Person[] {
  const [, , title, named] = couple.exec(line) ?? []
  const [first, ...more] = named ? readPeople(named) : []
  if (first?.lastname && title) return [first, { ...first, firstname: `${title.charAt(0).toUpperCase()}${title.slice(1)}.` }, ...more]
  if (ofFamily.test(line)) return [family(line)]
  const [before = '', ...behind] = line.split(',').map((part) => part.trim())
  const after = behind.filter((part) => part !== '')
  const firsts = after.flatMap((part) => part.split(joins)).filter((part) => part !== '')
  const isLastFirst =
    after.length === 1 &&
    !joins.test(before) &&
    firsts
      .slice(0, -1)
      .concat(firsts.length > 1 ? firsts.slice(-1) : [])
      .every(isOneWord)
  if (isLastFirst) return firsts.map((part) => ({ ...aged(part), lastname: before }))
  const parts = line.split(',').flatMap((part) => part.split(joins))
  const people = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(person)
  const shared = people.at(-1)?.lastname ?? ''
  return people.map((one) => ({ ...one, lastname: one.lastname || shared }))
}

function isOneWord(part: string): boolean {
  return !part.includes(' ')
}

/** `The Kims`: nobody is named yet, and the list sorts them where one looks for them. */
function family(line: string): Person {
  const [, article = '', name = line] = /^(the)\s+(.*)$/i.exec(line) ?? []
  return { firstname: article || name, lastname: article ? name : '', age_group: 'adult' }
}

const formal = /^(?:mr|mrs|ms|mx|miss|dr|prof|rev|sir|lady|herr|frau|se\u00f1or|se\u00f1ora|madame|monsieur)\.?$/iu
const fond =
  /^(?:aunt|auntie|aunty|uncle|grandma|grandpa|grandmother|grandfather|granny|nana|nan|oma|opa|t\u00eda|t\u00edo|cousin|father|pastor)$/iu
const particle = /^(?:van|von|de|da|di|do|dos|das|du|del|della|der|den|ten|ter|la|le|el|al|bin|ibn|zu|af|av|mac|st\.?)$/iu
const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i

function person(part: string): Person {
  const { firstname: whole, age_group } = aged(part)
  const words = whole.split(' ')
  const titles = words.findIndex((word) => !formal.test(word) && !fond.test(word))
  if (titles === -1) return { firstname: whole, lastname: '', age_group }
  const named = words.slice(titles)
  const isFond = titles > 0 && fond.test(words[titles - 1]!)
  if (named.length === 1) return isFond || titles === 0 ? { firstname: whole, lastname: '', age_group } : split(words, titles, age_group)
  const last = named.length - (suffix.test(named.at(-1)!) && named.length > 2 ? 2 : 1)
  const from = named.findIndex((word, nth) => nth > 0 && particle.test(word))
  return split(words, titles + (from > 0 ? Math.min(from, last) : last), age_group)
}

function split(words: readonly string[], at: number, age_group: Person['age_group']): Person {
  return { firstname: words.slice(0, at).join(' '), lastname: words.slice(at).join(' '), age_group }
}

/** `Iris (6)` and `Ned (child)` are children. */
function aged(part: string): Person {
  const found = /^(.*\S)\s*\((?:(\d{1,2})|child|kid|baby)\)$/iu.exec(part)
  const isChild = found && (found[2] === undefined || Number(found[2]) < 18)
  return { firstname: isChild ? found[1]! : part, lastname: '', age_group: isChild ? 'child' : 'adult' }
}

function child(firstname: string, lastname: string): NamedGuest {
  return { firstname, lastname, email: '', age_group: 'child', plus_one_allowed: false }
}
