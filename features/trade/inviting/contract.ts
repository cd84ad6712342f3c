import * as z from 'zod'
import { route } from '#features/route.ts'
import { ByToken, Email, Id, Moment, text } from '#features/shapes.ts'
import { Submission } from '#features/trade/submissions/submission-shapes.ts'

const inviting = route.$route({ tags: ['Vendors’ own side'] })

const Whom = z.object({
  name: text(60).min(2, 'Please enter the name of the business.'),
  email: Email.describe('Where the one letter goes; it is shown to nobody'),
})

/** One that was asked for; whether its letter was wanted stays untold. */
const Invited = z.strictObject({ id: Id, name: z.string(), created_at: Moment, is_here: z.boolean().describe('They have a page by now') })
export type Invited = z.infer<typeof Invited>

const list = z.strictObject({ data: z.array(Invited) })

/** What whoever holds the link of a letter gets to see. */
const Letter = z.strictObject({
  name: z.string().describe('What the business was called'),
  by: z.string().describe('The business that asks, or the first name of who credits it'),
  is_wedding: z.boolean().describe('It is credited on a wedding'),
  standing: z.enum(['visitor', 'free', 'own', 'joined', 'elsewhere']).describe('Whether the caller is signed in, and who took it'),
  is_unwanted: z.boolean().describe('Its reader wants no more of them'),
})
export type Letter = z.infer<typeof Letter>

export const businessInvitationsContract = {
  list: inviting
    .route({ method: 'GET', path: '/users/me/vendor-invitations', summary: 'Businesses that were asked to come to the directory' })
    .meta({ policy: 'vendor' })
    .output(list),
  ask: inviting
    .route({
      method: 'POST',
      path: '/users/me/vendor-invitations',
      summary: 'Ask a business that the directory has not for a connection, by one letter',
    })
    .meta({ policy: 'vendor', impersonation: 'refused' })
    .input(Whom)
    .output(list),
  askCredited: inviting
    .route({
      method: 'POST',
      path: '/content/submit-wedding/{id}/vendor-invitations',
      summary: 'Ask a business that a wedding credits, and the directory has not, by one letter',
    })
    .meta({ policy: 'own_sent_wedding', impersonation: 'refused' })
    .input(Whom.extend({ id: Id }))
    .output(z.strictObject({ data: Submission })),
  link: inviting
    .route({ method: 'GET', path: '/business-invites/{token}', summary: 'The invitation behind the link of a letter' })
    .meta({ policy: 'anyone' })
    .input(ByToken)
    .output(z.strictObject({ data: Letter })),
  accept: inviting
    .route({
      method: 'POST',
      path: '/business-invites/{token}/accept',
      summary: 'Take it; the own business is asked for the connection, now or as soon as there is one',
    })
    .meta({ policy: 'signed_in', impersonation: 'refused' })
    .input(ByToken)
    .output(z.strictObject({ data: Letter })),
  leave: inviting
    .route({ method: 'POST', path: '/business-invites/{token}/leave', summary: 'Want no such letter any more, from anybody' })
    .meta({ policy: 'anyone' })
    .input(ByToken)
    .output(z.strictObject({ data: Letter })),
}
