import * as z from 'zod'
import { Face } from '#features/files/uploads/shown-picture.ts'
import { route } from '#features/route.ts'
import { Act, ById, Email, Id, Moment, pageOf, text } from '#features/shapes.ts'

const Permission = z.int().min(1).max(5).describe('1 checklist, 2 guest list, 3 vendor manager, 4 mood boards, 5 transactions')
const Role = z.enum(['helper', 'partner'])

const Share = z.strictObject({ id: Id, name: z.string(), permissions: z.array(Permission) })

export const Posse = z.strictObject({
  id: Id,
  user_id: Id.describe('The couple'),
  role: Role,
  is_accepted: z.boolean(),
  guest_wedding_events: z.array(Share),
})

/** Who helps whom, or may yet, as the two sides of it see it. */
export const Helper = Posse.extend({
  direction: z.enum(['invite', 'request']).describe('Whether the couple invited them, or they asked to help'),
  firstname: z.string().describe('Of the couple'),
  other_firstname: z.string(),
  name: z.string().describe('Of who helps; empty as long as the address has no account, or did not answer'),
  face: Face.describe('Of the other side; null where their initials are drawn'),
  email: z.string(),
  sent_at: Moment.describe('When the last letter went out, or they asked'),
  is_expired: z.boolean().describe('The letter is older than an invite lasts'),
})

/** A wedding that was shared with somebody, and is no longer. */
const Ended = z.strictObject({
  user_id: Id.describe('The couple'),
  couple: z.string().describe('By first names'),
  guest_wedding_events: z.array(z.strictObject({ id: Id, name: z.string() })),
  ended_at: Moment,
})

/** What whoever holds the link of a letter gets to see. */
const Invite = z.strictObject({
  id: Id,
  user_id: Id,
  state: z.enum(['open', 'expired', 'accepted', 'declined']),
  whose: z.enum(['own', 'other', 'unknown']).describe('Whether it is for who is signed in; unknown without a session'),
  email: z.string(),
  role: Role,
  firstname: z.string(),
  other_firstname: z.string(),
  guest_wedding_events: z.array(Share),
})

export type Posse = z.infer<typeof Posse>
export type Helper = z.infer<typeof Helper>
export type Share = z.infer<typeof Share>
export type Ended = z.infer<typeof Ended>
export type Invite = z.infer<typeof Invite>

const Permissions = z
  .array(Permission)
  .max(5)
  .transform((codes) => [...new Set(codes)].toSorted())
const Shares = z.array(z.object({ id: Id, permissions: Permissions })).max(100, 'Please name at most 100 events.')
const Token = z.string().max(200)
const Key = z.object({ token: Token.optional().describe('That of the letter’s link, for an address that is not confirmed yet') })
const OneHelper = z.strictObject({ data: Helper })

const posses = route.$route({ tags: ['Posse'] })

export const possesContract = {
  list: posses
    .route({ method: 'GET', path: '/user-posses', summary: 'Who helps the caller, and whom the caller helps' })
    .meta({ policy: 'signed_in' })
    .output(pageOf(Helper).extend({ ended: z.array(Ended).describe('Whom the caller helped until they took it back') })),
  get: posses
    .route({ method: 'GET', path: '/user-posses/get-posse/{id}', summary: 'Who helps with which events' })
    .meta({ policy: 'signed_in' })
    .input(ById)
    .output(z.strictObject({ data: Posse })),
  invite: posses
    .route({ method: 'POST', path: '/user-posses', successStatus: 201, summary: 'Invite somebody to help, or the partner' })
    .meta({ policy: 'posse_new', impersonation: 'refused' })
    .input(z.object({ email: Email, role: Role.default('helper'), guest_wedding_events: Shares.default([]) }))
    .output(OneHelper),
  ask: posses
    .route({ method: 'POST', path: '/user-posses/requests', successStatus: 201, summary: 'Ask a couple to help them' })
    .meta({ policy: 'signed_in', impersonation: 'refused' })
    .input(z.object({ username: text(40).describe('As in the address of their page') }))
    .output(OneHelper),
  update: posses
    .route({ method: 'PUT', path: '/user-posses/{id}', summary: 'Change what somebody may open; events that are not named stay' })
    .meta({ policy: 'posse_couple', impersonation: 'refused' })
    .input(ById.extend({ role: Role.optional(), guest_wedding_events: Shares.optional() }))
    .output(OneHelper),
  destroy: posses
    .route({ method: 'DELETE', path: '/user-posses/{id}', successStatus: 204, summary: 'Remove who helps, or leave' })
    .meta({ policy: 'posse_either', impersonation: 'refused' })
    .input(ById.extend({ act: Act.optional() })),
  sendAgain: posses
    .route({ method: 'PUT', path: '/user-posses/{id}/letter', summary: 'Send the letter of an invite again, with a new link' })
    .meta({ policy: 'posse_couple', impersonation: 'refused' })
    .input(ById)
    .output(OneHelper),
  accept: posses
    .route({ method: 'PUT', path: '/user-posses/{id}/accept', summary: 'Say yes to the couple' })
    .meta({ policy: 'posse_invited', impersonation: 'refused' })
    .input(ById.extend(Key.shape))
    .output(z.strictObject({ data: Posse })),
  decline: posses
    .route({ method: 'PUT', path: '/user-posses/{id}/decline', successStatus: 204, summary: 'Say no to the couple' })
    .meta({ policy: 'posse_invited', impersonation: 'refused' })
    .input(ById.extend(Key.shape)),
  possee_accept: posses
    .route({ method: 'PUT', path: '/user-posses/{id}/possee-accept', summary: 'Let somebody help who asked to' })
    .meta({ policy: 'posse_asked', impersonation: 'refused' })
    .input(ById.extend({ guest_wedding_events: Shares.optional() }))
    .output(z.strictObject({ data: Posse })),
  possee_decline: posses
    .route({ method: 'PUT', path: '/user-posses/{id}/possee-decline', successStatus: 204, summary: 'Turn down who asked to help' })
    .meta({ policy: 'posse_asked', impersonation: 'refused' })
    .input(ById),
  link: posses
    .route({ method: 'GET', path: '/user-posses/links/{token}', summary: 'The invite behind the link of a letter' })
    .meta({ policy: 'anyone' })
    .input(z.object({ token: Token }))
    .output(z.strictObject({ data: Invite })),
  declineByLink: posses
    .route({ method: 'PUT', path: '/user-posses/links/{token}/decline', successStatus: 204, summary: 'Say no without an account' })
    .meta({ policy: 'anyone' })
    .input(z.object({ token: Token })),
}
