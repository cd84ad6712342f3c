import { readMoney, showMoney } from '#web/ui/money.ts'
import type { Said } from '../contract.ts'
import type { StepSlug } from '../steps.ts'
import type { Submission } from '../submission-shapes.ts'

/** A step as its form holds it: each field by its path, as it is typed. */
export type StepDraft = Record<string, string>

/** `told.costs.2.title` of its parts. */
export function pathOf(...parts: (string | number)[]): string {
  return parts.join('.')
}

export const rowCounts = { colors: 5, vendors: 24, costs: 9 } as const

const rows = (list: string, count: number, fields: string[]) =>
  Array.from({ length: count }, (_, place) => fields.map((field) => `${list}.${place}.${field}`)).flat()

export const chosenTerms = ['style', 'setting', 'season', 'culture', 'religion', 'community', 'weddingType'] as const

const paths: Record<Exclude<StepSlug, 'pictures' | 'permission'>, string[]> = {
  couple: [
    ...['spouse_1', 'spouse_2'].flatMap((one) => ['firstname', 'lastname', 'type'].map((field) => `metas.${one}.${field}`)),
    'metas.wedding_submitter_email',
  ],
  day: ['metas.wedding_date', 'metas.wedding_guest_count', 'told.timeline', 'told.weather_plan', 'told.access'],
  place: ['venue', 'city', 'state', 'country'].map((field) => `metas.location.${field}`),
  style: [...chosenTerms.map((name) => `taxonomy.${name}`), ...rows('taxonomy.colors', rowCounts.colors, ['term', 'what'])],
  vendors: rows('taxonomy.vendors', rowCounts.vendors, ['service', 'name', 'note']),
  story: ['title', 'excerpt', 'told.story', 'told.again', 'told.never_again', 'metas.video_url', 'metas.source_url'],
  numbers: ['metas.wedding_budget_range', 'told.shows_total', ...rows('told.costs', rowCounts.costs, ['title', 'amount', 'counts_by'])],
}

export type TypedStep = keyof typeof paths

export function draftOf(step: TypedStep, submission: Submission): StepDraft {
  return Object.fromEntries(paths[step].map((path) => [path, typed(path, at(submission, path))]))
}

/** What is to be changed: groups and lists whole, of which something was changed. */
export function changeOf(step: TypedStep, draft: StepDraft, changed: readonly string[]): Said {
  const groups = new Set(changed.map(groupOf))
  const change: Record<string, unknown> = {}
  for (const path of paths[step].filter((path) => groups.has(groupOf(path)))) put(change, path, said(path, draft[path] ?? ''))
  return withoutEmptyRows(change) as Said
}

/** `metas.location` of `metas.location.city`. */
function groupOf(path: string): string {
  return path.split('.').slice(0, 2).join('.')
}

function at(whole: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], whole)
}

function put(whole: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.')
  let part = whole
  for (const [place, name] of names.slice(0, -1).entries()) {
    part[name] ??= /^\d+$/.test(names[place + 1] ?? '') ? [] : {}
    part = part[name] as Record<string, unknown>
  }
  part[names.at(-1)!] = value
}

function typed(path: string, value: unknown): string {
  if (path.endsWith('.counts_by')) return value === 'guests' ? 'guests' : 'wedding'
  if (path.endsWith('.amount')) return typeof value === 'number' ? showMoney(value) : ''
  if (Array.isArray(value)) return value.join(',')
  return value === undefined || value === null ? '' : String(value)
}

function said(path: string, text: string): unknown {
  if (chosenTerms.some((name) => path === `taxonomy.${name}`)) return text.split(',').filter(Boolean)
  if (path.endsWith('.amount')) return readMoney(text) ?? null
  if (path === 'told.shows_total') return text === 'true'
  if (path === 'metas.wedding_date') return text || null
  if (path === 'metas.wedding_guest_count') return text.trim() === '' ? null : Number(text)
  return text
}

/** Lists end with the last row that says something. */
function withoutEmptyRows(change: Record<string, unknown>): Record<string, unknown> {
  const cut = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value && typeof value === 'object' ? withoutEmptyRows(value as Record<string, unknown>) : value
    return value.slice(0, value.findLastIndex((row) => typeof row !== 'object' || isFilled(row as Record<string, unknown>)) + 1)
  }
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [name, cut(value)]))
}

function isFilled({ counts_by: _, ...row }: Record<string, unknown>): boolean {
  return Object.values(row).some((value) => value !== '' && value !== null)
}
