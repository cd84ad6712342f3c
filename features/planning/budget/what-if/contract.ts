import * as z from 'zod'
import { ReplyStatus } from '#features/guests/list/contract.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { route } from '#features/route.ts'
import { Act, Id, idOf, Version } from '#features/shapes.ts'
import { CostChange } from '../contract.ts'
import { perHead } from '../per-head-shapes.ts'
import { PledgeUpdate } from '../pledges/contract.ts'
import { figures, mostMore } from './figure-names.ts'

/** One cost as it might be. */
const Thought = CostChange.pick({ estimated: true, actual: true }).extend({
  ...z.object(perHead).partial().shape,
  id: idOf('cost'),
  version: Version.optional(),
})

const More = z.int().min(-mostMore).max(mostMore).default(0)

/** Heads that nobody has named: so many more who come, or below nought fewer. */
const Heads = z.object({ event_id: idOf('event'), adults: More.describe('Who drink'), children: More, infants: More })

/** A party that can’t come, or that does after all. */
const Replies = z.object({
  event_id: idOf('event'),
  ids: z.array(idOf('guest')).min(1, 'Please choose a guest.').max(500),
  status: ReplyStatus,
})

const Pledged = PledgeUpdate.pick({ id: true, version: true, amount: true, percent: true })

const thoughts = {
  changes: z
    .array(Thought)
    .max(40, 'Please think of at most 40 costs at once.')
    .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, 'Please name each cost once.')
    .default([]),
  heads: z.array(Heads).max(20).default([]).describe('For the couple alone, as what follows'),
  replies: z.array(Replies).max(40).default([]),
  pledges: z
    .array(Pledged)
    .max(40)
    .refine((pledges) => new Set(pledges.map(({ id }) => id)).size === pledges.length, 'Please name each pledge once.')
    .default([]),
  ...InWedding.shape,
}

const Weigh = z.object(thoughts).refine(isAnything, { path: ['changes'], message: 'Please choose something to think of.' })

const Accept = z
  .object({ ...thoughts, act: Act.optional() })
  .refine(isAnything, { path: ['changes'], message: 'Please choose something to think of.' })

export type Thoughts = Omit<z.infer<typeof Weigh>, 'user_id'>
export type HeadsThought = Thoughts['heads'][number]

const Moved = z.strictObject({
  of: z
    .enum(['all', 'category', 'cost', 'payment', 'event', 'quote', 'pledge', 'contributor', 'couple'])
    .describe('What the figure belongs to'),
  id: Id.nullable(),
  name: z.string().describe('Of a category its slug, of a pledge its giver; of all of it and of the couple nothing'),
  figure: z.enum(figures),
  before: z.int().nullable(),
  after: z.int().nullable(),
})
export type Moved = z.infer<typeof Moved>

const Weighed = z.strictObject({ data: z.array(Moved) })

const budget = route.$route({ tags: ['Budget'] })

export const whatIfContract = {
  weigh: budget
    .route({
      method: 'POST',
      path: '/budget/what-if',
      summary: 'Which figures would move if costs, guests and pledges were otherwise; nothing is kept',
    })
    .meta({ policy: 'planning', permission: permissions.transactions, heavy: true })
    .input(Weigh)
    .output(Weighed),
  accept: budget
    .route({ method: 'POST', path: '/budget/what-if/accept', summary: 'Make it so, all of it or nothing, and answer what moved' })
    .meta({ policy: 'planning', permission: permissions.transactions })
    .input(Accept)
    .output(Weighed),
}

function isAnything({
  changes,
  heads,
  replies,
  pledges,
}: Record<'changes' | 'heads' | 'replies' | 'pledges', readonly unknown[]>): boolean {
  return changes.length + heads.length + replies.length + pledges.length > 0
}
