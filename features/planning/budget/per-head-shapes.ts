import * as z from 'zod'
import { Cents } from './cents.ts'
import { headCounts } from './head-counts.ts'

/** A hundred thousand dollars: sums over the heads of any wedding stay exact. */
const Rate = Cents.max(10_000_000, 'Please enter a smaller amount.').nullable()

/** What of a cost is so much for each head. */
export const perHead = {
  head_count: z
    .enum(headCounts)
    .nullable()
    .describe('The heads of its event that it counts: what is planned of it follows from them then; null for one amount'),
  guaranteed: z.int().min(0).max(100_000).nullable().describe('At least so many heads are paid for, where that was promised'),
  expected_rate: z.int().min(0).max(100).describe('So many of a hundred who have not said yes or no are expected'),
  per_adult: Rate.describe('Companions are adults, and drink'),
  per_child: Rate,
  per_infant: Rate,
  per_drinker: Rate.describe('For who drinks, beside what they are'),
  per_vendor: Rate.describe('For each meal of vendors who are hired for the event'),
}
