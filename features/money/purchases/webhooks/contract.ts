import * as z from 'zod'
import { route } from '#features/route.ts'
import { text } from '#features/shapes.ts'

const webhooks = route.$route({ tags: ['Payments'] })
const Name = text(200).min(1)

/** Whose fields are the provider's; what is written down is asked there, never taken from here. */
const Anything = z.looseObject({ id: Name })

const Taken = z.strictObject({ data: z.strictObject({ is_known: z.boolean().describe('False for what is about nothing of ours') }) })

export const webhooksContract = {
  stripe: webhooks
    .route({ method: 'POST', path: '/stripe/webhook', summary: 'Stripe says that something happened' })
    .meta({ policy: 'stripe_event' })
    .input(
      z.object({
        id: Name,
        type: Name,
        account: Name.optional().describe('A couple’s own, where it happened there'),
        data: z.object({ object: Anything }),
      }),
    )
    .output(Taken),
  paypal: webhooks
    .route({
      method: 'POST',
      path: '/paypal/webhook',
      summary: 'PayPal says that something happened, or a browser that its button was pressed',
    })
    .meta({ policy: 'paypal_event' })
    .input(z.object({ id: Name.optional(), event_type: Name, resource: Anything }))
    .output(Taken),
}
