import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Id, text, Version } from '#features/shapes.ts'
import { ChildInput, Metas, Submission, Taxonomy, Told } from './submission-shapes.ts'

const submissions = route.$route({ tags: ['Submissions'] })
const one = z.strictObject({ data: Submission })

/** What is said of a wedding; what is not sent stays as it is. */
const Said = z.object({
  title: text(90).optional(),
  excerpt: text(240).optional(),
  metas: Metas.partial().optional(),
  taxonomy: Taxonomy.partial().optional(),
  told: Told.partial().optional(),
  children: z
    .array(ChildInput)
    .max(150, 'A wedding has 150 pictures at most.')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each picture once, please.')
    .optional()
    .describe('All of its pictures, in their order'),
})
export type Said = z.infer<typeof Said>

export const submissionsContract = {
  create: submissions
    .route({ method: 'POST', path: '/content/submit-wedding', successStatus: 201, summary: 'Begin to send in a wedding' })
    .meta({ policy: 'signed_in' })
    .input(Said.extend({ as_vendor: z.boolean().default(false).describe('Of a vendor; for accounts that are one') }))
    .output(one),
  update: submissions
    .route({ method: 'PUT', path: '/content/submit-wedding/{id}', summary: 'Change what is said of a wedding' })
    .meta({ policy: 'written_sent_wedding' })
    .input(Said.extend({ id: Id, version: Version.optional() }))
    .output(one),
  list: submissions
    .route({ method: 'GET', path: '/content/submit-wedding', summary: 'The weddings that somebody sends in, the newest first' })
    .meta({ policy: 'seen_submissions' })
    .input(z.object({ user_id: Id }))
    .output(z.strictObject({ data: z.array(Submission) })),
  get: submissions
    .route({ method: 'GET', path: '/content/submit-wedding/{slug}', summary: 'One of them' })
    .meta({ policy: 'seen_submission' })
    .input(z.object({ slug: text(200) }))
    .output(one),
  send: submissions
    .route({ method: 'POST', path: '/content/submit-wedding/{id}/send', summary: 'Send it in; what is still missing is said by field' })
    .meta({ policy: 'own_sent_wedding', impersonation: 'refused' })
    .input(ById)
    .output(one),
  withdraw: submissions
    .route({ method: 'POST', path: '/content/submit-wedding/{id}/withdraw', summary: 'Take it back, wherever it is by now' })
    .meta({ policy: 'own_sent_wedding', impersonation: 'refused' })
    .input(ById)
    .output(one),
}
