import * as z from 'zod'
import { route } from '#features/route.ts'
import { longText, Moment, text } from '#features/shapes.ts'

const questionnaires = route.$route({ tags: ['Content'] })

/** By the name of the field; several where several may be ticked. */
export const AnswersByField = z
  .record(text(60), z.union([longText(10_000), z.array(text(60)).max(30)]))
  .refine((answers) => Object.keys(answers).length <= 64, 'Please answer the questions that were asked.')

const Kept = z.strictObject({
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  done_at: Moment.nullable().describe('When all of it was answered'),
  open: z.int().nullable().describe('The first step that still lacks an answer'),
})
export type Kept = z.infer<typeof Kept>

const BySlug = z.object({ slug: text(200) })

export const questionnairesContract = {
  get: questionnaires
    .route({ method: 'GET', path: '/questionnaires/{slug}/answers', summary: 'What the caller answered so far' })
    .meta({ policy: 'anyone', impersonation: 'refused' })
    .input(BySlug)
    .output(z.strictObject({ data: Kept })),
  save: questionnaires
    .route({
      method: 'PUT',
      path: '/questionnaires/{slug}/answers',
      summary: 'Keep the answers to one step: with the account, or for 30 days with this browser',
    })
    .meta({ policy: 'anyone', impersonation: 'refused' })
    .input(
      BySlug.extend({
        step: z.int().min(1).max(50),
        answers: AnswersByField,
        is_draft: z.boolean().default(false).describe('Still being written: nothing has to be right'),
      }),
    )
    .output(z.strictObject({ data: Kept })),
  forget: questionnaires
    .route({ method: 'DELETE', path: '/questionnaires/{slug}/answers', successStatus: 204, summary: 'Forget what the caller answered' })
    .meta({ policy: 'anyone', impersonation: 'refused' })
    .input(BySlug),
}
