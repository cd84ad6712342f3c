import * as z from 'zod'
import { OptionalEmail, text } from '#features/shapes.ts'

/** What the guest of an invite may see and put right of their own. */
export const OwnData = z.object({
  firstname: text(120).min(1, 'First name is required.'),
  lastname: text(120),
  email: OptionalEmail,
  phone: text(40),
  address_line1: text(200),
  address_line2: text(200),
  city: text(120),
  state: text(120),
  postal_code: text(20),
  country: text(120),
})

export type OwnData = z.infer<typeof OwnData>
