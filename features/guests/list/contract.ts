import * as z from 'zod'
import { BriefEvent } from '#features/wedding/events/contract.ts'
import { InWedding, WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route, workbookNamed } from '#features/route.ts'
import { Act, byIdOf, GivenMoment, Id, idOf, longText, Moment, pageOf, pageQuery, text, Version } from '#features/shapes.ts'
import { OwnData } from './own-data.ts'

export const ReplyStatus = z.int().min(0).max(4).describe("0 not asked, 1 waiting, 2 coming, 3 can't, 4 maybe")
const PlusOneCount = z.int().min(0).max(20)
const PlusOneMeals = z.array(text(120)).max(20)

/** That a guest is on the list of an event, and what they answered. */
export const Reply = z.strictObject({
  id: Id.describe('The wedding event'),
  status: ReplyStatus,
  plus_one_count: PlusOneCount,
  meal: z.string(),
  plus_one_meals: z.array(z.string()).describe('What companions eat, in the order of their names; empty where nobody said'),
})

const GuestFields = z.object({
  ...OwnData.shape,
  household_id: idOf('household').nullable().describe('Guests of one household are invited and answer together'),
  side: z.enum(['partner_1', 'partner_2', 'both']),
  age_group: z.enum(['adult', 'child', 'infant']),
  drinks: z.boolean().nullable().describe('Alcohol; null where nobody said: an adult counts as drinking then'),
  relationship: text(120),
  wedding_party_role: text(120),
  dietary_notes: longText(1000),
  plus_one_allowed: z.boolean(),
  plus_one_names: z.array(text(120)).max(20),
  notes: longText(4000),
  tags: z.array(text(60)).max(30),
  save_the_date_sent_at: GivenMoment.nullable(),
  invitation_sent_at: GivenMoment.nullable(),
  gift: longText(1000),
  thank_you_sent_at: GivenMoment.nullable(),
  table_name: text(60),
})

/** An event whose list the guest is on, by its id or with the answer. */
const EventPlace = z.union([
  idOf('event'),
  z
    .object({ id: idOf('event'), status: ReplyStatus, plus_one_count: PlusOneCount, meal: text(120), plus_one_meals: PlusOneMeals })
    .partial()
    .required({ id: true }),
])
const EventPlaces = z
  .array(EventPlace)
  .max(50)
  .describe('All events whose list the guest is on; where they are left out, that stays as it is')

export const GuestInput = GuestFields.partial().required({ firstname: true })
export const GuestChange = GuestFields.partial()
const GuestCreate = GuestInput.extend({ wedding_events: EventPlaces.optional(), ...InWedding.shape })
const GuestUpdate = GuestChange.extend({
  id: idOf('guest'),
  version: Version.optional(),
  act: Act.optional(),
  wedding_events: EventPlaces.optional(),
})

export const Guest = z.strictObject({
  ...GuestFields.shape,
  id: Id,
  invite_id: z.string().nullable(),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
  wedding_events: z.array(Reply),
})

export const MissingInfo = z.enum(['email', 'phone', 'address', 'any'])

export const GuestQuery = pageQuery(30, ['lastname', 'firstname', 'created_at', 'updated_at', 'email', 'table_name', 'household']).extend({
  guest_event_id: idOf('event').optional(),
  status: ReplyStatus.optional(),
  missing_info: MissingInfo.optional().describe('Guests without it; an address needs a street and a city'),
  ...InWedding.shape,
})

export const Household = z.strictObject({
  id: Id,
  name: z.string(),
  lastname: z.string().describe('By which it is sorted: the first of its last names'),
  guests: z.int(),
  heads: z.int().describe('The size of the party: those on the list that is shown, with whom each brings or may bring'),
})

const Meal = z.strictObject({ meal: z.string(), guests: z.int().describe('Heads that eat it, companions among them') })

const Heads = z
  .int()
  .describe(
    'Those guests with the companions that are noted for them. Whom they may bring counts in the size of a party, and here once said',
  )

/** Of those heads. */
const HeadClasses = {
  adults: z.int().describe('Companions are adults, and drink'),
  children: z.int(),
  infants: z.int(),
  drinkers: z.int().describe('Adults who drink alcohol, or of whom nobody said'),
  eaters: z.int().describe('Who needs a meal: all but infants for whom none is said'),
}

export const EventCount = z.strictObject({
  id: Id,
  status: ReplyStatus,
  guests: z.int(),
  heads: Heads,
  ...HeadClasses,
  meals: z.array(Meal),
})

export const VendorMeals = z.int().describe('What vendors who are hired for it eat')

export const GuestPage = pageOf(Guest).extend({
  wedding: WhoseWedding,
  households: z.array(Household).describe('Those of the guests of this page'),
  guest_wedding_events: z.array(BriefEvent),
  guest_wedding_event_counts: z.array(EventCount),
  vendor_meals: z.array(z.strictObject({ id: Id, meals: VendorMeals })).describe('Of each event whose vendors eat'),
})

export const ReplyFields = z.object({
  status: ReplyStatus,
  plus_one_count: PlusOneCount.optional(),
  meal: text(120).optional(),
  plus_one_meals: PlusOneMeals.optional(),
})
export const OneGuest = z.strictObject({ data: Guest })

export type Guest = z.infer<typeof Guest>
export type GuestChange = z.infer<typeof GuestChange>
export type GuestInput = z.infer<typeof GuestInput>
export type GuestPage = z.infer<typeof GuestPage>
export type GuestQuery = z.infer<typeof GuestQuery>
export type Household = z.infer<typeof Household>
export type ReplyFields = z.infer<typeof ReplyFields>
export type EventPlace = z.infer<typeof EventPlace>

const ExportQuery = z.object({ guest_event_id: idOf('event').optional(), ...InWedding.shape })

const guests = route.$route({ tags: ['Guests'] })

export const guestsContract = {
  list: guests
    .route({ method: 'GET', path: '/guests', summary: 'The guest list, in pages' })
    .meta({ policy: 'planning', permission: permissions.guests, heavy: 'searched' })
    .input(GuestQuery)
    .output(GuestPage),
  export: guests
    .route({
      method: 'GET',
      path: '/guests/export',
      summary: 'The guest list as guests.xlsx, with a sheet for each event',
      spec: workbookNamed('guests.xlsx'),
    })
    .meta({ policy: 'planning', permission: permissions.guests, heavy: true })
    .input(ExportQuery)
    .output(z.unknown()),
  get: guests
    .route({ method: 'GET', path: '/guests/{id}', summary: 'One guest' })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(byIdOf('guest'))
    .output(OneGuest),
  create: guests
    .route({ method: 'POST', path: '/guests', successStatus: 201, summary: 'Add a guest' })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(GuestCreate)
    .output(OneGuest),
  update: guests
    .route({ method: 'PUT', path: '/guests/{id}', summary: 'Change a guest' })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(GuestUpdate)
    .output(OneGuest),
  destroy: guests
    .route({ method: 'DELETE', path: '/guests/{id}', successStatus: 204, summary: 'Take a guest off the list' })
    .meta({ policy: 'planning', permission: permissions.guests, wholly: true })
    .input(byIdOf('guest').extend({ act: Act.optional() })),
  generateInviteId: guests
    .route({ method: 'POST', path: '/guests/{id}/generate-invite-id', summary: 'Give a guest a new invite; the old one ends' })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(byIdOf('guest').extend({ keep: z.boolean().default(false).describe('Only where there is none yet') }))
    .output(OneGuest),
}
