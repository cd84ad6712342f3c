import * as z from 'zod'
import { notFound } from '#server/errors.ts'
import { type PolicyRule, type RequestContext, signedIn } from '#server/policy.ts'
import { providerPolicy } from '../policy.server.ts'
import { findLinked } from './rows.server.ts'

/** Who may speak of providers of sign-ins. */
export const providerPolicies = {
  provider: providerPolicy,
  own_provider: ownProvider,
  own_identity: ownIdentity,
} satisfies Record<string, PolicyRule>

/** Of one's own account, and only where the operator has such a provider. */
function ownProvider(context: RequestContext, input: unknown) {
  signedIn(context)
  return context.providers.has(serviceIn(input)) ? undefined : notFound()
}

/** What opens the account, whether or not the operator still has that provider. */
async function ownIdentity(context: RequestContext, input: unknown) {
  const { user } = signedIn(context)
  const linked = await findLinked(context.db, user.id)
  return linked.some(({ provider }) => provider === serviceIn(input)) ? undefined : notFound()
}

function serviceIn(input: unknown): string {
  return IdentityCall.parse(input ?? {}).service
}

const IdentityCall = z.object({ service: z.string().catch('') }).catch({ service: '' })
