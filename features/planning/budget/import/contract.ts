import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { route } from '#features/route.ts'
import { Act, Id, idOf } from '#features/shapes.ts'
import { CostFields } from '../contract.ts'
import { PaymentFields } from '../payments/contract.ts'
import { mostCosts } from './import-limits.ts'

const ImportPayment = PaymentFields.pick({
  name: true,
  amount: true,
  date: true,
  due_date: true,
  foreign_amount: true,
  currency: true,
  rate: true,
  rate_date: true,
}).extend({
  is_paid: z.boolean().default(false).describe('Else it is to be paid'),
})

/** What a file can say of a cost. */
const ImportCost = CostFields.pick({
  name: true,
  category: true,
  event_id: true,
  estimated: true,
  actual: true,
  notes: true,
  vendor: true,
  foreign_amount: true,
  currency: true,
  rate: true,
  rate_date: true,
}).extend({ payments: z.array(ImportPayment).max(36, 'A cost has 36 payments at most here.').default([]) })

const Import = z.object({
  act: Act.describe('A name of the caller’s own making: the same import is done once, and can be undone by it'),
  seen: z.int().min(0).optional().describe('What GET said; a budget that somebody changed since is not imported to'),
  items: z
    .array(ImportCost)
    .min(1, 'There is nothing to import.')
    .max(mostCosts, `Please import at most ${mostCosts.toLocaleString('en-US')} costs at once.`),
  ...InWedding.shape,
})

const Imported = z.strictObject({
  data: z.strictObject({
    items: z.int().describe('How many costs were added'),
    payments: z.int(),
    undo: z.uuid().describe('Takes all of it back: POST /wedding-changes/{act}/undo'),
  }),
})

const Known = z.strictObject({ id: Id, name: z.string(), vendor: z.string(), event_id: Id.nullable() })

const KnownCosts = z.strictObject({ data: z.array(Known), seen: z.int().describe('The last line of the history') })

export type Import = z.input<typeof Import>
export type ImportCost = z.input<typeof ImportCost>
export type CheckedCost = z.output<typeof ImportCost>
export type Known = z.infer<typeof Known>

const budget = route.$route({ tags: ['Budget'] })

/** A file is read where it lies, in the browser; what comes here is what somebody looked at and wants. */
export const budgetImportContract = {
  known: budget
    .route({ method: 'GET', path: '/budget/import', summary: 'Every cost within reach, briefly, to compare a file with' })
    .meta({ policy: 'planning', permission: permissions.transactions })
    .input(z.object({ event_id: idOf('event').optional(), ...InWedding.shape }))
    .output(KnownCosts),
  add: budget
    .route({ method: 'POST', path: '/budget/import', successStatus: 201, summary: 'Import costs and their payments: all of them, or none' })
    .meta({ policy: 'planning', permission: permissions.transactions, heavy: true })
    .input(Import)
    .output(Imported),
}
