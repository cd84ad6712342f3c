import * as z from 'zod'
import { GivenPassword, Password } from '../contract.ts'
import { route } from '#features/route.ts'
import { ByToken, Email } from '#features/shapes.ts'

const ResetLink = z.strictObject({
  email: z.string().nullable().describe('Whose password it sets; null when it has run out'),
})

const ConfirmLink = z.strictObject({
  state: z.enum(['waiting', 'confirmed', 'expired']),
  email: z.string().nullable().describe('The address in question, while it waits'),
})

const credentials = route.$route({ tags: ['Accounts'] })

/** Passwords and the links in letters that stand in for them. Nothing of it is kept for an Idempotency-Key. */
export const credentialsContract = {
  forgot: credentials
    .route({ method: 'POST', path: '/auth/forgot-password', successStatus: 202, summary: 'Ask for a link that sets a new password' })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(z.object({ email: Email })),
  resetLink: credentials
    .route({ method: 'GET', path: '/auth/reset-password/{token}', summary: 'What a mailed link can still do; looking changes nothing' })
    .meta({ policy: 'anyone' })
    .input(ByToken)
    .output(z.strictObject({ data: ResetLink })),
  reset: credentials
    .route({ method: 'POST', path: '/auth/reset-password', successStatus: 204, summary: 'Set a new password with a mailed link' })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(ByToken.extend({ password: Password })),
  again: credentials
    .route({
      method: 'POST',
      path: '/auth/reset-password/again',
      successStatus: 202,
      summary: 'Ask for another link in place of one that ran out',
    })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(ByToken),
  change: credentials
    .route({
      method: 'POST',
      path: '/auth/change-password',
      successStatus: 204,
      summary: 'Change the password; signs out every other device',
    })
    .meta({ policy: 'signed_in', answers_tokens: true, impersonation: 'refused' })
    .input(z.object({ current_password: GivenPassword, password: Password })),
  confirmLink: credentials
    .route({ method: 'GET', path: '/auth/confirm-address/{token}', summary: 'What a mailed link can still do; looking changes nothing' })
    .meta({ policy: 'anyone' })
    .input(ByToken)
    .output(z.strictObject({ data: ConfirmLink })),
  confirm: credentials
    .route({ method: 'POST', path: '/auth/confirm-address', successStatus: 204, summary: 'Confirm an address with a mailed link' })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(ByToken),
  sendConfirmation: credentials
    .route({
      method: 'POST',
      path: '/auth/confirm-address/letter',
      successStatus: 202,
      summary: "Mail the link that confirms one's own address",
    })
    .meta({ policy: 'signed_in', answers_tokens: true, impersonation: 'refused' }),
}
