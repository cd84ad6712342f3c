import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding, WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { isCalendar, route } from '#features/route.ts'
import { Act, byIdOf, Day, GivenMoment, Id, idOf, longText, Moment, numberedPage, pageOf, text, Version } from '#features/shapes.ts'
import { categories } from '../categories.ts'
import { Cents } from '../cents.ts'
import { Foreign, foreignShapes } from '../foreign/foreign-shapes.ts'
import { paymentOrders } from '../orders.ts'
import { methods, paymentStates, transactionTypes } from '../states.ts'
import { tipRoles } from '../tips/tip-roles.ts'

/** How a part of a plan is reckoned, and from when. */
export const PartFields = z.object({
  share: z.enum(['amount', 'percent', 'rest']).describe('So much, a part of what was agreed, or what is left of it'),
  percent: z.int().min(0).max(10_000).nullable().default(null).describe('Hundredths of a percent'),
  due_from: z.enum(['signing', 'wedding']).nullable().default(null).describe('Else on its `due_date`'),
  due_days: z.int().min(-3_660).max(3_660).nullable().default(null).describe('So many days after that; before it below nought'),
})

export const PaymentFields = z.object({
  name: text(200).min(1, 'Please enter a name.'),
  item_id: idOf('cost').nullable().default(null).describe('What it is for; it is then on the event and in the category of that'),
  refunds: idOf('payment').nullable().default(null).describe('The payment that a refund gives back some of'),
  event_id: idOf('event').nullable().default(null),
  type: z.enum(categories).default('other'),
  transaction_type: z.enum(transactionTypes).default('expense'),
  amount: Cents.nullable().default(null).describe('In cents of US dollars; none is a missing amount'),
  date: Day.nullable().default(null).describe('The day on which it was paid'),
  due_date: Day.nullable().default(null),
  paid_at: GivenMoment.nullable().default(null).describe('None as long as it is to be paid'),
  payer: text(200).default(''),
  method: z.enum(methods).default(''),
  note: longText(4_000).default(''),
  tip_role: z.enum(tipRoles).nullable().default(null).describe('Of a tip, whose work it is for; `payer` hands it over'),
  ...Foreign.partial().shape,
})

const Payment = z.strictObject({
  id: Id,
  event_id: Id.nullable(),
  item_id: Id.nullable(),
  refunds: Id.nullable(),
  name: z.string(),
  type: z.enum(categories),
  transaction_type: z.enum(transactionTypes),
  amount: z.int().nullable(),
  date: z.string().nullable(),
  due_date: z.string().nullable(),
  paid_at: Moment.nullable(),
  payer: z.string(),
  method: z.enum(methods),
  note: z.string(),
  tip_role: z.enum(tipRoles).nullable(),
  share: PartFields.shape.share.nullable(),
  percent: z.int().nullable(),
  due_from: z.enum(['signing', 'wedding']).nullable(),
  due_days: z.int().nullable(),
  ...foreignShapes,
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

const ListedPayment = Payment.extend({
  item: z.string().nullable().describe('The name of what it is for'),
  vendor: z.string(),
  refunded: z.int().describe('What of it was given back'),
})

const PaymentSave = PaymentFields.extend({ act: Act.optional() })

const PaymentUpdate = z.object({
  id: idOf('payment'),
  name: PaymentFields.shape.name.optional(),
  type: z.enum(categories).optional(),
  amount: Cents.nullable().optional(),
  date: Day.nullable().optional(),
  due_date: Day.nullable().optional(),
  paid_at: GivenMoment.nullable().optional(),
  payer: text(200).optional(),
  method: z.enum(methods).optional(),
  note: longText(4_000).optional(),
  tip_role: z.enum(tipRoles).nullable().optional(),
  ...Foreign.partial().shape,
  version: Version.optional(),
  act: Act.optional(),
})

const PaymentQuery = numberedPage(50).extend({
  type: z.enum(categories).optional().describe('One category'),
  transaction_type: z.enum(transactionTypes).optional(),
  state: z.enum(paymentStates).optional(),
  search: text(200).default(''),
  from: Day.optional().describe('On that day or later'),
  to: Day.optional().describe('On that day or before'),
  order_by: z.enum(paymentOrders).default('day'),
  order_dir: z.enum(['asc', 'desc']).default('asc'),
  item_id: idOf('cost').optional(),
  tip_role: z
    .enum([...tipRoles, 'any'])
    .optional()
    .describe('Tips alone'),
  event_id: idOf('event').optional(),
  ...InWedding.shape,
})

const PlanPart = PartFields.extend({
  name: text(200).min(1, 'Please enter a name.'),
  amount: Cents.nullable().default(null).describe('Of a part that is an amount'),
  due_date: Day.nullable().default(null),
  ...Foreign.partial().shape,
})

const PlanSave = z.object({
  id: idOf('cost'),
  parts: z.array(PlanPart).max(36, 'A plan has 36 parts at most.').describe('Those that are not paid yet; none takes the plan away'),
  act: Act.optional(),
})

const OnePayment = z.strictObject({ data: Payment })

export type Payment = z.infer<typeof Payment>
export type ListedPayment = z.infer<typeof ListedPayment>
export type PaymentQuery = z.infer<typeof PaymentQuery>
export type PlanPart = z.infer<typeof PlanPart>
export type PaymentSave = z.infer<typeof PaymentSave>
export const paymentFields = Payment.shape

const payments = route.$route({ tags: ['Budget'] })
const needs = { policy: 'planning', permission: permissions.transactions } as const

export const paymentsContract = {
  list: payments
    .route({ method: 'GET', path: '/user-transactions', summary: 'What was paid and is to be paid, in pages' })
    .meta({ ...needs, heavy: 'searched' })
    .input(PaymentQuery)
    .output(pageOf(ListedPayment).extend({ wedding: WhoseWedding })),
  calendar: payments
    .route({ method: 'GET', path: '/user-transactions/calendar', summary: 'What is to be paid, as payments.ics', spec: isCalendar })
    .meta({ ...needs, heavy: true })
    .input(z.object({ event_id: idOf('event').optional(), ...InWedding.shape }))
    .output(z.unknown()),
  create: payments
    .route({ method: 'POST', path: '/user-transactions', successStatus: 201, summary: 'Write a payment, a refund or a gift of money down' })
    .meta(needs)
    .input(PaymentSave.extend(InWedding.shape))
    .output(OnePayment),
  createFor: payments
    .route({
      method: 'POST',
      path: '/user-posses/user/{user_id}/user-transactions',
      successStatus: 201,
      summary: 'The same in the wedding of a couple that one helps',
    })
    .meta(needs)
    .input(PaymentSave.extend({ user_id: Id }))
    .output(OnePayment),
  update: payments
    .route({ method: 'PUT', path: '/user-transactions/{id}', summary: 'Change a payment' })
    .meta(needs)
    .input(PaymentUpdate)
    .output(OnePayment),
  destroy: payments
    .route({ method: 'DELETE', path: '/user-transactions/{id}', summary: 'Delete a payment, and what was given back of it' })
    .meta(needs)
    .input(byIdOf('payment').extend({ act: Act.optional() }))
    .output(z.strictObject({ data: z.strictObject({ undo: z.uuid().describe('Takes it back: POST /wedding-changes/{act}/undo') }) })),
  plan: payments
    .route({ method: 'PUT', path: '/budget/{id}/plan', summary: 'In which parts a cost is paid; they sum to what was agreed' })
    .meta(needs)
    .input(PlanSave)
    .output(z.strictObject({ data: z.array(Payment) })),
}
