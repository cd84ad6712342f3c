import * as z from 'zod'
import { clock, dollars, month, piece, share, slug, words } from './piece.ts'

const Spouse = z.strictObject({ firstname: words(1, 40), lastname: words(1, 40), type: z.enum(['bride', 'groom', 'spouse']) })

/** Five lines or more. At one's own head count, a line that counts by guests grows with them, any other stays. */
const CostLine = z.strictObject({
  title: words(3, 60),
  services: z.array(slug).default([]),
  amount: dollars.optional(),
  share: share.optional(),
  counts_by: z.enum(['guests', 'wedding']),
})

export const budgetRanges = ['under-10000', '10000-to-25000', '25000-to-50000', '50000-and-up'] as const

/** The total with lines that make it up, or the range alone with lines as shares of a hundred. */
const Cost = z
  .strictObject({
    total: dollars.optional(),
    wedding_budget_range: z.enum(budgetRanges).optional(),
    lines: z.array(CostLine).min(5).max(9),
    /** What was borrowed, given or made, and so costs nothing here. */
    left_out: words(10, 200).optional(),
  })
  .superRefine(({ total, wedding_budget_range: range, lines }, { addIssue }) => {
    const say = (message: string, path: (string | number)[]) => addIssue({ code: 'custom', message, path })
    if ((total === undefined) === (range === undefined)) say('has either a total or a wedding_budget_range', [])
    const key = total === undefined ? 'share' : 'amount'
    const bare = lines.findIndex((line) => line[key] === undefined || line[key === 'share' ? 'amount' : 'share'] !== undefined)
    if (bare >= 0) say(total === undefined ? 'says its share, without an amount' : 'says its amount, without a share', ['lines', bare])
    const sum = lines.reduce((all, line) => all + (line[key] ?? 0), 0)
    if (total !== undefined && sum !== total)
      say(`is not what its lines add up to: they make $${(sum / 100).toLocaleString('en-US')}`, ['total'])
    if (total === undefined && sum !== 100) say(`adds up to ${sum} of a hundred`, ['lines'])
  })

const Color = z.strictObject({
  title: words(2, 30),
  what: words(3, 60),
  color: z.string().regex(/^#[0-9A-F]{6}$/, 'is written as #22344A, in capitals'),
  term: slug,
})

const Credit = z
  .strictObject({ role: slug, vendor: slug.optional(), name: words(2, 60).optional(), note: words(5, 120).optional() })
  .refine(({ vendor, name }) => (vendor === undefined) !== (name === undefined), 'names either a vendor of the directory or a name')

/** The template that every real wedding fills. */
export const RealWedding = piece
  .extend({
    author: slug,
    spouse_1: Spouse,
    spouse_2: Spouse,
    wedding_month: month,
    weekday: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
    wedding_guest_count: z.number().int().min(2).max(2_000),
    location: z.strictObject({ venue: words(3, 60), city: words(2, 40), state: words(2, 40), country: z.string().regex(/^[A-Z]{2}$/) }),
    /** Left out where one of the two did not want it said. */
    cost: Cost.optional(),
    weather_plan: words(40, 500),
    access: words(40, 500),
    timeline: z
      .array(z.strictObject({ at: clock, what: words(5, 140) }))
      .min(4)
      .max(14),
    again: z.array(words(15, 240)).min(1).max(3),
    never_again: z.array(words(15, 240)).min(1).max(3),
    palette: z.strictObject({ paint: z.string(), colors: z.array(Color).length(5) }),
    photographer: slug.optional(),
    vendors: z.array(Credit).min(3),
  })
  .superRefine(({ vendors, pictures, photographer }, { addIssue }) => {
    const named = new Set(vendors.map(({ vendor }) => vendor))
    const check = (vendor: string | undefined, path: (string | number)[]) => {
      if (vendor !== undefined && !named.has(vendor))
        addIssue({ code: 'custom', message: `"${vendor}" is not among the vendors of this wedding`, path })
    }
    check(photographer, ['photographer'])
    for (const [index, { credit, shows = [] }] of pictures.entries()) {
      check(credit, ['pictures', index, 'credit'])
      for (const vendor of shows) check(vendor, ['pictures', index, 'shows'])
    }
    if (pictures.length < 4)
      addIssue({ code: 'custom', message: `has ${pictures.length} pictures; a real wedding has at least 4`, path: ['pictures'] })
  })
