import * as z from 'zod'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Act, Id, longText, Moment, OptionalEmail, text } from '#features/shapes.ts'

/** What somebody leaves of themselves. */
export const AddressFields = z.object({
  firstname: text(120).min(1, 'Please enter your first name.'),
  lastname: text(120).default(''),
  email: OptionalEmail.default(''),
  phone: text(40).default(''),
  address_line1: text(200).min(1, 'Please enter the street and number.'),
  address_line2: text(200).default(''),
  city: text(120).min(1, 'Please enter the town or city.'),
  state: text(120).default(''),
  postal_code: text(20).default(''),
  country: text(120).default(''),
})

/** Undefined output defaults would let an answer say what nobody typed. */
const Echo = z.strictObject(z.object(AddressFields.shape).shape)

const Match = z.strictObject({ id: Id, name: z.string(), household: z.string(), address: z.string() })

export const CollectedAddress = z.strictObject({
  ...AddressFields.shape,
  id: Id,
  created_at: Moment,
  declined_at: Moment.nullable(),
  matches: z.array(Match).describe('Guests on the list who may be the same, the likeliest first'),
})

export const Collector = z.strictObject({
  is_open: z.boolean(),
  words: z.string().describe('What the page says to guests'),
  url: z.string().describe('The page where guests leave their address'),
  waiting: z.int().describe('How many wait in the tray'),
})

const CollectorChange = z.object({ is_open: z.boolean(), words: longText(1_000) }).partial()

const OpenCollector = z.strictObject({ couple: z.array(z.string()).describe('The first names'), words: z.string() })

export type AddressFields = z.infer<typeof AddressFields>
export type CollectedAddress = z.infer<typeof CollectedAddress>
export type Collector = z.infer<typeof Collector>

const ByUsername = z.object({ username: z.string().max(100) })
const ById = z.object({ id: Id })

const addresses = route.$route({ tags: ['Address collector'] })

export const addressCollectorContract = {
  get: addresses
    .route({ method: 'GET', path: '/address-collector', summary: 'Whether guests can leave their addresses, and where' })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true })
    .input(InWedding)
    .output(z.strictObject({ data: Collector })),
  change: addresses
    .route({ method: 'PUT', path: '/address-collector', summary: 'Open or close the page where guests leave their addresses' })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true, impersonation: 'refused' })
    .input(CollectorChange.extend(InWedding.shape))
    .output(z.strictObject({ data: Collector })),
  page: addresses
    .route({ method: 'GET', path: '/public/address-collectors/{username}', summary: 'Whose page this is; 404 unless it is open' })
    .meta({ policy: 'open_collector' })
    .input(ByUsername)
    .output(z.strictObject({ data: OpenCollector })),
  add: addresses
    .route({
      method: 'POST',
      path: '/public/guests/{invite_id}',
      successStatus: 202,
      summary: 'Leave one’s address for a couple, who looks at it before it is on their list',
    })
    .meta({ policy: 'open_collector' })
    .input(
      AddressFields.extend({
        invite_id: z.string().max(100).describe('The username of the couple; the other calls at this address name it so'),
      }),
    )
    .output(z.strictObject({ data: Echo })),
  list: addresses
    .route({ method: 'GET', path: '/collected-addresses', summary: 'The tray: addresses that the couple has not looked at' })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true })
    .input(InWedding)
    .output(z.strictObject({ data: z.array(CollectedAddress), total: z.int() })),
  accept: addresses
    .route({ method: 'POST', path: '/collected-addresses/{id}/accept', summary: 'Give the address to a guest, or make a new one of it' })
    .meta({ policy: 'collected_address' })
    .input(
      ById.extend({
        guest_id: Id.optional().describe('Whose address it is; a new guest where nobody is named'),
        wedding_events: z.array(Id).max(50).optional().describe('Lists that a new guest is put on'),
        act: Act.optional(),
      }),
    )
    .output(z.strictObject({ data: z.strictObject({ guest_id: Id, undo: z.uuid() }) })),
  decline: addresses
    .route({ method: 'POST', path: '/collected-addresses/{id}/decline', successStatus: 204, summary: 'Take an address out of the tray' })
    .meta({ policy: 'collected_address' })
    .input(ById),
  restore: addresses
    .route({ method: 'POST', path: '/collected-addresses/{id}/restore', successStatus: 204, summary: 'Put an address back into the tray' })
    .meta({ policy: 'collected_address' })
    .input(ById),
}
