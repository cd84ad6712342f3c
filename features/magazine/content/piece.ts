import * as z from 'zod'
import { Picture } from './picture.ts'

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has small letters, digits and single hyphens only')

/** A line of text for a reader. */
export function words(least: number, most: number) {
  return z
    .string()
    .trim()
    .min(least)
    .max(most)
    .regex(/^[^\n]*$/, 'is one paragraph')
}

/** Dollars as people write them, `$38,140` or `$47.50`; cents from here on, and written so again for who edits them. */
export const dollars = z.codec(
  z.string().regex(/^\$\d{1,3}(,\d{3})*(\.\d{2})?$/, 'is written as $38,140 or $47.50'),
  z.int().nonnegative(),
  {
    decode: (text) => Math.round(Number(text.replace(/[$,]/g, '')) * 100),
    encode: (cents) =>
      `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`,
  },
)

export const day = z.iso.date('is a day, 2026-06-13')
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'is a month, 2026-06')
export const clock = z.string().regex(/^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/, 'is written as 4:30 PM')
export const share = z.number().int().min(0).max(100)

/** Another piece, as `vendor/fern-and-fable`. */
export const reference = z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/, 'names another piece, as vendor/fern-and-fable')

/** What every piece says of itself. Its folder is its type, its file's name its slug; the text below is Markdown. */
export const piece = z.strictObject({
  title: words(3, 90),
  /** Words of the title that are set in italics. */
  emphasis: words(2, 40).optional(),
  excerpt: words(30, 240),
  /** Invented: shown as an "Illustrated example" in a demo, and never loaded live. */
  illustrated: z.boolean(),
  published_on: day,
  updated_on: day.optional(),
  /** Terms of content/taxonomies.json by the slug of their taxonomy. */
  terms: z.record(slug, z.array(slug).min(1)).default({}),
  /** The first leads. */
  pictures: z.array(Picture).default([]),
  related: z.array(reference).optional(),
  /** An address of its own instead of its type's. */
  url: z
    .string()
    .regex(/^\/[a-z0-9/-]+$/, 'begins with a slash')
    .optional(),
})

/** Where a figure comes from; a text names it by `{% cite source="…" /%}`. */
const Source = z.strictObject({
  id: slug,
  title: words(5, 160),
  publisher: words(2, 80).optional(),
  url: z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'is an address that begins with https://' }).optional(),
  read_on: day.optional(),
  /** How we reckoned it, when the figure is our own arithmetic. */
  reckoned: words(20, 300).optional(),
})

export const sources = z
  .array(Source.refine(({ url, reckoned }) => (url === undefined) !== (reckoned === undefined), 'has either a url or how it was reckoned'))
  .default([])
