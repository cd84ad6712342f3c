import * as z from 'zod'
import { route } from '#features/route.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'

/** How the couple's own account at the provider of cards stands. */
export const AccountState = z
  .enum(['none', 'unfinished', 'restricted', 'ready'])
  .describe('Cards are taken where it is ready; restricted is what the provider doesn’t let take money, or not yet')

export type AccountState = z.infer<typeof AccountState>

const registry = route.$route({ tags: ['Registry'] })
const owners = { policy: 'planning', permission: permissions.transactions, couple: true, impersonation: 'refused' } as const
const State = z.strictObject({ data: z.strictObject({ state: AccountState }) })

export const accountContract = {
  connect: registry
    .route({
      method: 'POST',
      path: '/registry/account',
      summary: 'Where the couple connects its own account at the provider; 404 without its approval',
    })
    .meta({ ...owners, keeps_key: true })
    .input(InWedding)
    .output(z.strictObject({ data: z.strictObject({ url: z.string().describe('A page of the provider’s, for a few minutes') }) })),
  look: registry
    .route({ method: 'PUT', path: '/registry/account', summary: 'Ask the provider how the couple’s own account stands' })
    .meta(owners)
    .input(InWedding)
    .output(State),
  disconnect: registry
    .route({
      method: 'DELETE',
      path: '/registry/account',
      successStatus: 204,
      summary: 'Take no more gifts by card; the account is the couple’s',
    })
    .meta(owners)
    .input(InWedding),
}
