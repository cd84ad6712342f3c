import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding, WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { BriefEvent } from '#features/wedding/events/contract.ts'
import { route, workbookNamed } from '#features/route.ts'
import { Act, Id, idOf, longText, Moment, numberedPage, OptionalEmail, pageOf, text, Version, Day } from '#features/shapes.ts'
import { categories } from '../budget/categories.ts'
import { Cents } from '../budget/cents.ts'
import { orders } from './orders.ts'
import { services } from './wanted-services.ts'
import { depositStates, secondHires, sides, statuses } from './states.ts'

/** Only ways into the web; anything else could run in the page that shows it. */
const Website = z.union([z.literal(''), text(2_000).pipe(z.url({ protocol: /^https?$/, error: 'Please enter an address like https://…' }))])

/** What may be said of a vendor. */
export const VendorFields = z.object({
  guest_wedding_event_id: idOf('event').nullable().describe('Without one it is the couple’s alone'),
  vendor_id: Id.nullable().describe('A vendor of the directory; what is not said is taken from there'),
  name: text(200),
  taxonomy: z.enum(categories).describe('The service'),
  status: z.enum(statuses),
  cancelled_by: z.enum(sides).nullable().describe('Of one that is cancelled, and said with that'),
  cancelled_on: Day.nullable(),
  hired_on: Day.nullable(),
  turn: z.enum(sides).nullable().describe('Whom the next step waits for'),
  next_step: text(300),
  next_on: Day.nullable(),
  price: Cents.nullable().describe('In cents of US dollars'),
  deposit: Cents.nullable(),
  deposit_state: z.enum(depositStates).describe('What becomes of it when the day moves or is called off'),
  deposit_until: Day.nullable(),
  vendor_meals: z.int().min(0).max(500).describe('How many of them eat on the day'),
  contact_name: text(200),
  email: OptionalEmail,
  phone: text(40),
  instagram: text(60),
  website: Website,
  rating: z.int().min(1).max(5).nullable(),
  notes: longText(4_000),
})

const StoredVendor = z.strictObject({
  ...VendorFields.shape,
  guest_wedding_event_id: Id.nullable(),
  email: z.string(),
  website: z.string(),
  id: Id,
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

const CostOfVendor = z.strictObject({
  id: Id,
  agreed: z.int().nullable(),
  paid: z.int().describe('Less what was given back'),
  due: z.int().describe('Put down to be paid and not paid yet'),
  next_due: z.string().nullable(),
})

const UserVendor = StoredVendor.extend({
  url: z.string().nullable().describe('Their page in the directory, where they are shown there'),
  cost: CostOfVendor.nullable().describe('What they became in the budget, for whoever keeps the money of their event'),
})

const second_hire = z.enum(secondHires).optional().describe('What becomes of who was hired for the service before; without it a 422 asks')

const Said = VendorFields.partial().extend({ second_hire, act: Act.optional() })
const VendorCreate = Said.extend(InWedding.shape)
const VendorUpdate = Said.extend({ id: idOf('user_vendor'), version: Version.optional() })
const VendorDestroy = z.object({ id: idOf('user_vendor'), act: Act.optional() })

const OnEvent = z.object({ guest_event_id: idOf('event').optional(), ...InWedding.shape })

const VendorQuery = numberedPage(50).extend({
  status: z.enum(statuses).optional(),
  taxonomy: z.enum(categories).optional().describe('One service'),
  search: text(200).default(''),
  order_by: z.enum(orders).default('created_at'),
  order_dir: z.enum(['asc', 'desc']).default('desc'),
  ...OnEvent.shape,
})

const OpenService = z.strictObject({
  service: z.enum(services),
  hire_by: z.string().nullable().describe('When most have somebody; null as long as nobody knows the day'),
  is_late: z.boolean(),
})

const VendorPage = pageOf(UserVendor).extend({
  guest_wedding_events: z.array(BriefEvent).describe('Those whose vendors are within reach'),
  counts: z.record(z.string(), z.int()).describe('How many of each service, of all within reach'),
  count: z.int().describe('Of all within reach'),
  statuses: z.record(z.string(), z.int()).describe('How many stand where'),
  wanted: z.array(z.enum(services)).describe('For the couple alone'),
  open: z.array(OpenService).describe('Wanted services that nobody is hired for, late ones first; for the couple alone'),
  today: z.string().describe('The day it is where the wedding is planned'),
  wedding: WhoseWedding.extend({ vendormanager_setup_at: Moment.nullable() }),
})

const One = z.strictObject({ data: UserVendor })
const Done = z.strictObject({
  data: z.strictObject({ ids: z.array(Id), undo: z.uuid().describe('Takes all of it back: POST /wedding-changes/{act}/undo') }),
})

const Settings = z.strictObject({ services: z.array(z.enum(services)).max(40).describe('What somebody is wanted for') })

export type UserVendor = z.infer<typeof UserVendor>
export type StoredVendor = z.infer<typeof StoredVendor>
export type VendorSaid = z.infer<typeof Said>
export type VendorQuery = z.infer<typeof VendorQuery>
export type VendorPage = z.infer<typeof VendorPage>
export const vendorFields = StoredVendor.shape

const vendors = route.$route({ tags: ['Vendor manager'] })
const needs = { policy: 'planning', permission: permissions.vendors } as const
const helping = { path: '/user-posses/user/{user_id}/user-vendors' } as const

export const userVendorsContract = {
  list: vendors
    .route({ method: 'GET', path: '/user-vendors', summary: 'The couple’s vendors, in pages, and what is still open' })
    .meta({ ...needs, heavy: 'searched' })
    .input(VendorQuery)
    .output(VendorPage),
  all: vendors
    .route({ method: 'GET', path: '/user-vendors/all', summary: 'The couple’s vendors, all at once' })
    .meta(needs)
    .input(OnEvent)
    .output(z.strictObject({ data: z.array(UserVendor) })),
  export: vendors
    .route({ method: 'GET', path: '/user-vendors/export', summary: 'The vendors as vendors.xlsx', spec: workbookNamed('vendors.xlsx') })
    .meta({ ...needs, heavy: true })
    .input(OnEvent)
    .output(z.unknown()),
  create: vendors
    .route({ method: 'POST', path: '/user-vendors', successStatus: 201, summary: 'Add a vendor, of the directory or by hand' })
    .meta(needs)
    .input(VendorCreate)
    .output(One),
  createFor: vendors
    .route({ ...helping, method: 'POST', successStatus: 201, summary: 'The same in the wedding of a couple that one helps' })
    .meta(needs)
    .input(Said.extend({ user_id: Id }))
    .output(One),
  update: vendors
    .route({ method: 'PUT', path: '/user-vendors/{id}', summary: 'Change a vendor; hiring with a price writes a cost into the budget' })
    .meta(needs)
    .input(VendorUpdate)
    .output(One),
  updateFor: vendors
    .route({ method: 'PUT', path: `${helping.path}/{id}`, summary: 'The same in the wedding of a couple that one helps' })
    .meta(needs)
    .input(VendorUpdate.extend({ user_id: Id }))
    .output(One),
  destroy: vendors
    .route({ method: 'DELETE', path: '/user-vendors/{id}', successStatus: 204, summary: 'Take a vendor off the list; the cost stays' })
    .meta(needs)
    .input(VendorDestroy),
  destroyFor: vendors
    .route({
      method: 'DELETE',
      path: `${helping.path}/{id}`,
      successStatus: 204,
      summary: 'The same in the wedding of a couple that one helps',
    })
    .meta(needs)
    .input(VendorDestroy.extend({ user_id: Id })),
  destroyMany: vendors
    .route({ method: 'POST', path: '/user-vendors/destroy-many', summary: 'Take several off the list, all of them or none' })
    .meta(needs)
    .input(
      z.object({
        ids: z.array(idOf('user_vendor')).min(1, 'Please choose a vendor.').max(1_000),
        act: Act.optional(),
        ...InWedding.shape,
      }),
    )
    .output(Done),
  updateMany: vendors
    .route({ method: 'POST', path: '/user-vendors/update-many', summary: 'Change several, all of them or none' })
    .meta(needs)
    .input(
      z.object({
        vendors: z
          .array(VendorFields.partial().extend({ id: idOf('user_vendor'), version: Version.optional() }))
          .min(1, 'Please choose a vendor.')
          .max(1_000),
        second_hire,
        act: Act.optional(),
        ...InWedding.shape,
      }),
    )
    .output(Done),
  settings: vendors
    .route({ method: 'PUT', path: '/user-vendors/settings', summary: 'Say which services somebody is wanted for' })
    .meta({ policy: 'own' })
    .input(z.object(Settings.shape))
    .output(z.strictObject({ data: Settings })),
}
