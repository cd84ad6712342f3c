import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding, WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { ShownPicture } from '#features/files/uploads/shown-picture.ts'
import { route } from '#features/route.ts'
import { Act, Id, idOf, longText, Moment, text, Version } from '#features/shapes.ts'
import { AccountState } from './account/contract.ts'
import { paypalName, venmoName } from './ways.ts'

/** In cents, of a gift or a goal: a million dollars at most. */
export const GiftCents = z.int().min(1, 'Please enter an amount.').max(100_000_000, 'Please enter at most $1,000,000.')

/** What a couple says on the page of its registry, and where its own accounts are. */
export const RegistryFields = z.object({
  headline: text(80),
  story: longText(2_000),
  paypal: z.union([z.literal(''), text(100).regex(paypalName, 'Please enter your PayPal.Me link, like paypal.me/june.')]),
  venmo: z.union([z.literal(''), text(100).regex(venmoName, 'Please enter your Venmo name, like @june.')]),
  bank: longText(600).describe('How to reach their bank; only whoever gives by it is told'),
})

export const FundFields = z.object({
  title: text(120).min(1, 'Please enter what it is for.'),
  goal: GiftCents.nullable().describe('In cents; without one it has no end'),
  story: longText(2_000),
  picture_id: Id.nullable().describe('A picture of one’s files, or of the couple’s'),
})

export const Registry = z.strictObject({
  ...z.object(RegistryFields.shape).shape,
  paypal: z.string(),
  venmo: z.string(),
  identifier: z.string().describe('In the address of its page'),
  title: z.string().describe('{first} & {other first} Registry'),
  occasion: z.literal('Wedding'),
  url: z.string().describe('Its page for guests'),
  gift_total: z.int().describe('In cents, of what has arrived; reckoned from the gifts'),
  total_gifters: z.int(),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

const StoredFund = z.strictObject({
  ...z.object(FundFields.shape).shape,
  goal: z.int().nullable(),
  id: Id,
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

export const Fund = StoredFund.extend({
  picture: ShownPicture.nullable(),
  arrived: z.int().describe('In cents'),
  pledged: z.int().describe('In cents, of what was promised and has not arrived'),
  gifts: z.int(),
})

const RegistryPage = z.strictObject({
  data: Registry.nullable().describe('Null as long as they have none'),
  funds: z.array(Fund),
  sums: z.strictObject({
    arrived: z.int(),
    pledged: z.int(),
    gifts: z.int(),
    promised: z.int().describe('How many were promised and have not arrived'),
    thanked: z.int(),
    to_thank: z.int(),
    fees: z.int().nullable().describe('Of gifts whose fee is known; null where none is'),
    unknown_fees: z.int().describe('Of how many gifts of money that passed somebody’s account nobody knows the fee'),
  }),
  households: z.array(z.strictObject({ id: Id, name: z.string() })),
  has_date: z.boolean().describe('Without a wedding day there is no registry'),
  account: AccountState.nullable().describe('The couple’s own at the provider of cards; null where cards pay no gifts'),
  script: z.string().nullable().describe('The third-party script that the operator has the pages load'),
  today: z.string(),
  wedding: WhoseWedding,
})

const Saved = RegistryFields.partial().extend({ version: Version.optional(), act: Act.optional(), ...InWedding.shape })
const One = z.strictObject({ data: Registry })
const OneFund = z.strictObject({ data: Fund })

export type Registry = z.infer<typeof Registry>
export type RegistrySaved = z.infer<typeof Saved>
export type Fund = z.infer<typeof Fund>
export type StoredFund = z.infer<typeof StoredFund>
export type RegistryPage = z.infer<typeof RegistryPage>
export const fundFields = StoredFund.shape

const registry = route.$route({ tags: ['Registry'] })
const couples = { policy: 'planning', permission: permissions.transactions, couple: true } as const
const owners = { ...couples, impersonation: 'refused' } as const

export const registryContract = {
  get: registry
    .route({ method: 'GET', path: '/registry', summary: 'The couple’s registry, its funds, and what was given' })
    .meta(couples)
    .input(InWedding)
    .output(RegistryPage),
  create: registry
    .route({ method: 'POST', path: '/registry', successStatus: 201, summary: 'Begin the registry; a second time it is what was said last' })
    .meta(owners)
    .input(Saved)
    .output(One),
  update: registry
    .route({ method: 'PUT', path: '/registry', summary: 'Change what its page says, and where the couple’s accounts are' })
    .meta(owners)
    .input(Saved)
    .output(One),
  destroy: registry
    .route({ method: 'DELETE', path: '/registry', successStatus: 204, summary: 'Take its page away; what was given stays written down' })
    .meta(owners)
    .input(InWedding.extend({ act: Act.optional() })),
  addFund: registry
    .route({ method: 'POST', path: '/registry/funds', successStatus: 201, summary: 'Say what money is for' })
    .meta(couples)
    .input(FundFields.partial().extend({ title: FundFields.shape.title, act: Act.optional(), ...InWedding.shape }))
    .output(OneFund),
  changeFund: registry
    .route({ method: 'PUT', path: '/registry/funds/{id}', summary: 'Change a fund' })
    .meta(couples)
    .input(FundFields.partial().extend({ id: idOf('fund'), version: Version.optional(), act: Act.optional() }))
    .output(OneFund),
  removeFund: registry
    .route({ method: 'DELETE', path: '/registry/funds/{id}', successStatus: 204, summary: 'Take a fund away; what was given for it stays' })
    .meta(couples)
    .input(z.object({ id: idOf('fund'), act: Act.optional() })),
}
