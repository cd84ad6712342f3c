import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding, WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { route, workbookNamed } from '#features/route.ts'
import { Act, byIdOf, Id, idOf, Moment, text } from '#features/shapes.ts'
import { HeadsShape } from './heads-shape.ts'
import { Terms } from './quote-terms.ts'

const Quote = z.strictObject({
  id: Id,
  user_vendor_id: Id,
  guest_wedding_event_id: Id.nullable(),
  number: z.int().describe('Which version of theirs it is'),
  name: z.string().describe('The vendor’s, when it was given'),
  terms: Terms,
  is_sent: z.boolean().describe('The vendor sent it themselves, in a conversation'),
  accepted_at: Moment.nullable(),
  accepted_heads: HeadsShape.nullable(),
  accepted_total: z.int().nullable(),
  counted_at: Moment.nullable().describe('When the vendor was last given a final count'),
  counted_heads: HeadsShape.nullable(),
  counted_total: z.int().nullable().describe('What it comes to since, with what came late'),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

const Sums = z.strictObject({
  amounts: z.array(z.int().nullable()).describe('Of each line; none where it has no price'),
  total: z.int(),
  per_guest: z.int().nullable(),
  is_below_minimum: z.boolean().describe('A guest fewer may save nothing'),
})

const Compared = Quote.extend({
  service: z.string(),
  status: z.string().describe('How far it went with the vendor'),
  notes: z.string(),
  live: Sums.describe('At the heads of today'),
  at: Sums.describe('At the number that was asked for'),
  not_stated: z.array(z.string()).describe('What the quote says nothing of; never nought'),
})

const Coming = z.strictObject({
  now: HeadsShape.describe('Who comes as of today; whose shares any other number keeps'),
  waiting: z.int().describe('Guests who have not said'),
  declined: z.int(),
})

const Placed = z.strictObject({
  planned: z.int().nullable().describe('What was planned for the service'),
  paid: z.int(),
  promised: z.int(),
  budgeted: z.int().nullable(),
  rest: z.int().describe('Neither paid nor promised'),
  accepted: z
    .array(Quote.pick({ name: true, terms: true }).extend({ heads: HeadsShape, total: z.int() }))
    .describe('Quotes of other services that were accepted, which move with the heads, too'),
})

const Comparison = z.strictObject({
  data: z.array(Compared).describe('The newest quote of each vendor of the service'),
  service: z.string().nullable(),
  services: z.array(z.strictObject({ service: z.string(), quotes: z.int() })),
  vendors: z.array(z.strictObject({ id: Id, name: z.string(), service: z.string() })).describe('Of whom a quote may be written down'),
  heads: z.strictObject({ live: HeadsShape, at: HeadsShape, coming: Coming }),
  placed: Placed.nullable().describe('What it would do to the budget; for the couple alone'),
  task: z.string().nullable().describe('Of the couple’s own checklist, what is done with accepting one'),
  today: z.string(),
  wedding: WhoseWedding,
})

const Accept = z.object({
  id: idOf('quote'),
  heads: HeadsShape,
  second_hire: z.enum(['both', 'instead']).optional().describe('Where another vendor of the service is hired already'),
  act: Act.optional(),
})

const some = z.int().min(0).max(10_000).optional()

const Exported = InWedding.extend({
  service: text(60).optional().describe('Else one that nobody is hired for, with the most quotes'),
  guests: some.describe('In the shares of today'),
  adults: some.describe('Else so many of each class'),
  drinkers: some,
  children: some,
  infants: some,
  vendors: some,
  event_id: idOf('event').optional().describe('Whose guests are counted'),
})

const Added = Terms.refine(({ lines }) => lines.length > 0, { path: ['lines'], message: 'Please add a line.' })

const undo = z.uuid().describe('Takes it back: POST /wedding-changes/{act}/undo')

const OneQuote = z.strictObject({ data: Quote })

export type Quote = z.infer<typeof Quote>
export type Comparison = z.infer<typeof Comparison>
export type Compared = z.infer<typeof Compared>
export type Placed = z.infer<typeof Placed>
export const quoteFields = Quote.shape

const quotes = route.$route({ tags: ['Quotes'] })
const needs = { policy: 'planning', permission: permissions.vendors } as const

export const quotesContract = {
  list: quotes
    .route({ method: 'GET', path: '/user-vendors/{id}/quotes', summary: 'All quotes of a vendor, the newest first' })
    .meta(needs)
    .input(byIdOf('user_vendor'))
    .output(z.strictObject({ data: z.array(Quote) })),
  add: quotes
    .route({
      method: 'POST',
      path: '/user-vendors/{id}/quotes',
      successStatus: 201,
      summary: 'Write down what a vendor asks, as their next quote',
    })
    .meta(needs)
    .input(
      byIdOf('user_vendor').extend({
        terms: Added,
        after: z.int().min(0).max(1_000_000).optional().describe('The number of the newest that was seen; 0 for none'),
        act: Act.optional(),
      }),
    )
    .output(OneQuote),
  compare: quotes
    .route({ method: 'GET', path: '/quotes', summary: 'What vendors of one service ask, side by side' })
    .meta({ ...needs, heavy: true })
    .input(
      InWedding.extend({
        service: text(60).optional().describe('Else one that nobody is hired for, with the most quotes'),
        heads: z.int().min(0).max(10_000).optional(),
        event_id: idOf('event').optional().describe('Whose guests are counted'),
      }),
    )
    .output(Comparison),
  export: quotes
    .route({
      method: 'GET',
      path: '/quotes/export',
      summary: 'What vendors of one service ask as quotes.xlsx, at the heads of today, at likely numbers and at any other',
      spec: workbookNamed('quotes.xlsx'),
    })
    .meta({ ...needs, heavy: true })
    .input(Exported)
    .output(z.unknown()),
  accept: quotes
    .route({ method: 'POST', path: '/quotes/{id}/accept', summary: 'Take a quote: its cost, its plan and the booking at once' })
    .meta({ policy: 'accepted_quote', permission: permissions.vendors })
    .input(Accept)
    .output(z.strictObject({ data: Quote, cost_id: Id, undo })),
  count: quotes
    .route({ method: 'POST', path: '/quotes/{id}/count', summary: 'Give the final count of what was accepted; after it numbers only rise' })
    .meta({ policy: 'accepted_quote', permission: permissions.vendors })
    .input(z.object({ id: idOf('quote'), heads: HeadsShape, act: Act.optional() }))
    .output(z.strictObject({ data: Quote, undo })),
}
