import * as z from 'zod'
import { type Known, wrongAnywhere } from './alone.ts'
import { isGroup, specsOf } from './field-specs.ts'
import { known } from './files.server.ts'
import type { Fault, FilePiece, PieceFields } from './fault.ts'
import { type FrontMatter, readFrontMatter, saying } from './front-matter.server.ts'
import { Picture } from './picture.ts'
import { readText } from './text.server.ts'
import { type TypeName, types } from './types.ts'

/** A piece as somebody writes it: each field as a text, groups of them as YAML, and its own text as `markdown`. */
export type Said = Record<string, string>

/** By the field that they stand beside; what is wrong in a text of several lines names its line. */
export type Errors = Record<string, string[]>

/** What is written in a form as the file that would say the same, and all that is wrong with it. */
export async function readSaid(
  type: TypeName,
  slug: string,
  said: Said,
  terms: Known['terms'] = known().terms,
): Promise<{ piece: FilePiece; errors: Errors }> {
  const { head, lines } = headOf(type, said)
  const body = textOf(said)
  const tooDeep = specsOf(types[type].fields).find(({ name }) => isTooDeep(said[name] ?? ''))?.name
  const read = tooDeep === undefined ? await readFrontMatter(`---\n${head}---\n${body}`) : nothing
  const text = await readText(body)
  const parsed = types[type].fields.safeParse(read.given)
  const fields: PieceFields = parsed.success ? { ...parsed.data } : { pictures: picturesIn(read.given) }
  const piece: FilePiece = { file: '', type, slug, fields, markdown: body.trim(), ...text, lineOf: read.lineOf, faults: [] }
  // A line of the text stands behind all lines of fields.
  const behind = head.split('\n').length + 2
  const named = text.named.map((thing) => ({ ...thing, line: thing.line + behind }))
  const errors: Errors = {}
  const add = (field: string, says: string) => void (errors[field] ??= []).push(says)
  const addAt = ({ line, says }: Fault) => {
    const at = lines.findLast(({ from }) => from <= line)
    if (line > behind || !at) return add('markdown', lineSaid(Math.max(1, line - behind), says))
    return add(at.field, line > at.from && !inOneLine.test(at.field) ? lineSaid(line - at.from, says) : without(at.field, says))
  }
  if (tooDeep !== undefined) add(tooDeep, 'has more groups within each other than a piece can have')
  else if (read.faults.length > 0) for (const fault of read.faults) addAt(fault)
  else if (!parsed.success) for (const issue of parsed.error.issues) addIssue(issue, read, { lines, add })
  for (const { line, says } of text.faults) add('markdown', lineSaid(line, says))
  if (parsed.success && text.faults.length === 0)
    for (const fault of wrongAnywhere({ ...piece, named }, { ...known(), terms })) addAt(fault)
  return { piece, errors }
}

/** What is kept of a piece, as its form has it. */
export function saidOf(type: TypeName, kept: Record<string, unknown>, markdown: string): Promise<Said> {
  return withYaml(({ stringify }) => {
    const given = writtenAs(type, kept)
    const said = specsOf(types[type].fields).map(({ name, kind }): [string, string] => {
      const value = given[name]
      if (value === undefined || value === null) return [name, '']
      if (kind === 'terms' || kind === 'pictures') return [name, JSON.stringify(value)]
      return [name, isGroup(kind) ? stringify(value, { lineWidth: 0 }).trimEnd() : String(value)]
    })
    return { ...Object.fromEntries(said), markdown }
  })
}

/** The whole of it as one text, to compare it with another. */
export function fileOf(type: TypeName, said: Said): Promise<string> {
  return withYaml(({ parse, stringify }) => {
    const flat = specsOf(types[type].fields).flatMap(({ name, kind }) => {
      const text = said[name] ?? ''
      if (text === '' || text === '{}' || text === '[]') return []
      if (kind === 'terms' || kind === 'pictures') return [stringify({ [name]: parse(text) }, { lineWidth: 0 }).trimEnd()]
      return [isGroup(kind) ? `${name}:\n${indented(text)}` : `${name}: ${text}`]
    })
    return [...flat, '', said['markdown'] ?? ''].join('\n').trim()
  })
}

async function withYaml<Made>(make: (yaml: typeof import('yaml')) => Made): Promise<Made> {
  return make(await import('yaml'))
}

/** Cents are dollars again. What no schema reads any more is shown as it is. */
function writtenAs(type: TypeName, kept: Record<string, unknown>): Record<string, unknown> {
  try {
    return { ...(z.encode(types[type].fields, kept as never) as object) }
  } catch {
    return kept
  }
}

interface FieldLine {
  field: string
  /** Of its name; what it says begins on the same line, or below where it is a group. */
  from: number
}

/** Fields as the head of a file, each with its line. */
function headOf(type: TypeName, said: Said): { head: string; lines: FieldLine[] } {
  let head = ''
  const lines: FieldLine[] = []
  for (const { name, kind } of specsOf(types[type].fields)) {
    const text = normal(said[name] ?? '')
    const needed = kind === 'terms' ? '{}' : kind === 'pictures' ? '[]' : ''
    if (text.trim() === '' && needed === '') continue
    lines.push({ field: name, from: head.split('\n').length + 1 })
    if (isGroup(kind)) head += `${name}:\n${indented(text.trim() === '' ? needed : text)}\n`
    else head += `${name}: ${scalar(kind, text)}\n`
  }
  return { head, lines }
}

function scalar(kind: string, text: string): string {
  const isPlain = (kind === 'number' && /^-?\d{1,15}(\.\d{1,10})?$/.test(text.trim())) || (kind === 'yes' && /^(true|false)$/.test(text))
  return isPlain ? text.trim() : JSON.stringify(text.trim())
}

function textOf(said: Said): string {
  return normal(said['markdown'] ?? '')
}

function normal(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}

/** The parser goes into each group as into a call; no piece has as many within each other. */
function isTooDeep(text: string): boolean {
  return (text.match(/[[{]/g)?.length ?? 0) > 800 || /([-?:][ \t]+){20}/.test(text)
}

const nothing: FrontMatter = { faults: [], given: {}, body: '', bodyLine: 1, lineOf: () => 1, texts: [] }

/** An issue of the schema stands beside its field, whether that was said or not. */
function addIssue(
  issue: z.core.$ZodIssue,
  { given, lineOf }: FrontMatter,
  { lines, add }: { lines: FieldLine[]; add: (field: string, says: string) => void },
): void {
  const field = String(issue.path[0] ?? 'title')
  const says = without(field, saying(issue, given))
  const from = lines.find((line) => line.field === field)?.from
  const line = from === undefined || issue.path.length < 2 || inOneLine.test(field) ? 0 : lineOf(issue.path) - from
  add(field, line > 0 ? lineSaid(line, says) : says)
}

/** Those that can be shown, whatever else is still to be written. */
function picturesIn(given: unknown): Picture[] {
  const pictures = typeof given === 'object' && given !== null && 'pictures' in given ? given.pictures : []
  return Array.isArray(pictures) ? pictures.flatMap((one) => Picture.safeParse(one).data ?? []) : []
}

/** What has a form of its own, in which nobody sees lines. */
const inOneLine = /^(terms|pictures)$/

function lineSaid(line: number, says: string): string {
  return `Line ${line}: ${says}`
}

/** Beside the field itself its name need not be said. */
function without(field: string, says: string): string {
  return says.startsWith(`${field}: `) ? says.slice(field.length + 2) : says.startsWith(`${field} `) ? says.slice(field.length + 1) : says
}
