import * as z from 'zod'
import { route } from '#features/route.ts'
import { Day, Id, longText, Moment, text } from '#features/shapes.ts'

const enquiries = route.$route({ tags: ['Vendors'] })

/** By the last part of a vendor's address. */
export const BySlug = z.object({ slug: text(200) })

const Said = z.object({
  wedding_date: Day.nullable().default(null),
  place: text(200).default(''),
  guests: z
    .int('Please enter a whole number.')
    .min(1, 'Please enter at least 1.')
    .max(10_000, 'Please enter at most 10000.')
    .nullable()
    .default(null),
  budget: z
    .int('Please enter an amount.')
    .min(0)
    .max(100_000_000_00, 'Please enter a smaller amount.')
    .nullable()
    .default(null)
    .describe('In cents'),
  message: longText(3_000).min(10, 'Please say in a sentence what you have in mind.'),
  releases_contact: z.boolean().default(false).describe('They may know the address of who asks'),
})
export type Said = z.infer<typeof Said>

const Enquiry = z.strictObject({
  id: Id,
  service: z.string(),
  wedding_date: Day.nullable(),
  place: z.string(),
  guests: z.int().nullable(),
  budget: z.int().nullable(),
  message: z.string(),
  contact_released_at: Moment.nullable(),
  answered_at: Moment.nullable(),
  closed_at: Moment.nullable(),
  created_at: Moment,
})
export type Enquiry = z.infer<typeof Enquiry>

const Asking = z.strictObject({
  enquiries: z.array(Enquiry).describe('What the caller asked them, the newest first'),
  open: z.int().describe('How many open enquiries the caller has with vendors of this kind; five at most'),
  is_confirmed: z.boolean().nullable().describe('Whether the address of the caller is; null without a session'),
  known: z
    .strictObject({ wedding_date: Day.nullable(), place: z.string(), guests: z.int().nullable() })
    .describe('What the caller has said of their wedding'),
  draft: z.strictObject(Said.shape).nullable().describe('What was written in this browser before signing in'),
})
export type Asking = z.infer<typeof Asking>

export const enquiriesContract = {
  get: enquiries
    .route({ method: 'GET', path: '/vendors/{slug}/enquiries', summary: 'What the caller asked a vendor, or was about to' })
    .meta({ policy: 'anyone' })
    .input(BySlug)
    .output(z.strictObject({ data: Asking })),
  send: enquiries
    .route({
      method: 'POST',
      path: '/vendors/{slug}/enquiries',
      summary: 'Ask a vendor; without a session it is kept until there is one',
    })
    .meta({ policy: 'anyone', impersonation: 'refused' })
    .input(BySlug.extend(Said.shape))
    .output(z.strictObject({ data: Enquiry.nullable().describe('Null where it waits for somebody to sign in') })),
  change: enquiries
    .route({ method: 'PUT', path: '/enquiries/{id}', summary: 'Give them the address of who asks, or let the enquiry go' })
    .meta({ policy: 'own_enquiry', impersonation: 'refused' })
    .input(z.object({ id: Id, releases_contact: z.literal(true).optional(), is_closed: z.literal(true).optional() }))
    .output(z.strictObject({ data: Enquiry })),
}
