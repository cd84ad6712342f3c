import { ById } from '#features/shapes.ts'
import { notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { findEnquiry } from './rows.server.ts'

/** Whoever asked: it stands in their own name, so that not even their partner speaks for them. */
export const ownEnquiryPolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const { data } = ById.safeParse(input)
  if (!data || !(await findEnquiry(context.db, user.id, data.id))) notFound()
  return undefined
}
