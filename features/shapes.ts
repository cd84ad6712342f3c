import * as z from 'zod'
import type { Kind } from './kinds.ts'

export const Id = z.int().positive().max(Number.MAX_SAFE_INTEGER)
export const ById = z.object({ id: Id })

/** Which fields name a thing of a wedding: a call is then about that wedding, and within reach of who may do it there. */
export const idKinds = z.registry<{ kind: Kind }>()

export function idOf(kind: Kind) {
  const id = z.int().positive().max(Number.MAX_SAFE_INTEGER)
  idKinds.add(id, { kind })
  return id
}

export function byIdOf(kind: Kind) {
  return z.object({ id: idOf(kind) })
}
/** By the secret of a letter's link. */
export const ByToken = z.object({ token: z.string().max(200) })
export const Moment = z.iso.datetime()
/** A moment that somebody enters; there was no year 0. */
export const GivenMoment = Moment.refine((moment) => !moment.startsWith('0000'), 'Please enter a date.')
export const Day = z.iso.date('Please enter a date as YYYY-MM-DD.').refine((day) => !day.startsWith('0000'), 'Please enter a date.')
export const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as HH:MM.')
export const Version = z.int().positive().max(2_147_483_647).describe('The version that was edited')
export const Act = z.uuid().describe('A name of the caller’s own making, by which the act can be undone')

/** One line of text: trimmed, without control characters and broken Unicode, which Postgres or a mail header can't hold. */
export function text(most: number) {
  return z
    .string()
    .trim()
    .max(most, `Please use at most ${most} characters.`)
    .refine((value) => value.isWellFormed() && !controls.test(value), 'Please use letters, digits and signs only.')
}

/** Several lines of text. */
export function longText(most: number) {
  return z
    .string()
    .trim()
    .max(most, `Please use at most ${most} characters.`)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'Please use letters, digits and signs only.')
}

const controls = /\p{Cc}/u

export const Email = text(254).pipe(z.email('Please enter a valid email address.'))
export const OptionalEmail = z.union([z.literal(''), Email], 'Please enter a valid email address.')

/** By number. */
export function numberedPage(perPage: number) {
  return z.object({
    page: z.int().positive().max(1_000_000).default(1),
    per_page: z.int().positive().max(100).default(perPage),
  })
}

/** By number, or from where the page before ended. */
export function anyPage(perPage: number) {
  return numberedPage(perPage).extend({
    cursor: z.string().max(2_000).optional().describe('The next_cursor of the page before; page is then left out'),
  })
}

/** Query of every list that is sorted and searched; `order_by` names only columns the list allows. */
export function pageQuery<const Column extends string>(perPage: number, columns: [Column, ...Column[]]) {
  return anyPage(perPage).extend({
    search: text(200).default(''),
    order_by: z.enum(columns).default(columns[0] as never),
    order_dir: z.enum(['asc', 'desc']).default('asc'),
  })
}

/** The names of a shape, for a statement that selects just what the shape shows. */
export function namesOf<Shape extends object>(shape: Shape): Extract<keyof Shape, string>[] {
  return Object.keys(shape) as Extract<keyof Shape, string>[]
}

export const PageMeta = z.strictObject({
  current_page: z.int(),
  from: z.int().nullable().describe('Place in the list of the first row of the page; null on an empty page'),
  last_page: z.int(),
  per_page: z.int(),
  to: z.int().nullable(),
  total: z.int(),
  next_cursor: z.string().nullable().describe('Asks for the page after this one; null on the last'),
})

export type PageMeta = z.infer<typeof PageMeta>

/** A page of a list; some lists add fields of their own. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ data: z.array(row), meta: PageMeta })
}

interface Place {
  page: number
  per_page: number
  /** How many rows the cursor has behind it, where one was given. */
  seen?: number | undefined
}

export function pageMeta(
  { page, per_page, seen = (page - 1) * per_page }: Place,
  total: number,
  next_cursor: string | null = null,
): PageMeta {
  const from = seen + 1
  const isEmpty = from > total
  return {
    current_page: Math.floor(seen / per_page) + 1,
    from: isEmpty ? null : from,
    last_page: Math.max(1, Math.ceil(total / per_page)),
    per_page,
    to: isEmpty ? null : Math.min(seen + per_page, total),
    total,
    next_cursor: isEmpty || seen + per_page >= total ? null : next_cursor,
  }
}

/** The body of every error: `errors` with a 422, the current record as `data` with a 409. */
export interface ErrorBody {
  message: string
  errors?: Record<string, string[]>
  data?: unknown
}
