import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { route } from '#features/route.ts'
import { Act, byIdOf, Day, Id, idOf, Moment, text, Version } from '#features/shapes.ts'
import { Cents } from '../cents.ts'

export const PledgeFields = z.object({
  contributor_id: idOf('contributor'),
  item_id: idOf('cost').nullable().default(null).describe('The one cost it is for; else it is for all of it'),
  amount: Cents.nullable().default(null).describe('In cents; none as long as nobody said how much'),
  percent: z.int().min(1).max(10_000).nullable().default(null).describe('In place of an amount, hundredths of a percent of the cost'),
  says_item: z.boolean().default(false).describe('Whether who gives is told what it is for'),
  note: text(500).default(''),
})

const Pledge = z.strictObject({
  id: Id,
  contributor_id: Id.nullable(),
  item_id: Id.nullable(),
  event_id: Id.nullable(),
  amount: z.int().nullable(),
  percent: z.int().nullable(),
  says_item: z.boolean(),
  note: z.string(),
  confirmed_at: Moment.nullable().describe('When whoever gives said yes to it'),
  received: z.int(),
  received_on: z.string().nullable(),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

export const ListedPledge = Pledge.extend({
  item: z.string().nullable().describe('The name of the cost'),
  pledged: z.int().describe('What it comes to at this moment'),
})

export const PledgeUpdate = z.object({
  id: idOf('pledge'),
  item_id: idOf('cost').nullable().optional(),
  amount: Cents.nullable().optional(),
  percent: PledgeFields.shape.percent.unwrap().optional(),
  says_item: z.boolean().optional(),
  note: text(500).optional(),
  received: Cents.optional().describe('What of it came so far'),
  received_on: Day.nullable().optional().describe('Today where nothing is said'),
  version: Version.optional(),
  act: Act.optional(),
})

const One = z.strictObject({ data: Pledge })
const Undo = z.strictObject({ data: z.strictObject({ undo: z.uuid().describe('Takes it back: POST /wedding-changes/{act}/undo') }) })

export type Pledge = z.infer<typeof Pledge>
export type ListedPledge = z.infer<typeof ListedPledge>
export const pledgeFields = Pledge.shape

const pledges = route.$route({ tags: ['Contributors'] })
const couples = { policy: 'planning', permission: permissions.transactions, couple: true } as const

export const pledgesContract = {
  create: pledges
    .route({ method: 'POST', path: '/budget/pledges', successStatus: 201, summary: 'Write down what somebody means to give' })
    .meta(couples)
    .input(PledgeFields.extend({ act: Act.optional(), ...InWedding.shape }))
    .output(One),
  update: pledges
    .route({ method: 'PUT', path: '/budget/pledges/{id}', summary: 'Change a pledge, or tick off that it was received' })
    .meta(couples)
    .input(PledgeUpdate)
    .output(One),
  destroy: pledges
    .route({ method: 'DELETE', path: '/budget/pledges/{id}', summary: 'Delete a pledge' })
    .meta(couples)
    .input(byIdOf('pledge').extend({ act: Act.optional() }))
    .output(Undo),
}
