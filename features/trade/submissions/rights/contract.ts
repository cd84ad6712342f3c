import * as z from 'zod'
import { route } from '#features/route.ts'
import { ByToken, Day, Email, Id, Moment, text } from '#features/shapes.ts'
import { rightKinds, Submission } from '../submission-shapes.ts'

const rights = route.$route({ tags: ['Submissions'] })
const Kind = z.enum(rightKinds)

/** What somebody says yes to, in their own name; the photographer to the pictures alone. */
const Signed = z.object({
  name: text(120).min(2, 'Please write your name.'),
  names: z.boolean().default(false),
  faces: z.boolean().default(false),
  cost: z.boolean().default(false),
})
export type Signed = z.infer<typeof Signed>

const Asked = z.strictObject({
  kind: Kind,
  name: z.string(),
  couple: z.string(),
  place: z.string(),
  wedding_date: Day.nullable(),
  asked_by: z.string(),
  pictures: z.int(),
  state: z.enum(['waiting', 'signed', 'refused', 'withdrawn']),
  signed_at: Moment.nullable(),
  names: z.boolean(),
  faces: z.boolean(),
  cost: z.boolean(),
  url: z.string().nullable().describe('Where it is published'),
})
export type Asked = z.infer<typeof Asked>

export const submissionRightsContract = {
  ask: rights
    .route({
      method: 'POST',
      path: '/content/submit-wedding/{id}/rights',
      summary: 'Ask somebody by a mailed link for what only they can give',
    })
    .meta({ policy: 'own_sent_wedding', impersonation: 'refused' })
    .input(
      z.object({
        id: Id,
        kind: Kind,
        name: text(120).min(2, 'Please write their name.'),
        email: Email,
        again: z.boolean().default(false).describe('Another letter to the same address, once a minute'),
      }),
    )
    .output(z.strictObject({ data: Submission })),
  give: rights
    .route({ method: 'POST', path: '/content/submit-wedding/{id}/rights/{kind}', summary: 'Give what is one’s own to give' })
    .meta({ policy: 'own_sent_wedding', impersonation: 'refused' })
    .input(Signed.extend({ id: Id, kind: Kind }))
    .output(z.strictObject({ data: Submission })),
  get: rights
    .route({ method: 'GET', path: '/submission-rights/{token}', summary: 'What a mailed link asks for; looking changes nothing' })
    .meta({ policy: 'submission_link' })
    .input(ByToken)
    .output(z.strictObject({ data: Asked })),
  sign: rights
    .route({ method: 'POST', path: '/submission-rights/{token}', summary: 'Say yes by a mailed link' })
    .meta({ policy: 'submission_link' })
    .input(ByToken.extend(Signed.shape))
    .output(z.strictObject({ data: Asked })),
  withdraw: rights
    .route({ method: 'POST', path: '/submission-rights/{token}/withdraw', summary: 'Say no, or take it back: what is published goes' })
    .meta({ policy: 'submission_link' })
    .input(ByToken)
    .output(z.strictObject({ data: Asked })),
}
