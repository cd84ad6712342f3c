import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Day, Email, Id, longText, Moment } from '#features/shapes.ts'
import { reportKinds, reportReasons, reportVerdicts } from './report-reasons.ts'

const About = z.object({ kind: z.enum(reportKinds), id: Id })

const Waiting = z.strictObject({
  id: Id,
  kind: z.enum(reportKinds),
  title: z.string(),
  url: z.string(),
  reason: z.enum(reportReasons),
  words: z.string(),
  email: z.string().describe('Of who reported it; it is never passed on'),
  by: z.strictObject({ id: Id, name: z.string() }).nullable().describe('Null of a visitor'),
  created_at: Moment,
  answer_by: Day,
  messages: z
    .array(z.strictObject({ side: z.enum(['couple', 'vendor']), words: z.string(), created_at: Moment }))
    .describe('Of a conversation the last that were written, as long as the report waits'),
})
export type WaitingReport = z.infer<typeof Waiting>

const reports = route.$route({ tags: ['Site'] })
const operators = route.$route({ tags: ['Operator'] })

export const reportsContract = {
  about: reports
    .route({ method: 'GET', path: '/reports/about', summary: 'What would be reported' })
    .meta({ policy: 'anyone' })
    .input(About)
    .output(z.strictObject({ data: z.strictObject({ title: z.string(), url: z.string(), asks_email: z.boolean() }) })),
  send: reports
    .route({ method: 'POST', path: '/reports', successStatus: 201, summary: 'Report a page, a picture or a conversation of one’s own' })
    .meta({ policy: 'anyone', impersonation: 'refused' })
    .input(
      About.extend({
        reason: z.enum(reportReasons, 'Please choose what is wrong.'),
        words: longText(2_000).default(''),
        email: Email.optional().describe('Of a visitor, for the answer'),
      }),
    )
    .output(z.strictObject({ data: z.strictObject({ answer_by: Day.describe('Until when an answer is promised') }) })),
  queue: operators
    .route({ method: 'GET', path: '/admin/reports', summary: 'What was reported and waits for an answer, the oldest promise first' })
    .meta({ policy: 'admin' })
    .input(z.object({ id: Id.optional().describe('Only this one') }))
    .output(z.strictObject({ data: z.array(Waiting) })),
  answer: operators
    .route({ method: 'PUT', path: '/admin/reports/{id}', summary: 'Tell who reported it what was done', successStatus: 204 })
    .meta({ policy: 'admin', impersonation: 'refused' })
    .input(ById.extend({ verdict: z.enum(reportVerdicts), words: longText(2_000).min(10, 'Please say what you found, in a sentence.') })),
}
