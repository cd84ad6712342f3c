import { ById } from '#features/shapes.ts'
import { forbidden, notFound } from '#server/errors.ts'
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

/** The same from the side of the business alone; the couple, who sees it, may not. */
export const vendorConversationPolicy: PolicyRule = async (context, input) => {
  const { data } = ById.safeParse(input)
  const place = (data && (await findPlace(context.db, callerOf(signedIn(context)), data.id))) ?? notFound()
  return place.side === 'vendor' ? undefined : forbidden()
}

export function callerOf({ user, partner_in }: Session): Caller {
  return { id: user.id, partner_in }
}
