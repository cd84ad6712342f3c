import { mostOf } from './most-letters.ts'

type Field = keyof typeof mostOf
export type Texts = { [Name in Field]?: string | undefined }

/** What two wrote at once, from what both began with: each field keeps the words of both. */
export function mergedTexts(base: Texts, mine: Texts, theirs: Texts): Texts {
  const fields = new Set([...Object.keys(mine), ...Object.keys(theirs)]) as Set<Field>
  const merged = [...fields].map((field) => [field, mergedField(field, base[field], mine[field], theirs[field])] as const)
  return Object.fromEntries(merged.filter(([, text]) => text !== undefined))
}

/** A field that is left out was given up; whoever wrote in it since still means it. */
function mergedField(field: Field, base = '', mine: string | undefined, theirs: string | undefined): string | undefined {
  if (mine === undefined) return theirs === base ? undefined : theirs
  if (theirs === undefined || theirs === base || theirs === mine) return mine
  if (mine === base) return theirs
  const both = mergedText(base, mine, theirs, betweenOf(field))
  // Where both together are too long, whoever wrote last is kept: a draft is what can still be sent.
  return both.length <= mostOf[field] && both.isWellFormed() ? both : mine
}

const manyLines = new Set<Field>(['words', 'welcome', 'closed_words'])
/** What can be chosen stands on lines. */
const lines = new Set<Field>(['choices'])

function betweenOf(field: Field): string {
  if (lines.has(field)) return '\n'
  return manyLines.has(field) ? '\n\n' : ' / '
}

/** Both changes, where each stands; in one place mine stands before theirs. */
function mergedText(base: string, mine: string, theirs: string, between: string): string {
  if (mine.includes(theirs)) return mine
  if (theirs.includes(mine)) return theirs
  const [one, other] = [changeOf(base, mine), changeOf(base, theirs)]
  const isSamePlace = one.from === other.from && one.to === other.to
  if (!isSamePlace && one.to <= other.from) return both(base, one, other)
  if (!isSamePlace && other.to <= one.from) return both(base, other, one)
  const [from, to] = [Math.min(one.from, other.from), Math.max(one.to, other.to)]
  const [first, second] = [spanOf(base, one, from, to), spanOf(base, other, from, to)]
  const isApart = first === '' || second === '' || first.endsWith('\n') || second.startsWith('\n')
  return base.slice(0, from) + first + (isApart ? '' : between) + second + base.slice(to)
}

interface Change {
  from: number
  to: number
  text: string
}

/** What stands in place of which part. */
function changeOf(base: string, next: string): Change {
  const most = Math.min(base.length, next.length)
  let from = 0
  while (from < most && base[from] === next[from]) from++
  let end = 0
  while (end < most - from && base[base.length - 1 - end] === next[next.length - 1 - end]) end++
  return { from, to: base.length - end, text: next.slice(from, next.length - end) }
}

function both(base: string, first: Change, second: Change): string {
  return base.slice(0, first.from) + first.text + base.slice(first.to, second.from) + second.text + base.slice(second.to)
}

function spanOf(base: string, { from, to, text }: Change, start: number, end: number): string {
  return base.slice(start, from) + text + base.slice(to, end)
}
