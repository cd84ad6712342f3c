import * as z from 'zod'
import { GivenPassword } from '#features/account/sign-in/contract.ts'
import { route } from '#features/route.ts'
import { ByToken, Moment, text } from '#features/shapes.ts'

const Deletion = z.strictObject({
  delete_at: Moment.nullable().describe('When everything goes, for who asked for it'),
  has_password: z.boolean().describe('Else the own address confirms it'),
  guests: z.int(),
  guest_wedding_events: z.int(),
  user_posses: z.int().describe('Who loses what they help with'),
})

export type Deletion = z.infer<typeof Deletion>

const deletions = route.$route({ tags: ['Users'] })

/** Nothing of it is kept for an Idempotency-Key: it opens and closes accounts. */
export const deletionsContract = {
  state: deletions
    .route({ method: 'GET', path: '/users/me/deletion', summary: 'What goes with the account, and when, if that was asked for' })
    .meta({ policy: 'signed_in', impersonation: 'refused' })
    .output(z.strictObject({ data: Deletion })),
  ask: deletions
    .route({
      method: 'DELETE',
      path: '/users/me',
      successStatus: 204,
      summary: 'Delete the account in 14 days, and sign out everywhere now; a password confirms it, or without one the own address',
    })
    .meta({ policy: 'signed_in', answers_tokens: true, impersonation: 'refused' })
    .input(z.object({ password: GivenPassword, email: text(254) }).partial()),
  keep: deletions
    .route({ method: 'POST', path: '/users/me/keep', successStatus: 204, summary: 'Keep an account that was to go' })
    .meta({ policy: 'signed_in', answers_tokens: true, impersonation: 'refused' }),
  link: deletions
    .route({
      method: 'GET',
      path: '/auth/keep-account/{token}',
      summary: 'Until when a mailed link keeps an account; looking changes nothing',
    })
    .meta({ policy: 'anyone' })
    .input(ByToken)
    .output(z.strictObject({ data: z.strictObject({ delete_at: Moment }) })),
  keepByLink: deletions
    .route({ method: 'POST', path: '/auth/keep-account', successStatus: 204, summary: 'Keep an account with a mailed link' })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(ByToken),
}
