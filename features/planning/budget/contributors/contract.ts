import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding, WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { route } from '#features/route.ts'
import { Act, byIdOf, Email, Id, idOf, Moment, text, Version } from '#features/shapes.ts'
import { ListedPledge } from '../pledges/contract.ts'

export const ContributorFields = z.object({
  name: text(200).min(1, 'Please enter a name.'),
  email: Email.describe('Where the link to their own page goes'),
})

const Contributor = z.strictObject({
  id: Id,
  name: z.string(),
  email: z.string(),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

const Sums = {
  pledged: z.int(),
  received: z.int().describe('What came to the couple'),
  open: z.int().describe('Pledged, and neither received nor paid by them'),
}

export const ListedContributor = Contributor.extend({
  email: z.string().describe('Nothing for who only helps'),
  link: z.enum(['none', 'sent', 'revoked']),
  sent_at: Moment.nullable(),
  ...Sums,
  paid: z.int().describe('Paid by them to others, less what was given back'),
  payments: z.array(z.strictObject({ id: Id, name: z.string(), amount: z.int() })).describe('What they paid, the latest first'),
  pledges: z.array(ListedPledge),
})

const Party = z.strictObject({
  id: Id.nullable().describe('A contributor; none is the couple'),
  name: z.string(),
  paid: z.int(),
  given: z.int().describe('To the couple; below nought what the couple was given'),
  bears: z.int().describe('What of all that is paid and pledged is theirs'),
  balance: z.int().describe('What they are owed; below nought what they owe'),
})

const Transfer = z.strictObject({ from: Id.nullable(), to: Id.nullable(), amount: z.int() })

const ContributorsPage = z.strictObject({
  data: z.array(ListedContributor),
  totals: z.strictObject(Sums),
  settling: z
    .strictObject({ parties: z.array(Party), transfers: z.array(Transfer) })
    .nullable()
    .describe('Who owes whom; only the couple is told'),
  costs: z.array(z.strictObject({ id: Id, name: z.string() })).describe('What a pledge may be for'),
  today: z.string(),
  wedding: WhoseWedding,
})

const OneContributor = z.strictObject({ data: Contributor })
const Undo = z.strictObject({ data: z.strictObject({ undo: z.uuid().describe('Takes it back: POST /wedding-changes/{act}/undo') }) })

export type Contributor = z.infer<typeof Contributor>
export type ListedContributor = z.infer<typeof ListedContributor>
export type ContributorsPage = z.infer<typeof ContributorsPage>
export const contributorFields = Contributor.shape

const contributors = route.$route({ tags: ['Contributors'] })
const couples = { policy: 'planning', permission: permissions.transactions, couple: true } as const

export const contributorsContract = {
  list: contributors
    .route({ method: 'GET', path: '/budget/contributors', summary: 'Who gives toward the wedding, and who owes whom' })
    .meta({ policy: 'planning', permission: permissions.transactions })
    .input(z.object({ event_id: idOf('event').optional(), ...InWedding.shape }))
    .output(ContributorsPage),
  create: contributors
    .route({ method: 'POST', path: '/budget/contributors', successStatus: 201, summary: 'Invite somebody who gives, by a mailed link' })
    .meta({ ...couples, impersonation: 'refused' })
    .input(ContributorFields.extend({ act: Act.optional(), ...InWedding.shape }))
    .output(OneContributor),
  update: contributors
    .route({ method: 'PUT', path: '/budget/contributors/{id}', summary: 'Change a name, or an address, which ends the link sent before' })
    .meta(couples)
    .input(ContributorFields.partial().extend({ id: idOf('contributor'), version: Version.optional(), act: Act.optional() }))
    .output(OneContributor),
  destroy: contributors
    .route({ method: 'DELETE', path: '/budget/contributors/{id}', summary: 'Remove somebody who gives, with their pledges and their link' })
    .meta(couples)
    .input(byIdOf('contributor').extend({ act: Act.optional() }))
    .output(Undo),
  send: contributors
    .route({ method: 'PUT', path: '/budget/contributors/{id}/letter', summary: 'Mail a new link; the one before ends' })
    .meta({ ...couples, impersonation: 'refused' })
    .input(byIdOf('contributor'))
    .output(OneContributor),
  revoke: contributors
    .route({ method: 'DELETE', path: '/budget/contributors/{id}/letter', summary: 'End the link; their pledges stay' })
    .meta(couples)
    .input(byIdOf('contributor'))
    .output(OneContributor),
}
