import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Day, Id, longText, Moment } from '#features/shapes.ts'
import { verdicts } from './verdicts.ts'

/** What was asked of the operator about who asked, and what they answered. */
export const LeadCheck = z.strictObject({
  asked_at: Moment,
  answer_by: Day.describe('Until when an answer is promised'),
  answered_at: Moment.nullable(),
  verdict: z.enum(verdicts).nullable(),
  words: z.string(),
})
export type LeadCheck = z.infer<typeof LeadCheck>

const Waiting = LeadCheck.pick({ asked_at: true, answer_by: true }).extend({
  id: Id,
  vendor: z.string().describe('Who asks'),
  asker: z.strictObject({
    id: Id,
    name: z.string(),
    email: z.string(),
    is_confirmed: z.boolean(),
    since: Moment,
    wedding_date: Day.nullable().describe('What the last enquiry said, as are the place and the guests'),
    place: z.string(),
    guests: z.int().nullable(),
    enquiries: z.int().describe('How many they sent in the last thirty days'),
    blocked: z.int().describe('By how many vendors'),
  }),
})
export type WaitingCheck = z.infer<typeof Waiting>

const Words = longText(2_000).min(10, 'Please say why, in a sentence.')

export const leadChecksContract = {
  ask: route
    .$route({ tags: ['Messages'] })
    .route({ method: 'POST', path: '/conversations/{id}/check', summary: 'Ask the operator whether who asks is real; once' })
    .meta({ policy: 'vendors_conversation', impersonation: 'refused' })
    .input(ById)
    .output(z.strictObject({ data: LeadCheck })),
  queue: route
    .$route({ tags: ['Operator'] })
    .route({ method: 'GET', path: '/admin/lead-checks', summary: 'Of whom vendors ask whether they are real, the oldest promise first' })
    .meta({ policy: 'admin' })
    .input(z.object({ id: Id.optional().describe('Only this one') }))
    .output(z.strictObject({ data: z.array(Waiting) })),
  answer: route
    .$route({ tags: ['Operator'] })
    .route({ method: 'PUT', path: '/admin/lead-checks/{id}', summary: 'Tell the vendor whether who asks is real', successStatus: 204 })
    .meta({ policy: 'admin', impersonation: 'refused' })
    .input(ById.extend({ verdict: z.enum(verdicts), words: Words })),
}
