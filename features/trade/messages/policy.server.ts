import { ById } from '#features/shapes.ts'
import { notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import type { Session } from '#server/session.ts'
import { type Caller, findPlace } from './rows.server.ts'

/** A conversation of the caller's couple, or of the business that they act for; an operator has neither. */
export const ownConversationPolicy: PolicyRule = async (context, input) => {
  const caller = callerOf(signedIn(context))
  const { data } = ById.safeParse(input)
  if (!data || !(await findPlace(context.db, caller, data.id))) notFound()
  return undefined
}

export function callerOf({ user, partner_in }: Session): Caller {
  return { id: user.id, partner_in }
}
