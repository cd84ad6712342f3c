import * as z from 'zod'
import { Day } from '#features/shapes.ts'
import { currencies } from './currencies.ts'

const Rate = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,18})?$/, 'Please enter a rate such as 1.0842.')
  .refine((rate) => /[1-9]/.test(rate), 'Please enter a rate above nought.')

/** What an amount was in another currency, all of it or nothing. */
export const Foreign = z.object({
  foreign_amount: z
    .int()
    .min(1, 'Please enter an amount above nought.')
    .max(1_000_000_000_000_000, 'Please enter a smaller amount.')
    .nullable()
    .describe('What it was in another currency, in that one’s own minor units; the cents then follow from the rate'),
  currency: z.enum(currencies, 'Please choose a currency.').nullable().describe('By ISO 4217'),
  rate: Rate.nullable().describe('Dollars for one whole unit, exactly; left out beside the amount in cents it follows from both'),
  rate_date: Day.nullable().describe('The day of the rate'),
})

export const foreignShapes = {
  foreign_amount: z.int().nullable(),
  currency: z.string().nullable(),
  rate: z.string().nullable(),
  rate_date: z.string().nullable(),
}

export type Foreign = z.infer<typeof Foreign>
