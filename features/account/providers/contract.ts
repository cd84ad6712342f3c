import * as z from 'zod'
import { Tokens } from '#features/account/sign-in/contract.ts'
import { route } from '#features/route.ts'

export const Service = z.string().max(50).describe('google')

const social = route.$route({ tags: ['Accounts'] })

/** Signing in at somebody else's. What waits in between is known by a cookie that only the server reads. */
export const socialContract = {
  redirect: social
    .route({
      method: 'GET',
      path: '/auth/social/redirect/{service}',
      successStatus: 303,
      summary: 'Send the browser to the provider, to sign in there',
    })
    .meta({ policy: 'provider', answers_tokens: true })
    .input(
      z.object({
        service: Service,
        'redirect-to': z.string().max(2_000).optional(),
        vendor: z.string().max(5).optional().describe('true makes a new account that of a vendor'),
      }),
    ),
  login: social
    .route({ method: 'POST', path: '/auth/social/login/{service}', summary: "Sign in with the provider's identity token" })
    .meta({ policy: 'provider', answers_tokens: true })
    .input(z.object({ service: Service, token: z.string().max(16_384).describe('The ID token, for the sign-in that this browser began') }))
    .output(Tokens),
}
