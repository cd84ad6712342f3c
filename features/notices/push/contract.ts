import * as z from 'zod'
import { route } from '#features/route.ts'
import { text } from '#features/shapes.ts'

const Endpoint = text(1_000).min(1, 'Please name an endpoint.')

/** As `subscription.toJSON()` has it: `key` is its p256dh, `token` its auth. */
const PushSubscription = z.object({
  endpoint: Endpoint,
  key: z.string().regex(/^B[\w-]{86}=?$/, 'Please send the p256dh key of the subscription.'),
  token: z.string().regex(/^[\w-]{22}(==)?$/, 'Please send the auth secret of the subscription.'),
})

export type PushSubscription = z.infer<typeof PushSubscription>

const push = route.$route({ tags: ['Notifications'] })

export const pushContract = {
  add: push
    .route({
      method: 'POST',
      path: '/pushnotifications',
      successStatus: 201,
      summary: 'Have this browser told, as long as it stays signed in',
    })
    .meta({ policy: 'signed_in', impersonation: 'refused' })
    .input(PushSubscription)
    .output(z.strictObject({ data: PushSubscription.strict() })),
  remove: push
    .route({
      method: 'DELETE',
      path: '/pushnotifications/{endpoint}',
      successStatus: 204,
      summary: 'Stop telling a browser; its endpoint percent-encoded, or the SHA-256 of it in hexadecimal digits',
    })
    .meta({ policy: 'push_subscription', impersonation: 'refused' })
    .input(z.object({ endpoint: Endpoint })),
}
