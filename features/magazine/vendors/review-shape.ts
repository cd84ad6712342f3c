import * as z from 'zod'
import { Id, Moment } from '#features/shapes.ts'

export const proofs = ['vendor', 'contract', 'payment'] as const
export const removals = ['untrue', 'unkind', 'not_theirs'] as const

/** What a couple says of a vendor whom they hired, as everybody reads it. */
export const Review = z.strictObject({
  id: Id,
  stars: z.int(),
  words: z.string(),
  signed: z.string(),
  booked: z.string().describe('What they did'),
  guests: z.int().nullable(),
  month: z.string().describe('Of the wedding, or of the day on which it was called off'),
  is_called_off: z.boolean(),
  proof: z.enum(proofs).describe('By what the booking is proved: their answer here, a quote that was taken, or a payment'),
  reply: z.string(),
  replied_at: Moment.nullable(),
  is_disputed: z.boolean().describe('The vendor says that it isn’t true; nobody has decided yet'),
  created_at: Moment,
  updated_at: Moment,
})
export type Review = z.infer<typeof Review>
