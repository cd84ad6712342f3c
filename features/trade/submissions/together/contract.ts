import * as z from 'zod'
import { route } from '#features/route.ts'
import { ByToken, Email, Id } from '#features/shapes.ts'
import { Submission } from '../submission-shapes.ts'

const authors = route.$route({ tags: ['Submissions'] })
const one = z.strictObject({ data: Submission })

/** What whoever holds the link of a letter gets to see. */
const Asked = z.strictObject({
  by: z.string().describe('The first name of who asks'),
  standing: z.enum(['visitor', 'free', 'own', 'joined']).describe('Whether the caller is signed in, and writes on it already'),
  slug: z.string().nullable().describe('For whoever writes on it'),
})
export type Asked = z.infer<typeof Asked>

export const submissionAuthorsContract = {
  ask: authors
    .route({ method: 'POST', path: '/content/submit-wedding/{id}/authors', summary: 'Ask somebody by a mailed link to write on it, too' })
    .meta({ policy: 'own_sent_wedding', impersonation: 'refused' })
    .input(z.object({ id: Id, email: Email }))
    .output(one),
  remove: authors
    .route({
      method: 'DELETE',
      path: '/content/submit-wedding/{id}/authors/{author_id}',
      summary: 'Take an invitation back, or let somebody write on it no more; they may go by themselves, too',
      successStatus: 204,
    })
    .meta({ policy: 'place_in_sent_wedding', impersonation: 'refused' })
    .input(z.object({ id: Id, author_id: Id })),
  link: authors
    .route({ method: 'GET', path: '/submission-invites/{token}', summary: 'The invitation behind the link of a letter' })
    .meta({ policy: 'anyone' })
    .input(ByToken)
    .output(z.strictObject({ data: Asked })),
  accept: authors
    .route({ method: 'POST', path: '/submission-invites/{token}/accept', summary: 'Say yes, and write on it from then on' })
    .meta({ policy: 'signed_in', impersonation: 'refused' })
    .input(ByToken)
    .output(z.strictObject({ data: z.strictObject({ slug: z.string() }) })),
}
