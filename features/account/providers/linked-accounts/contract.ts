import * as z from 'zod'
import { GivenPassword } from '#features/account/sign-in/contract.ts'
import { route } from '#features/route.ts'
import { Moment, pageOf } from '#features/shapes.ts'
import { Service } from '../contract.ts'

const ByService = z.object({ service: Service })

const Identity = z.strictObject({
  service: Service,
  linked_at: Moment.nullable().describe('Since when it opens the account; null when it does not'),
  is_offered: z.boolean().describe('The operator has such a provider, so it can be linked'),
  is_only_way: z.boolean().describe('There is no password and no other provider, so it stays'),
})

export type Identity = z.infer<typeof Identity>

const identities = route.$route({ tags: ['Accounts'] })

/** Providers of sign-ins that open one's account, beside its password. */
export const identitiesContract = {
  list: identities
    .route({ method: 'GET', path: '/users/me/identities', summary: 'Which providers of sign-ins open the account, or could' })
    .meta({ policy: 'signed_in', impersonation: 'refused' })
    .output(pageOf(Identity)),
  begin: identities
    .route({ method: 'POST', path: '/users/me/identities/{service}', summary: 'Begin to link a provider; tells where to sign in there' })
    .meta({ policy: 'own_provider', answers_tokens: true, impersonation: 'refused' })
    .input(ByService.extend({ password: GivenPassword.optional().describe('For who has one') }))
    .output(z.strictObject({ data: z.strictObject({ address: z.url() }) })),
  link: identities
    .route({
      method: 'PUT',
      path: '/users/me/identities/{service}',
      successStatus: 204,
      summary: "Link the provider's person to the account, with the identity token of the sign-in that was begun for it",
    })
    .meta({ policy: 'own_provider', answers_tokens: true, impersonation: 'refused' })
    .input(ByService.extend({ token: z.string().max(16_384) })),
  unlink: identities
    .route({
      method: 'DELETE',
      path: '/users/me/identities/{service}',
      successStatus: 204,
      summary: 'Let a provider open the account no more; the only way in stays',
    })
    .meta({ policy: 'own_identity', impersonation: 'refused' })
    .input(ByService),
}
