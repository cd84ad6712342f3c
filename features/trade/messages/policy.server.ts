import { ById } from '#features/shapes.ts'
import { forbidden, notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import type { Session } from '#server/session.ts'
import { type Caller, findPlace } from './rows.server.ts'
import type { Side } from './sides.ts'

/** A conversation of the caller's couple, or of the business that they act for; an operator has neither. */
export const ownConversationPolicy: PolicyRule = async (context, input) => {
  const caller = callerOf(signedIn(context))
  const { data } = ById.safeParse(input)
  if (!data || !(await findPlace(context.db, caller, data.id))) notFound()
  return undefined
}

/** The same for what only one of the two sides does. */
export function conversationOf(side: Side): PolicyRule {
  return async (context, input) => {
    const caller = callerOf(signedIn(context))
    const { data } = ById.safeParse(input)
    const place = data && (await findPlace(context.db, caller, data.id))
    if (!place) notFound()
    return place.side === side ? undefined : forbidden()
  }
}

export function callerOf({ user, partner_in }: Session): Caller {
  return { id: user.id, partner_in }
}
