import * as z from 'zod'
import { GuestWeddingEvent } from '../events/contract.ts'
import { route } from '../route.ts'
import { ById, Id, longText, Moment, OptionalEmail, PageMeta, pageQuery, text } from '../shapes.ts'

export const ReplyStatus = z.int().min(0).max(4).describe("0 not asked, 1 waiting, 2 coming, 3 can't, 4 maybe")
const PlusOneCount = z.int().min(0).max(20)

/** That a guest is on the list of an event, and what they answered. */
export const Reply = z.strictObject({
  id: Id.describe('The wedding event'),
  status: ReplyStatus,
  plus_one_count: PlusOneCount,
  meal: z.string(),
})

const GuestFields = z.object({
  firstname: text(120).min(1, 'First name is required.'),
  lastname: text(120),
  email: OptionalEmail,
  phone: text(40),
  address_line1: text(200),
  address_line2: text(200),
  city: text(120),
  state: text(120),
  postal_code: text(20),
  country: text(120),
  side: z.enum(['partner_1', 'partner_2', 'both']),
  age_group: z.enum(['adult', 'child', 'infant']),
  relationship: text(120),
  wedding_party_role: text(120),
  dietary_notes: longText(1000),
  plus_one_allowed: z.boolean(),
  plus_one_names: z.array(text(120)).max(20),
  notes: longText(4000),
  tags: z.array(text(60)).max(30),
  gift: longText(1000),
  table_name: text(60),
})

export const GuestInput = GuestFields.partial().required({ firstname: true })
export const GuestChange = GuestFields.partial()
const GuestUpdate = GuestChange.extend({
  id: Id,
  version: z.int().positive().max(2_147_483_647).optional().describe('The version that was edited'),
})

export const Guest = z.strictObject({
  ...GuestFields.shape,
  id: Id,
  household_id: Id.nullable(),
  invite_id: z.string().nullable(),
  save_the_date_sent_at: Moment.nullable(),
  invitation_sent_at: Moment.nullable(),
  thank_you_sent_at: Moment.nullable(),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
  wedding_events: z.array(Reply),
})

export const GuestQuery = pageQuery(30, ['lastname', 'firstname', 'created_at']).extend({
  guest_event_id: Id.optional(),
  status: ReplyStatus.optional(),
})

export const GuestPage = z.strictObject({
  data: z.array(Guest),
  meta: PageMeta,
  guest_wedding_events: z.array(GuestWeddingEvent),
  guest_wedding_event_counts: z.array(z.strictObject({ id: Id, status: ReplyStatus, guests: z.int(), heads: z.int() })),
})

const ReplyInput = z.object({ id: Id, event_id: Id, status: ReplyStatus, plus_one_count: PlusOneCount.default(0) })
const OneGuest = z.strictObject({ data: Guest })

export type Guest = z.infer<typeof Guest>
export type GuestChange = z.infer<typeof GuestChange>
export type GuestInput = z.infer<typeof GuestInput>
export type GuestPage = z.infer<typeof GuestPage>
export type GuestQuery = z.infer<typeof GuestQuery>
export type ReplyInput = z.infer<typeof ReplyInput>

const guests = route.$route({ tags: ['Guests'] })

export const guestsContract = {
  list: guests
    .route({ method: 'GET', path: '/guests', summary: 'The guest list, in pages' })
    .meta({ policy: 'guests' })
    .input(GuestQuery)
    .output(GuestPage),
  get: guests.route({ method: 'GET', path: '/guests/{id}', summary: 'One guest' }).meta({ policy: 'guests' }).input(ById).output(OneGuest),
  create: guests
    .route({ method: 'POST', path: '/guests', successStatus: 201, summary: 'Add a guest' })
    .meta({ policy: 'own' })
    .input(GuestInput)
    .output(OneGuest),
  update: guests
    .route({ method: 'PUT', path: '/guests/{id}', summary: 'Change a guest' })
    .meta({ policy: 'guests' })
    .input(GuestUpdate)
    .output(OneGuest),
  reply: guests
    .route({ method: 'PUT', path: '/guests/{id}/guest_wedding_events/{event_id}/status', summary: "Set a guest's answer for an event" })
    .meta({ policy: 'guests' })
    .input(ReplyInput)
    .output(OneGuest),
}
