import type { Document, Node as YamlNode, Scalar } from 'yaml'
import type * as z from 'zod'
import type { Fault } from './fault.ts'

/** A file of content/ taken apart: what stands between the two lines of dashes, and the text below. */
export interface FrontMatter {
  faults: Fault[]
  given: unknown
  body: string
  bodyLine: number
  /** The line of a field, by its path; of its parent when it is not there. */
  lineOf: (path: readonly PropertyKey[]) => number
  /** All texts in it, with their lines. */
  texts: { text: string; line: number }[]
}

/**
 * Front matter is YAML 1.2 without its surprises: no comments, which would swallow the rest of a line after " #", no
 * anchors, aliases or tags, no key twice.
 */
export async function readFrontMatter(file: string): Promise<FrontMatter> {
  const found = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(file)
  const [, head = '', body = ''] = found ?? []
  const none = { given: {}, body: file, bodyLine: 1, lineOf: () => 1, texts: [] }
  if (!found) return { ...none, faults: [{ line: 1, says: 'begins with ---, has its fields, and --- again before the text' }] }
  const { LineCounter, isAlias, isScalar, parseDocument, visit } = await import('yaml')
  const lines = new LineCounter()
  const document = parseDocument(head, { lineCounter: lines, schema: 'core', strict: true, version: '1.2' })
  const at = (offset: number | undefined) => (offset === undefined ? 1 : lines.linePos(offset).line + 1)
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    line: at(pos[0]),
    says: message.split(' at line')[0] ?? message,
  }))
  const texts: FrontMatter['texts'] = []
  visit(document, {
    Node: (key, node) => {
      const say = (says: string) => faults.push({ line: at(node.range?.[0]), says })
      if (isAlias(node)) say('has an alias; write it out')
      if ('anchor' in node && node.anchor) say('has an anchor; write it out')
      if (node.tag) say('has a tag; write a plain value')
      if (node.comment || node.commentBefore) say('has a comment, or “ #” inside a text: put the text in quotes')
      if (isScalar(node) && key !== 'key' && typeof node.value === 'string') texts.push({ text: node.value, line: at(node.range?.[0]) })
    },
  })
  if (document.comment || document.commentBefore) faults.push({ line: 2, says: 'has a comment; leave it out' })
  return {
    faults,
    given: faults.length ? {} : document.toJS({ maxAliasCount: 0 }),
    body,
    bodyLine: head.split('\n').length + 2,
    lineOf: (path) => at(rangeOf(document, path, isScalar)),
    texts,
  }
}

function rangeOf(document: Document, path: readonly PropertyKey[], isScalar: (node: unknown) => node is Scalar): number | undefined {
  const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key))
  for (let length = keys.length; length > 0; length -= 1) {
    const node = document.getIn(keys.slice(0, length), true) as YamlNode | undefined
    if (node && typeof node === 'object' && (isScalar(node) || 'range' in node) && node.range) return node.range[0]
  }
  return undefined
}

/** What a schema has to say, in words for who writes. */
export function saying(issue: z.core.$ZodIssue, given: unknown): string {
  const where = issue.path.map((key) => (typeof key === 'number' ? `${key + 1}.` : String(key))).join(' ')
  return `${where ? `${where}: ` : ''}${told(issue, valueAt(given, issue.path))}`
}

function told(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'is missing'
  if (issue.code === 'too_small' || issue.code === 'too_big') return lengthOf(issue, value)
  if (issue.code === 'unrecognized_keys') return `knows no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`
  if (issue.code === 'invalid_value') return `is one of ${issue.values.map(String).join(', ')}, not "${String(value)}"`
  if (issue.code === 'invalid_type') return `is to be ${expected[issue.expected] ?? issue.expected}, not ${JSON.stringify(value)}`
  return issue.message
}

const expected: Record<string, string> = {
  string: 'a text (put it in quotes)',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

function lengthOf(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): string {
  const what = typeof value === 'string' ? 'letters' : Array.isArray(value) ? 'entries' : ''
  const has = typeof value === 'string' || Array.isArray(value) ? `has ${value.length} ${what}` : `is ${String(value)}`
  return issue.code === 'too_small' ? `${has}; at least ${issue.minimum}` : `${has}; at most ${issue.maximum}`
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? (inside as Record<PropertyKey, unknown>)[key] : undefined),
    given,
  )
}
