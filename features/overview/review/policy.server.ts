import { findOwner } from '#features/trade/submissions/rows.server.ts'
import { ById } from '#features/shapes.ts'
import { forbidden, notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'

/** Operators alone, of what is there. */
export const reviewedSubmissionPolicy: PolicyRule = async (context, input) => {
  if (!signedIn(context).user.is_admin) forbidden()
  const { data } = ById.safeParse(input)
  if (!data || (await findOwner(context.db, data.id)) === undefined) notFound()
  return undefined
}
