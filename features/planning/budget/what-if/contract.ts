import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { route } from '#features/route.ts'
import { Act, Id, idOf, Version } from '#features/shapes.ts'
import { CostChange } from '../contract.ts'
import { perHead } from '../per-head-shapes.ts'

/** One cost as it might be. */
const Thought = CostChange.pick({ estimated: true, actual: true }).extend({
  ...z.object(perHead).partial().shape,
  id: idOf('cost'),
  version: Version.optional(),
})

const Thoughts = z.object({
  changes: z
    .array(Thought)
    .min(1, 'Please choose a cost.')
    .max(40, 'Please think of at most 40 costs at once.')
    .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, 'Please name each cost once.'),
  ...InWedding.shape,
})

export type Thoughts = z.infer<typeof Thoughts>['changes']

export const figures = ['estimated', 'actual', 'heads', 'due', 'promised', 'rest', 'amount'] as const

const Moved = z.strictObject({
  of: z.enum(['all', 'category', 'cost', 'payment']).describe('What the figure belongs to'),
  id: Id.nullable().describe('Of a cost or a payment'),
  name: z.string().describe('Of a category its slug; of all of it nothing'),
  figure: z.enum(figures),
  before: z.int().nullable(),
  after: z.int().nullable(),
})
export type Moved = z.infer<typeof Moved>

const Weighed = z.strictObject({ data: z.array(Moved) })

const budget = route.$route({ tags: ['Budget'] })

export const whatIfContract = {
  weigh: budget
    .route({ method: 'POST', path: '/budget/what-if', summary: 'Which figures would move if some costs were otherwise; nothing is kept' })
    .meta({ policy: 'planning', permission: permissions.transactions, heavy: true })
    .input(Thoughts)
    .output(Weighed),
  accept: budget
    .route({ method: 'POST', path: '/budget/what-if/accept', summary: 'Make it so, all of it or nothing, and answer what moved' })
    .meta({ policy: 'planning', permission: permissions.transactions })
    .input(Thoughts.extend({ act: Act.optional() }))
    .output(Weighed),
}
