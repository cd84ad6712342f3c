import * as z from 'zod'
import { Evidence } from '#features/trade/claims/evidence.ts'
import { VendorModel } from '#features/trade/profile/model.ts'
import { route } from '#features/route.ts'
import { Id, longText, Moment, Version } from '#features/shapes.ts'

const review = route.$route({ tags: ['Operator'] })

const Somebody = z.strictObject({ id: Id, name: z.string(), email: z.string(), since: Moment })

/** What waits for an operator, whichever it is. */
const Waiting = z.strictObject({
  kind: z.enum(['profile', 'claim']),
  id: Id.describe('Of the business for a profile, of the claim for a claim'),
  vendor_id: Id,
  title: z.string(),
  url: z.string(),
  is_shown: z.boolean(),
  waits_since: Moment,
  version: Version.nullable(),
  model: z.strictObject(VendorModel.shape).nullable().describe('Of a profile: as it would stand'),
  before: z.strictObject(VendorModel.shape).nullable().describe('As it stands, where it does'),
  words: z.string().describe('Of a claim: what they can show'),
  files: z.array(Evidence).describe('Of a claim: the files that they brought with it; of a profile: the brochures that it offers'),
  answer: z.string().describe('What who holds it said to that'),
  answered_at: Moment.nullable(),
  claimant: Somebody.nullable(),
  holders: z.array(Somebody).describe('Who acts for it, the owner first'),
})
export type Waiting = z.infer<typeof Waiting>

const QueueQuery = z.object({ kind: z.enum(['profile', 'claim']).optional(), id: Id.optional().describe('Only this one of that kind') })
export type QueueQuery = z.infer<typeof QueueQuery>

const Reason = longText(2_000)

export const vendorReviewContract = {
  queue: review
    .route({ method: 'GET', path: '/admin/vendor-queue', summary: 'Profiles and claims that wait, the longest first' })
    .meta({ policy: 'admin' })
    .input(QueueQuery)
    .output(z.strictObject({ data: z.array(Waiting), total: z.int() })),
  decideProfile: review
    .route({ method: 'POST', path: '/admin/vendor-submissions/{id}', summary: 'Put a profile out, or ask for changes' })
    .meta({ policy: 'admin', impersonation: 'refused' })
    .input(
      z.object({
        id: Id,
        decision: z.enum(['publish', 'changes']),
        version: Version.describe('The version that was read'),
        words: Reason.default(''),
      }),
    )
    .output(z.strictObject({ data: z.strictObject({ url: z.string() }) })),
  decideClaim: review
    .route({ method: 'POST', path: '/admin/vendor-claims/{id}', summary: 'Hand a business over, or leave it where it is' })
    .meta({ policy: 'admin', impersonation: 'refused' })
    .input(
      z.object({ id: Id, decision: z.enum(['grant', 'refuse']), words: Reason.min(10, 'Please give both the reason, in a sentence.') }),
    )
    .output(z.strictObject({ data: z.strictObject({ url: z.string() }) })),
}
