import * as z from 'zod'
import { notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { text } from '#features/shapes.ts'
import { isOwnSubscription } from './rows.server.ts'

/** Which browsers hear of somebody is nobody else's to know. */
export const pushSubscriptionPolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const { endpoint } = SubscriptionCall.parse(input ?? {})
  if (endpoint === undefined || !(await isOwnSubscription(context.db, user.id, endpoint))) notFound()
  return undefined
}

const SubscriptionCall = z.object({ endpoint: text(1_000).optional().catch(undefined) }).catch({})
