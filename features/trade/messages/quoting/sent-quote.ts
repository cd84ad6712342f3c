import * as z from 'zod'
import { HeadsShape } from '#features/planning/quotes/heads-shape.ts'
import { Terms } from '#features/planning/quotes/quote-terms.ts'
import { Id } from '#features/shapes.ts'
import { quoteStates } from '../sides.ts'

export const SentQuote = z.strictObject({
  id: Id.describe('Of the couple’s quote'),
  nth: z.int().describe('Which it is of those that were sent in the conversation'),
  terms: Terms,
  state: z.enum(quoteStates),
  service: z.string().nullable().describe('For the couple: among whose quotes it stands; null where they removed it'),
  accepted_total: z.int().nullable().describe('For the couple alone'),
})
export type SentQuote = z.infer<typeof SentQuote>

export const LiveHeads = z.strictObject({
  at: HeadsShape,
  is_guess: z.boolean().describe('Nobody has said yet'),
})
