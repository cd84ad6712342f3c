import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding, WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { BriefEvent } from '#features/wedding/events/contract.ts'
import { route, workbookNamed } from '#features/route.ts'
import { Act, byIdOf, Day, Id, idOf, longText, Moment, numberedPage, pageOf, text, Version } from '#features/shapes.ts'
import { categories } from './categories.ts'
import { Cents } from './cents.ts'
import { Foreign, foreignShapes } from './foreign/foreign-shapes.ts'
import { usualRate } from './head-counts.ts'
import { orders } from './orders.ts'
import { perHead } from './per-head-shapes.ts'
import { costStates, transactionTypes } from './states.ts'

export const CostFields = z.object({
  name: text(200).min(1, 'Please enter a name.'),
  category: z.enum(categories).default('other'),
  event_id: idOf('event').nullable().default(null).describe('Without one it is the couple’s alone'),
  estimated: Cents.nullable().default(null).describe('What was planned, in cents of US dollars'),
  actual: Cents.nullable().default(null).describe('What was agreed, in cents of US dollars'),
  notes: longText(4_000).default(''),
  vendor: text(200).default('').describe('Whom it is from'),
  signed_on: Day.nullable().default(null).describe('The day from which a plan may count'),
  head_count: perHead.head_count.default(null),
  guaranteed: perHead.guaranteed.default(null),
  expected_rate: perHead.expected_rate.default(usualRate),
  per_adult: perHead.per_adult.default(null),
  per_child: perHead.per_child.default(null),
  per_infant: perHead.per_infant.default(null),
  per_drinker: perHead.per_drinker.default(null),
  per_vendor: perHead.per_vendor.default(null),
  ...Foreign.partial().shape,
})

const StoredCost = z.strictObject({
  id: Id,
  name: z.string(),
  category: z.enum(categories),
  event_id: Id.nullable(),
  estimated: z.int().nullable(),
  actual: z.int().nullable(),
  notes: z.string(),
  vendor: z.string(),
  signed_on: z.string().nullable(),
  ...perHead,
  ...foreignShapes,
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

const Quoted = z.strictObject({
  least: z.int(),
  most: z.int(),
  count: z.int().describe('How many vendors ask it'),
})

const Cost = StoredCost.extend({
  heads: z.int().nullable().describe('How many heads it counts now; null for one amount, and without an event'),
  due: z.int().describe('Put down to be paid and not paid yet'),
  paid: z.int().describe('Paid, less what was given back'),
  next_due: z.string().nullable().describe('The first day on which something of it is due'),
  quoted: Quoted.nullable().describe('What open quotes ask that accepting would write here, at the heads of today; in no total'),
})

const CostCreate = CostFields.extend({ ...InWedding.shape, act: Act.optional() })

export const CostChange = z.object({
  name: CostFields.shape.name.optional(),
  category: z.enum(categories).optional(),
  event_id: idOf('event').nullable().optional(),
  estimated: Cents.nullable().optional(),
  actual: Cents.nullable().optional(),
  notes: longText(4_000).optional(),
  vendor: CostFields.shape.vendor.unwrap().optional(),
  signed_on: Day.nullable().optional(),
  ...z.object(perHead).partial().shape,
  ...Foreign.partial().shape,
})

const Split = z
  .object({
    total: Cents.min(1, 'Please enter a total.').describe('What all of it may cost'),
    parts: z
      .array(CostFields.pick({ name: true, category: true }).extend({ estimated: Cents }))
      .min(1, 'Please choose at least one.')
      .max(40),
    act: Act.optional(),
    ...InWedding.shape,
  })
  .refine(({ total, parts }) => parts.reduce((sum, { estimated }) => sum + estimated, 0) <= total, {
    path: ['parts'],
    message: 'That is more than the total.',
  })

const CostUpdate = CostChange.extend({ id: idOf('cost'), version: Version.optional(), act: Act.optional() })

const CostQuery = numberedPage(50).extend({
  type: z.enum(categories).optional().describe('One category'),
  transaction_type: z.enum(transactionTypes).optional().describe('Those with such a payment'),
  state: z.enum(costStates).optional().describe('Paid in all, or agreed and not paid yet'),
  search: text(200).default(''),
  order_by: z.enum(orders).default('created_at'),
  order_dir: z.enum(['asc', 'desc']).default('desc'),
  event_id: idOf('event').optional(),
  ...InWedding.shape,
})

const Sums = {
  estimated: z.int(),
  actual: z.int(),
  paid: z.int().describe('Less what was given back'),
  due: z.int().describe('Put down to be paid and not paid yet'),
  promised: z.int().describe('Agreed or put down beyond what is paid'),
}

export const BudgetTotals = z.strictObject({
  ...Sums,
  budgeted: z.int().nullable().describe('What the couple wants to spend in all; only they are told'),
  received: z.int().describe('What was given towards it'),
  rest: z.int().describe('Of what is budgeted, else planned, neither paid nor promised; below nought where there is more'),
  categories: z.array(z.strictObject({ category: z.enum(categories), ...Sums })).describe('From the dearest'),
})

export const ComingDue = z.strictObject({
  id: Id,
  item_id: Id.nullable(),
  name: z.string(),
  vendor: z.string(),
  amount: z.int().nullable(),
  due_date: z.string(),
})

const BudgetPage = pageOf(Cost).extend({
  totals: BudgetTotals.describe('Of all within reach, or of the event that was asked for'),
  coming_due: z.array(ComingDue).describe('What is to be paid next, from the first day'),
  today: z.string().describe('The day it is where the wedding is planned'),
  wedding: WhoseWedding,
  guest_wedding_events: z.array(BriefEvent).describe('Those whose costs are within reach'),
})

const OneCost = z.strictObject({ data: Cost })

export type Cost = z.infer<typeof Cost>
export type Quoted = z.infer<typeof Quoted>
/** As its row has it; what is quoted for it is told apart. */
export type BareCost = Omit<Cost, 'quoted'>
export type CostChange = z.infer<typeof CostChange>
export type CostQuery = z.infer<typeof CostQuery>
export type BudgetPage = z.infer<typeof BudgetPage>
export type BudgetTotals = z.infer<typeof BudgetTotals>
export type ComingDue = z.infer<typeof ComingDue>
export type StoredCost = z.infer<typeof StoredCost>
export const costFields = StoredCost.shape

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
  split: budget
    .route({ method: 'POST', path: '/budget/split', successStatus: 201, summary: 'Say the total, and plan what of it goes where' })
    .meta({ policy: 'planning', permission: permissions.transactions, couple: true })
    .input(Split)
    .output(z.strictObject({ data: z.array(StoredCost) })),
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
