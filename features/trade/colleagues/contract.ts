import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, ByToken, Email, Id, Moment } from '#features/shapes.ts'

const people = route.$route({ tags: ['Vendors’ own side'] })

const Colleague = z.strictObject({
  id: Id.describe('Of their account'),
  name: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'colleague']),
  since: Moment,
  is_own: z.boolean().describe('Whether it is the caller'),
})
export type Colleague = z.infer<typeof Colleague>

const Invited = z.strictObject({ id: Id, email: z.string(), sent_at: Moment, ends_at: Moment, is_ended: z.boolean() })
export type Invited = z.infer<typeof Invited>

const Team = z.strictObject({
  title: z.string(),
  role: Colleague.shape.role,
  colleagues: z.array(Colleague).describe('The owner first'),
  invites: z.array(Invited).describe('For the owner alone'),
})

/** What whoever holds the link of a letter gets to see. */
const Asked = z.strictObject({
  title: z.string(),
  by: z.string().describe('The first name of who asks'),
  standing: z
    .enum(['visitor', 'free', 'own', 'elsewhere'])
    .describe('Whether the caller is signed in, and acts for this business or for another'),
})
export type Asked = z.infer<typeof Asked>

const path = '/users/me/vendor-colleagues'

export const vendorColleaguesContract = {
  list: people
    .route({ method: 'GET', path, summary: 'Who acts for the business, and who is asked to' })
    .meta({ policy: 'vendor' })
    .output(z.strictObject({ data: Team })),
  invite: people
    .route({ method: 'POST', path, summary: 'Ask somebody by a letter to act for the business', successStatus: 201 })
    .meta({ policy: 'vendor_owner', impersonation: 'refused' })
    .input(z.object({ email: Email }))
    .output(z.strictObject({ data: Invited })),
  withdraw: people
    .route({
      method: 'DELETE',
      path: `${path}/invites/{id}`,
      summary: 'Take an invitation back; its link opens nothing any more',
      successStatus: 204,
    })
    .meta({ policy: 'vendor_owner', impersonation: 'refused' })
    .input(ById),
  remove: people
    .route({ method: 'DELETE', path: `${path}/{id}`, summary: 'Let a colleague go; they may go by themselves, too', successStatus: 204 })
    .meta({ policy: 'vendor_colleague', impersonation: 'refused' })
    .input(ById),
  handOn: people
    .route({ method: 'POST', path: `${path}/{id}/owner`, summary: 'Make a colleague the owner; who was it is a colleague from then on' })
    .meta({ policy: 'vendor_owner', impersonation: 'refused' })
    .input(ById)
    .output(z.strictObject({ data: Team })),
  link: people
    .route({ method: 'GET', path: '/vendor-invites/{token}', summary: 'The invitation behind the link of a letter' })
    .meta({ policy: 'anyone' })
    .input(ByToken)
    .output(z.strictObject({ data: Asked })),
  accept: people
    .route({ method: 'POST', path: '/vendor-invites/{token}/accept', summary: 'Say yes, and act for the business from then on' })
    .meta({ policy: 'signed_in', impersonation: 'refused' })
    .input(ByToken)
    .output(z.strictObject({ data: z.strictObject({ vendor_id: Id }) })),
}
