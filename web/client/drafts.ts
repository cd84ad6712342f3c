/** A record while somebody edits it in a form. */
export interface Drafts<Draft extends object> {
  /** As the server last told. */
  base: Draft
  mine: Draft
  /** Fields that somebody else changed as well, until one side is chosen. */
  clashes: readonly (keyof Draft)[]
}

/** The fields in which two drafts differ. */
export function differences<Draft extends object>(one: Draft, other: Draft): (keyof Draft)[] {
  return fieldsOf(one).filter((field) => !isSame(one[field], other[field]))
}

/** Takes over what somebody else changed meanwhile; a field that both changed keeps what is typed here, and is asked about. */
export function rebased<Draft extends object>({ base, mine, clashes }: Drafts<Draft>, theirs: Draft): Drafts<Draft> {
  const typed = differences(base, mine)
  const moved = differences(base, theirs)
  const next = { ...theirs, ...picked(mine, typed) }
  const open = typed.filter((field) => moved.includes(field) || clashes.includes(field))
  return { base: theirs, mine: next, clashes: open.filter((field) => !isSame(next[field], theirs[field])) }
}

/** Ends a clash: with what is typed here, or with what the other wrote. */
export function settled<Draft extends object>(drafts: Drafts<Draft>, field: keyof Draft, side: 'mine' | 'theirs'): Drafts<Draft> {
  const clashes = drafts.clashes.filter((other) => other !== field)
  return { ...drafts, clashes, mine: side === 'mine' ? drafts.mine : { ...drafts.mine, [field]: drafts.base[field] } }
}

export function picked<Whole extends object, Field extends keyof Whole>(whole: Whole, fields: readonly Field[]): Pick<Whole, Field> {
  return Object.fromEntries(fields.map((field) => [field, whole[field]])) as Pick<Whole, Field>
}

export function fieldsOf<Whole extends object>(whole: Whole): (keyof Whole)[] {
  return Object.keys(whole) as (keyof Whole)[]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
