import { createHash } from 'node:crypto'
import { plainThings } from '#features/things.server.ts'

/** What the cases of one couple name, each under its name in the matrix: `{G1}`. */
export type Objects = Record<string, string | number>

/** What the texts of a couple's things are marked with, so that they are known wherever they turn up. */
export type Kind = 'private' | 'name' | 'e1' | 'e2' | 'e3' | 'g0' | 'g1' | 'g2' | 'g12' | 'h1' | 'h2' | `${Lowercase<string>}${0 | 1 | 2}`

/** Ids follow from the number of the cell, so that nothing has to be read back. */
export function objectsOf(n: number, role: string): Objects {
  const base = n * 100
  // Where a case is about the caller's own things, a partner has none but those of A.
  const isOfCouple = role === 'owner' || role === 'partner' || role === 'impersonator'
  return {
    n,
    A: base,
    caller: role === 'owner' || role === 'stale_token' || role === 'impersonator' ? base : base + 1,
    caller_email: role === 'owner' || role === 'impersonator' ? `${canary(n, 'private')}@example.com` : `caller${n}@example.com`,
    A_email: `${canary(n, 'private')}@example.com`,
    fresh_email: `fresh${n}@example.com`,
    E1: base + 11,
    E2: base + 12,
    E3: base + 14,
    own_event: isOfCouple ? base + 11 : base + 13,
    G0: base + 20,
    G1: base + 21,
    G2: base + 22,
    G12: base + 23,
    own_guest: isOfCouple ? base + 20 : base + 24,
    invite_of_G1: canary(n, 'g1'),
    invite_of_G12: canary(n, 'g12'),
    H1: base + 31,
    H2: base + 32,
    ...Object.fromEntries(plainThings.flatMap(({ sign }) => [0, 1, 2].map((nth) => [`${sign}${nth}`, base + 60 + nth]))),
    piece: base + 75,
    sent: base + 76,
    moved: base + 76,
    picture: base + 77,
    VU: base + 78,
    VS: base + 79,
    VK: base + 78,
    VC: base + 2,
    VI: base + 82,
    P: base + 41,
    // What collab_pend_2 was invited to, for everybody else somebody else's invite; and somebody's wish to help.
    P_invite: role === 'collab_pend_2' ? base + 42 : base + 43,
    P_wish: base + 44,
    S: base + 61,
    SP: base + 63,
    SQ: base + 64,
    SA: base + 65,
    SO: base + 66,
    C: base + 62,
    U: base + 71,
    F: base + 72,
    D: base + 73,
    Q: base + 74,
    V: base + 79,
    ...numbered(base),
    ...ofBusiness(base),
    caller_name: role === 'owner' || role === 'stale_token' || role === 'impersonator' ? `person${n}` : `caller${n}`,
    other_admin: base + 3,
    nobody: base + 99,
    act_of_A: uuid(`A ${n}`),
    act_of_caller: uuid(`caller ${n}`),
    new_act: uuid(`new ${n}`),
    mailed: `mailed-${n}`,
    lettered: `lettered-${n}`,
    noticed: `noticed-${n}`,
    contributing: `contributing-${n}`,
    contributed: `contributed-${n}`,
    running: `running-${n}`,
    ran: `ran-${n}`,
    showing: `showing-${n}`,
    shown: `shown-${n}`,
  }
}

/** Things of which each cell has one. */
function numbered(base: number) {
  return {
    LC: base + 83,
    RF: base + 84,
    FM: base + 85,
    RE: base + 88,
    R: base + 80,
    W: base + 75,
    N: base + 61,
    session_of_A: base + 52,
    note_of_A: base + 78,
    RQ: base + 95,
    term: base + 91,
    other_term: base + 92,
    term_change: base + 93,
    only_term: base + 94,
  }
}

/** What the business has that was asked. */
function ofBusiness(base: number) {
  return { SR: base + 81, BT: base + 86, WT: base + 87 }
}

const ids = [
  'A',
  'E1',
  'E2',
  'E3',
  'G0',
  'G1',
  'G2',
  'G12',
  'H1',
  'H2',
  'C',
  ...plainThings.flatMap(({ sign }) => [`${sign}0`, `${sign}1`, `${sign}2`]),
  'P',
  'P_invite',
  'P_wish',
  'N',
  'S',
  'SP',
  'SQ',
  'SA',
  'SO',
  'U',
  'F',
  'D',
  'Q',
  'V',
  'SR',
  'LC',
  'RE',
  'RF',
  'BT',
  'WT',
  'R',
  'W',
  'VU',
  'VS',
  'VK',
  'VC',
  'VI',
  'session_of_A',
  'note_of_A',
]

/** The same names for what was never there. */
export function nothingOf(objects: Objects): Objects {
  const gone = (name: string, value: string | number) => (ids.includes(name) ? Number(value) + 900_000_000 : value)
  return {
    ...Object.fromEntries(Object.entries(objects).map(([name, value]) => [name, gone(name, value)])),
    act_of_A: uuid('nobody'),
    act_of_caller: uuid('nobody'),
  }
}

export function canary(n: number, kind: Kind): string {
  return `cnry${n}.${kind}`
}

/** Every mark in a text: whose, and of what. */
export function marksIn(text: string): { n: number; kind: Kind }[] {
  const found = new Map(
    [...text.matchAll(/cnry(\d+)\.([a-z]+\d*)/gi)].map(([mark, n, kind]) => [mark, { n: Number(n), kind: kind!.toLowerCase() as Kind }]),
  )
  return [...found.values()]
}

/** `{G1}` alone becomes what it stands for, within a text its digits. */
export function filled(value: unknown, objects: Objects): unknown {
  if (typeof value === 'string') {
    const [, name] = /^\{(\w+)\}$/.exec(value) ?? []
    return name && name in objects ? objects[name] : value.replace(/\{(\w+)\}/g, (whole, name: string) => String(objects[name] ?? whole))
  }
  if (Array.isArray(value)) return value.map((inner) => filled(inner, objects))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, objects)]))
}

function uuid(name: string): string {
  const hex = createHash('md5').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
