import * as z from 'zod'

const some = z.int('Please enter a number.').min(0, 'Please enter a number from 0.').max(10_000, 'Please enter a smaller number.')

/** As `Heads` of heads.ts, of which pages know no more. */
export const HeadsShape = z
  .strictObject({ adults: some, drinkers: some, children: some, infants: some, vendors: some })
  .refine(({ adults, drinkers }) => drinkers <= adults, { path: ['drinkers'], message: 'No more can drink than adults come.' })
