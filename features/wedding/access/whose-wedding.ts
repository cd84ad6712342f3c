import * as z from 'zod'
import { Id, Moment } from '#features/shapes.ts'

/** Whose wedding, where it is not the caller's and no event or object says so. */
export const InWedding = z.object({ user_id: Id.optional() })

/** Whose wedding it is, and as what the caller works on it. */
export const WhoseWedding = z.strictObject({
  user_id: Id,
  firstname: z.string(),
  other_firstname: z.string(),
  role: z.enum(['owner', 'partner', 'helper']),
  guestlist_setup_at: Moment.nullable(),
})
