import * as z from 'zod'
import { Day, text } from '#features/shapes.ts'
import type { headClasses } from './heads.ts'
import { depositStates, lineStates, roles } from './line-kinds.ts'
import { faultsOf } from './term-faults.ts'

/** Cents, up to ten million dollars: products with heads and percents stay exact. */
const Price = z
  .int('Please enter an amount.')
  .min(0, 'Please enter an amount of at least $0.')
  .max(1_000_000_000, 'Please enter a smaller amount.')

const Percent = z
  .int('Please enter how many percent.')
  .min(0, 'Please enter a percentage from 0.')
  .max(10_000, 'Please enter a percentage up to 100.')
  .describe('Hundredths of a percent')

const Count = z.int('Please enter a number.').min(0, 'Please enter a number from 0.').max(10_000, 'Please enter a smaller number.')

const Key = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Please use small letters, digits and hyphens.')

const Of = z.array(Key).min(1, 'Please choose what it is on.').max(60).describe('Keys of lines above it')

const Rates = z.strictObject({
  adult: Price.nullable().default(null),
  child: Price.nullable().default(null),
  infant: Price.nullable().default(null),
  drinker: Price.nullable().default(null).describe('On top of what an adult costs'),
  vendor: Price.nullable().default(null),
})

const How = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('amount'), amount: Price }),
  z.strictObject({
    by: z.literal('head'),
    rates: Rates,
    above: Count.nullable().default(null).describe('Only adults and children beyond so many'),
    tiers: z
      .array(z.strictObject({ from: Count, rates: Rates }))
      .max(10, 'A line has ten steps at most.')
      .default([])
      .describe('From so many adults and children on these count for all of them'),
  }),
  z.strictObject({
    by: z.literal('hour'),
    amount: Price,
    minutes: z.int('Please enter how long.').min(1, 'Please enter how long.').max(10_080),
  }),
  z.strictObject({
    by: z.literal('table'),
    amount: Price,
    tables: Count.nullable().default(null),
    seats: Count.nullable().default(null).describe('Instead: so many adults and children at each'),
    beside: Count.default(0).describe('Who of them sits elsewhere'),
  }),
  z.strictObject({ by: z.literal('percent'), percent: Percent, of: Of }),
  z.strictObject({ by: z.literal('minimum'), amount: Price, of: Of }),
  z.strictObject({
    by: z.literal('cover'),
    guarantee: Count,
    child_percent: Percent.default(10_000).describe('What a child counts'),
    amount: Price.describe('For each that is missing'),
  }),
])

const Line = z.strictObject({
  key: Key,
  name: text(120).min(1, 'Please enter a name.'),
  section: text(80).default(''),
  role: z.enum(roles).default('other'),
  state: z.enum(lineStates).default('priced'),
  words: text(200).default(''),
  option: z.enum(['taken', 'left']).nullable().default(null).describe('One that is left counts nothing'),
  how: How.nullable().default(null).describe('Of what is priced'),
})

const Deposit = z.strictObject({
  amount: Price.nullable().default(null),
  percent: Percent.nullable().default(null).describe('Instead of an amount'),
  state: z.enum(depositStates).default('unknown'),
  until: Day.nullable().default(null).describe('Until when it can be had back'),
})

const Part = z.strictObject({
  name: text(120).min(1, 'Please enter a name.'),
  share: z.enum(['amount', 'percent', 'rest']),
  amount: Price.nullable().default(null),
  percent: Percent.nullable().default(null),
  due_from: z.enum(['signing', 'wedding']).nullable().default(null),
  due_days: z.int().min(-3_660).max(3_660).nullable().default(null),
  due_date: Day.nullable().default(null),
})

/** All that a vendor asks and promises, as one document. */
export const Terms = z
  .strictObject({
    lines: z.array(Line).max(60, 'A quote has 60 lines at most.'),
    note: text(400).default(''),
    valid_until: Day.nullable().default(null).describe('The last day on which it can be taken'),
    holds_until: Day.nullable().default(null).describe('The last day on which they keep the day free'),
    deposit: Deposit.nullable().default(null),
    plan: z.array(Part).max(36, 'A plan has 36 parts at most.').default([]),
    cancellation: z
      .array(z.strictObject({ days_before: z.int().min(0).max(3_660), percent: Percent }))
      .max(12)
      .default([])
      .describe('So many days before and later this much of the sum is owed'),
    late_percent: z
      .int()
      .min(10_000, 'Please enter at least 100.')
      .max(100_000)
      .nullable()
      .default(null)
      .describe('What heads after the final count cost, in hundredths of a percent'),
  })
  .superRefine((terms, context) => {
    for (const { path, message } of faultsOf(terms)) context.addIssue({ code: 'custom', path, message })
  })

/** The same as it is read back. */
export type Terms = z.infer<typeof Terms>
export type QuoteLine = Terms['lines'][number]
export type How = z.infer<typeof How>
export type Rates = Record<(typeof headClasses)[number], number | null>
