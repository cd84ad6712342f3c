import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Id, longText, Moment, text } from '#features/shapes.ts'
import { Evidence, mostEvidence } from './evidence.ts'

const claims = route.$route({ tags: ['Vendors’ own side'] })

/** A business of the directory, as whoever looks for their own finds it. */
const Findable = z.strictObject({
  id: Id,
  title: z.string(),
  url: z.string(),
  service: z.string(),
  city: z.string(),
  state: z.string(),
  weddings: z.int().describe('Real weddings that credit them'),
  standing: z.enum(['free', 'held', 'own']).describe('Whether somebody acts for it'),
  address: z.string().nullable().describe('Where a code would go, most of it hidden'),
})
export type Findable = z.infer<typeof Findable>

const Sent = z.strictObject({ address: z.string().describe('Where the code went, most of it hidden'), expires_at: Moment })

export const Claim = z.strictObject({
  id: Id,
  vendor_id: Id,
  title: z.string(),
  words: z.string(),
  state: z.enum(['open', 'granted', 'refused']),
  reason: z.string(),
  created_at: Moment,
  decided_at: Moment.nullable(),
  files: z.array(Evidence).describe('What they brought with it; nobody else but an operator opens it'),
})
export type Claim = z.infer<typeof Claim>

/** That somebody else asks for a business, to those who hold it: nothing of who, and nothing of what was shown to an operator. */
const Dispute = z.strictObject({
  id: Id,
  since: Moment,
  answer: z.string().describe('What those who hold it say to that'),
  answered_at: Moment.nullable(),
  answer_version: z.int(),
})

export type Dispute = z.infer<typeof Dispute>

/** Six digits, however they are set apart. */
const Code = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/[\s–-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits.'))

export const vendorClaimsContract = {
  find: claims
    .route({ method: 'GET', path: '/vendor-claims/vendors', summary: 'Businesses of the directory by name and town, or one by its id' })
    .meta({ policy: 'signed_in' })
    .input(z.object({ name: text(90).default(''), town: text(60).default(''), id: Id.optional() }))
    .output(z.strictObject({ data: z.array(Findable) })),
  send: claims
    .route({ method: 'POST', path: '/vendor-verification', summary: 'Send a code to the address on the record' })
    .meta({ policy: 'signed_in', impersonation: 'refused' })
    .input(z.object({ vendor_id: Id }))
    .output(z.strictObject({ data: Sent })),
  verify: claims
    .route({ method: 'POST', path: '/vendor-verification/verify', summary: 'Enter the code, and act for the business from then on' })
    .meta({ policy: 'signed_in', impersonation: 'refused' })
    .input(z.object({ vendor_id: Id, code: Code }))
    .output(z.strictObject({ data: z.strictObject({ vendor_id: Id }) })),
  list: claims
    .route({ method: 'GET', path: '/vendor-claims', summary: 'What the caller asked an operator to decide' })
    .meta({ policy: 'signed_in' })
    .output(z.strictObject({ data: z.array(Claim) })),
  ask: claims
    .route({
      method: 'POST',
      path: '/vendor-claims',
      summary: 'Ask an operator for a business that somebody holds, or whose address is dead; once for each',
    })
    .meta({ policy: 'signed_in', impersonation: 'refused' })
    .input(
      z.object({
        vendor_id: Id,
        words: longText(3_000).min(30, 'Please say in a sentence or two what you can show us.'),
        file_ids: z.array(Id).max(mostEvidence, 'Five files go with it at most.').default([]).describe('Files of the caller that show it'),
      }),
    )
    .output(z.strictObject({ data: Claim })),
  show: claims
    .route({ method: 'POST', path: '/vendor-claims/{id}/files', summary: 'Show an operator one more file, until it is decided' })
    .meta({ policy: 'own_vendor_claim', impersonation: 'refused' })
    .input(ById.extend({ file_id: Id.describe('A file of the caller') }))
    .output(z.strictObject({ data: Claim })),
  disputes: claims
    .route({
      method: 'GET',
      path: '/users/me/vendor-disputes',
      summary: 'Who else asks for the business that the caller acts for, without names',
    })
    .meta({ policy: 'vendor' })
    .output(z.strictObject({ data: z.array(Dispute) })),
  answer: claims
    .route({
      method: 'PUT',
      path: '/users/me/vendor-disputes/{id}',
      summary: 'Say to an operator why it stays; to be changed until it is decided',
    })
    .meta({ policy: 'own_vendor_dispute', impersonation: 'refused' })
    .input(
      ById.extend({
        answer: longText(3_000).min(30, 'Please say in a sentence or two what you can show us.'),
        answer_version: z.int().min(0).max(1_000_000).describe('Of the answer that was read; 0 for the first'),
      }),
    )
    .output(z.strictObject({ data: Dispute })),
}
