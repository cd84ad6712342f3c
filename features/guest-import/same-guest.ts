import { folded } from '#web/ui/folded.ts'

/** What two people are told apart by. */
export interface Person {
  firstname: string
  lastname: string
  email: string
  phone: string
  address_line1: string
  city: string
  household: string
}

/** Surely one person, or perhaps. */
export type Likeness = 'sure' | 'maybe'

interface Marked<Of> {
  of: Of
  person: Person
  first: string
  last: string
  name: string
  marks: string[]
}

const mostAlike = 60

/** Finds who somebody may be among people who were added before, without comparing everybody with everybody. */
export function lookup<Of>() {
  const byMark = new Map<string, Marked<Of>[]>()
  return {
    add(of: Of, person: Person): void {
      const marked = markedOf(of, person)
      for (const mark of marked.marks) {
        const alike = byMark.get(mark)
        if (!alike) byMark.set(mark, [marked])
        else if (alike.length < mostAlike) alike.push(marked)
      }
    },
    find(person: Person): { of: Of; likeness: Likeness } | undefined {
      const asked = markedOf(undefined, person)
      const [best] = [...new Set(asked.marks.flatMap((mark) => byMark.get(mark) ?? []))]
        .map((other) => ({ of: other.of, score: score(asked, other) }))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score)
      return best && { of: best.of, likeness: best.score >= sure ? 'sure' : 'maybe' }
    },
  }
}

const sure = 10

/** The name counts first, then whether anything else speaks for it or against it. */
function score(one: Marked<unknown>, other: Marked<unknown>): number {
  const same = agreeing(one.person, other.person)
  const against = contradicting(one.person, other.person)
  if (one.name === other.name) return same > 0 ? 20 + same : against ? 5 : 12
  const isFirst = areNear(one.first, other.first)
  const isLast = one.last === other.last || (areNear(one.last, other.last) && one.last.length > 4)
  if (isFirst && isLast) return same > 0 ? 14 + same : against ? 0 : 4
  // One mail for two is usual; two of one family with it may still be one.
  const isMail = one.person.email !== '' && folded(one.person.email) === folded(other.person.email)
  return isMail && (isLast || one.last === '' || other.last === '') ? 2 : 0
}

function agreeing(one: Person, other: Person): number {
  const is = (field: keyof Person) => one[field] !== '' && plain(one[field]) === plain(other[field])
  const isPhone = one.phone !== '' && digits(one.phone) === digits(other.phone)
  return (is('email') ? 4 : 0) + (isPhone ? 2 : 0) + (is('address_line1') ? 1 : 0) + (is('household') ? 1 : 0)
}

function contradicting(one: Person, other: Person): boolean {
  const differs = (field: 'email' | 'phone') => one[field] !== '' && other[field] !== '' && plain(one[field]) !== plain(other[field])
  return differs('email') || differs('phone')
}

function markedOf<Of>(of: Of, person: Person): Marked<Of> {
  const [first, last] = [worded(person.firstname), worded(person.lastname)]
  const name = [...first.split(' '), ...last.split(' ')].filter(Boolean).toSorted().join(' ')
  const begin = called(first)
  return {
    of,
    person,
    first,
    last,
    name,
    marks: [
      `n ${name}`,
      `l ${last} ${begin[0] ?? ''}`,
      `f ${begin} ${last.slice(0, 2)}`,
      ...(person.email ? [`e ${folded(person.email)}`] : []),
      ...(digits(person.phone).length > 6 ? [`p ${digits(person.phone)}`] : []),
    ],
  }
}

const titles = /^(?:mr|mrs|ms|mx|miss|dr|prof|rev|herr|frau|aunt|auntie|aunty|uncle|grandma|grandpa|nana|the)\b\.?\s*/

function worded(name: string): string {
  const plain = folded(name)
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.replace(titles, '') || plain
}

function plain(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim()
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}

/** Spoken short: a name and what its friends say. */
const shorts = new Map(
  'bob robert,rob robert,bobby robert,bill william,will william,billy william,liz elizabeth,beth elizabeth,betty elizabeth,kate katherine,cathy katherine,catherine katherine,kathy katherine,katie katherine,mike michael,jim james,jimmy james,tom thomas,dave david,dan daniel,danny daniel,dee dorothy,dot dorothy,peggy margaret,maggie margaret,meg margaret,dick richard,rick richard,rich richard,tony anthony,jack john,johnny john,sue susan,chris christopher,alex alexander,sam samuel,ben benjamin,joe joseph,joey joseph,steve steven,stephen steven,ed edward,ted edward,andy andrew,drew andrew,greg gregory,jen jennifer,jenny jennifer,pat patricia,patty patricia,nick nicholas,matt matthew,tim timothy,chuck charles,charlie charles,larry lawrence,jerry gerald,ken kenneth,ron ronald,don donald,jess jessica,becky rebecca,debbie deborah,deb deborah,cindy cynthia,vicky victoria,abby abigail'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

function called(first: string): string {
  const [word = ''] = first.split(' ')
  return shorts.get(word) ?? word
}

/** The same but for a letter or two, a short form, or a name cut to its beginning. */
function areNear(one: string, other: string): boolean {
  if (one === other) return true
  if (one === '' || other === '') return false
  const [a, b] = [called(one), called(other)]
  if (a === b && a !== '') return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length === 1 || (short.length > 2 && long.startsWith(short))) return long.startsWith(short)
  return short.length > 3 && distance(a, b) <= (short.length > 7 ? 2 : 1)
}

/** How many letters have to be changed, put in, left out or swapped. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1), swapped)
    }
    ;[before, row] = [row, next]
  }
  return row[other.length]!
}
