import * as z from 'zod'
import { Password, Tokens } from '../contract.ts'
import { FirstName, LastName } from '../user.ts'
import { route } from '#features/route.ts'
import { Email } from '#features/shapes.ts'

const Token = z.string().max(200)

const links = route.$route({ tags: ['Accounts'] })

/** Signing in by a letter, for who has no password, or not at hand. */
export const loginLinksContract = {
  ask: links
    .route({ method: 'POST', path: '/external/idc_login', successStatus: 202, summary: 'Mail a link that signs in, once' })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(z.object({ email: Email })),
  use: links
    .route({ method: 'POST', path: '/auth/sign-in-link', summary: 'Sign in with a mailed link' })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(z.object({ token: Token }))
    .output(Tokens),
  finish: links
    .route({ method: 'POST', path: '/auth/register-finish', summary: 'Set name and password of an account that has none' })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(
      z.object({
        token: Token.optional().describe('That of a mailed link, for who is not signed in'),
        firstname: FirstName,
        lastname: LastName,
        password: Password,
      }),
    )
    .output(Tokens),
}
