import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding, WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { BriefEvent } from '#features/wedding/events/contract.ts'
import { route, workbookNamed } from '#features/route.ts'
import { Act, byIdOf, Id, idOf, longText, Moment, numberedPage, pageOf, text, Version } from '#features/shapes.ts'
import { categories } from './categories.ts'
import { orders } from './orders.ts'

/** Ten billion dollars: what sums of a list of them are exact for. */
const Cents = z.int().min(0, 'Please enter an amount of at least $0.').max(1_000_000_000_000, 'Please enter a smaller amount.')

export const CostFields = z.object({
  name: text(200).min(1, 'Please enter a name.'),
  category: z.enum(categories).default('other'),
  event_id: idOf('event').nullable().default(null).describe('Without one it is the couple’s alone'),
  estimated: Cents.nullable().default(null).describe('What was planned, in cents of US dollars'),
  actual: Cents.nullable().default(null).describe('What was agreed, in cents of US dollars'),
  notes: longText(4_000).default(''),
})

const Cost = z.strictObject({
  id: Id,
  name: z.string(),
  category: z.enum(categories),
  event_id: Id.nullable(),
  estimated: z.int().nullable(),
  actual: z.int().nullable(),
  notes: z.string(),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

const CostCreate = CostFields.extend({ ...InWedding.shape, act: Act.optional() })

export const CostChange = z.object({
  name: CostFields.shape.name.optional(),
  category: z.enum(categories).optional(),
  event_id: idOf('event').nullable().optional(),
  estimated: Cents.nullable().optional(),
  actual: Cents.nullable().optional(),
  notes: longText(4_000).optional(),
})

const CostUpdate = CostChange.extend({ id: idOf('cost'), version: Version.optional(), act: Act.optional() })

const CostQuery = numberedPage(50).extend({
  type: z.enum(categories).optional().describe('One category'),
  search: text(200).default(''),
  order_by: z.enum(orders).default('created_at'),
  order_dir: z.enum(['asc', 'desc']).default('desc'),
  event_id: idOf('event').optional(),
  ...InWedding.shape,
})

const Sums = {
  estimated: z.int(),
  actual: z.int(),
  rest: z.int().describe('Planned and not yet agreed; below nought where more was agreed'),
}

const BudgetTotals = z.strictObject({
  ...Sums,
  budgeted: z.int().nullable().describe('What the couple wants to spend in all; only they are told'),
  categories: z.array(z.strictObject({ category: z.enum(categories), ...Sums })).describe('From the dearest'),
})

const BudgetPage = pageOf(Cost).extend({
  totals: BudgetTotals.describe('Of all within reach, or of the event that was asked for'),
  wedding: WhoseWedding,
  guest_wedding_events: z.array(BriefEvent).describe('Those whose costs are within reach'),
})

const OneCost = z.strictObject({ data: Cost })

export type Cost = z.infer<typeof Cost>
export type CostChange = z.infer<typeof CostChange>
export type CostQuery = z.infer<typeof CostQuery>
export type BudgetPage = z.infer<typeof BudgetPage>
export type BudgetTotals = z.infer<typeof BudgetTotals>
export const costFields = Cost.shape

const budget = route.$route({ tags: ['Budget'] })

export const budgetContract = {
  list: budget
    .route({ method: 'GET', path: '/budget', summary: 'What the wedding costs, in pages' })
    .meta({ policy: 'planning', permission: permissions.transactions, heavy: 'searched' })
    .input(CostQuery)
    .output(BudgetPage),
  export: budget
    .route({ method: 'GET', path: '/budget/export', summary: 'The budget as budget.xlsx', spec: workbookNamed('budget.xlsx') })
    .meta({ policy: 'planning', permission: permissions.transactions, heavy: true })
    .input(z.object({ event_id: idOf('event').optional(), ...InWedding.shape }))
    .output(z.unknown()),
  get: budget
    .route({ method: 'GET', path: '/budget/{id}', summary: 'One budget item' })
    .meta({ policy: 'planning', permission: permissions.transactions })
    .input(byIdOf('cost'))
    .output(OneCost),
  create: budget
    .route({ method: 'POST', path: '/budget', successStatus: 201, summary: 'Add a budget item' })
    .meta({ policy: 'planning', permission: permissions.transactions })
    .input(CostCreate)
    .output(OneCost),
  update: budget
    .route({ method: 'PUT', path: '/budget/{id}', summary: 'Change a budget item' })
    .meta({ policy: 'planning', permission: permissions.transactions })
    .input(CostUpdate)
    .output(OneCost),
  destroy: budget
    .route({ method: 'POST', path: '/budget/items/delete', summary: 'Delete budget items, all of them or none' })
    .meta({ policy: 'planning', permission: permissions.transactions })
    .input(z.object({ items: z.array(idOf('cost')).min(1, 'Please choose a cost.').max(10_000), act: Act.optional(), ...InWedding.shape }))
    .output(
      z.strictObject({
        data: z.strictObject({ ids: z.array(Id), undo: z.uuid().describe('Takes it back: POST /wedding-changes/{act}/undo') }),
      }),
    ),
}
