import * as z from 'zod'
import { route } from '#features/route.ts'
import { Id, Moment, text } from '#features/shapes.ts'

const network = route.$route({ tags: ['Vendors’ own side'] })

/** Another business, and what both have in common. */
const Other = z.strictObject({
  id: Id,
  title: z.string(),
  url: z.string(),
  service: z.string(),
  city: z.string(),
  state: z.string(),
  weddings: z.int().describe('Real weddings that credit both'),
  last: z.strictObject({ title: z.string(), url: z.string() }).nullable(),
  standing: z.enum(['none', 'asks', 'asked', 'connected']).describe('Whether they ask, were asked, or both have said so'),
  words: z.string(),
  since: Moment.nullable(),
  is_here: z.boolean().describe('Whether somebody acts for them, who can confirm'),
})
export type Other = z.infer<typeof Other>

export const vendorNetworkContract = {
  list: network
    .route({
      method: 'GET',
      path: '/users/me/vendor-network',
      summary: 'Businesses credited on the same weddings, and those who are connected',
    })
    .meta({ policy: 'vendor' })
    .output(z.strictObject({ data: z.array(Other) })),
  ask: network
    .route({
      method: 'POST',
      path: '/users/me/vendor-network',
      summary: 'Ask another business for a connection; where they asked, that confirms it',
    })
    .meta({ policy: 'vendor' })
    .input(z.object({ vendor_id: Id, words: text(200).default('') }))
    .output(z.strictObject({ data: z.array(Other) })),
  end: network
    .route({
      method: 'DELETE',
      path: '/users/me/vendor-network/{id}',
      summary: 'Take back what was asked, decline it, or end a connection',
    })
    .meta({ policy: 'own_connection' })
    .input(z.object({ id: Id.describe('Of the other business') }))
    .output(z.strictObject({ data: z.array(Other) })),
}
