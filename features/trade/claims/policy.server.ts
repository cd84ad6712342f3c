import { ById } from '#features/shapes.ts'
import { notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'

/** What somebody asked for is theirs and an operator's; to those who hold the business it is not even there. */
export const ownClaimPolicy: PolicyRule = async ({ db, ...context }, input) => {
  const { user } = signedIn(context)
  const { data } = ById.safeParse(input)
  if (!data) return notFound()
  const own = db.selectFrom('vendor_claims').where('user_id', '=', user.id).where('id', '=', data.id).select('id')
  if (!(await own.executeTakeFirst())) notFound()
  return undefined
}
