import { ById } from '#features/shapes.ts'
import { forbidden, notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { findActing } from '#features/trade/members/rows.server.ts'

/** Those who act for the business. An operator puts it out or asks for changes, and writes no word in its name. */
export const ownSubmissionPolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const { data } = ById.safeParse(input)
  const acting = await findActing(context.db, user.id)
  if (data && acting?.content_id === data.id) return undefined
  return user.is_admin ? forbidden() : notFound()
}
