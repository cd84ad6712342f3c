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
  last: string
  /** The short form that friends use stands for the whole one. */
  called: string
  name: string
  email: string
  phone: string
  address: string
  household: string
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
  if (one.name === other.name) {
    const same = agreeing(one, other)
    return same > 0 ? 20 + same : isAgainst(one, other) ? 5 : 12
  }
  const isLast = one.last === other.last || isMistyped(one.last, other.last)
  if (isLast && (one.called === other.called || areNear(one.called, other.called))) {
    const same = agreeing(one, other)
    // Dan and Dana may share a house and a telephone; Bob and Robert of one name with them are one.
    const isShort = one.called === other.called && one.last === other.last
    if ((isShort && same > 0) || isSame(one.email, other.email)) return 14 + same
    return same > 0 ? 5 : isAgainst(one, other) ? 0 : 4
  }
  // One mail for two is usual; two of one family with it may still be one.
  return isSame(one.email, other.email) && (isLast || one.last === '' || other.last === '') ? 2 : 0
}

function agreeing(one: Marked<unknown>, other: Marked<unknown>): number {
  return (
    (isSame(one.email, other.email) ? 4 : 0) +
    (isSame(one.phone, other.phone) && one.phone.length > 9 ? 2 : 0) +
    (isSame(one.address, other.address) ? 1 : 0) +
    (isSame(one.household, other.household) ? 1 : 0)
  )
}

function isSame(one: string, other: string): boolean {
  return one !== '' && one === other
}

function isAgainst(one: Marked<unknown>, other: Marked<unknown>): boolean {
  return differs(one.email, other.email) || differs(one.phone, other.phone)
}

function differs(one: string, other: string): boolean {
  return one !== '' && other !== '' && one !== other
}

function markedOf<Of>(of: Of, person: Person): Marked<Of> {
  const [first, last] = [worded(person.firstname), worded(person.lastname)]
  const name = [...first.split(' '), ...last.split(' ')].filter(Boolean).toSorted().join(' ')
  const short = called(first)
  const [email, phone] = [folded(person.email), digits(person.phone)]
  return {
    of,
    last,
    called: short,
    name,
    email,
    phone,
    address: plain(person.address_line1),
    household: plain(person.household),
    marks: [
      `n ${name}`,
      `l ${last} ${short[0] ?? ''}`,
      `f ${short} ${last.slice(0, 2)}`,
      ...(email ? [`e ${email}`] : []),
      ...(phone.length > 9 ? [`p ${phone}`] : []),
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
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length === 1 || (short.length > 2 && long.startsWith(short))) return long.startsWith(short)
  return isMistyped(short, long)
}

function isMistyped(one: string, other: string): boolean {
  return Math.min(one.length, other.length) > 3 && distance(one, other) <= 1
}

/** How many letters have to be changed, put in, left out or swapped. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 1) return 2
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
