import * as z from 'zod'
import { GivenPassword } from '../contract.ts'
import { route } from '#features/route.ts'
import { ByToken, Email } from '#features/shapes.ts'

const changes = route.$route({ tags: ['Accounts'] })

/** Another address for an account: the new one confirms it, the old one can stop it. */
export const addressChangeContract = {
  ask: changes
    .route({
      method: 'POST',
      path: '/users/me/email',
      successStatus: 202,
      summary: 'Ask for another address; it counts once it is confirmed',
    })
    .meta({ policy: 'signed_in', answers_tokens: true, impersonation: 'refused' })
    .input(z.object({ email: Email, password: GivenPassword })),
  confirm: changes
    .route({ method: 'POST', path: '/auth/change-address', successStatus: 204, summary: 'Confirm the new address with its mailed link' })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(ByToken),
  stop: changes
    .route({
      method: 'POST',
      path: '/auth/change-address/stop',
      successStatus: 204,
      summary: 'Keep the old address, with its mailed link; signs out every device',
    })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(ByToken),
}
