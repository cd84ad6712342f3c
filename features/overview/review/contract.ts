import * as z from 'zod'
import { route } from '#features/route.ts'
import { Day, Id, longText, Version } from '#features/shapes.ts'
import { states, Submission } from '#features/trade/submissions/submission-shapes.ts'

const admin = route.$route({ tags: ['Operator'] })

export const reviewContract = {
  list: admin
    .route({ method: 'GET', path: '/admin/submissions', summary: 'Weddings that were sent in, the oldest promise first' })
    .meta({ policy: 'admin' })
    .input(z.object({ state: z.enum(states).exclude(['draft']).optional() }))
    .output(z.strictObject({ data: z.array(Submission), waiting: z.int().describe('How many wait for an answer') })),
  answer: admin
    .route({
      method: 'POST',
      path: '/admin/submissions/{id}',
      summary: 'Answer one: publish it, ask for changes, or decline it; by letter and on record',
    })
    .meta({ policy: 'reviewed_submission', impersonation: 'refused' })
    .input(
      z.object({
        id: Id,
        version: Version.describe('The one that was read'),
        answer: z.enum(['publish', 'changes', 'decline']),
        reason: longText(2_000).default(''),
        asks: z
          .record(z.string().regex(/^[a-zA-Z_0-9.]{1,60}$/), longText(500))
          .default({})
          .describe('What is to be changed, by the field that it stands beside'),
        publish_on: Day.nullable().default(null).describe('A day to come; else at once'),
      }),
    )
    .output(z.strictObject({ data: Submission })),
}
