import type { Db } from '#db/db.ts'
import { ById } from '#features/shapes.ts'
import { forbidden, notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { type Acting, findActing } from './rows.server.ts'

/** Whoever acts for a business; which one it is, the call asks by `actingFor`. */
export const vendorPolicy: PolicyRule = async (context) => {
  await actingFor(context.db, signedIn(context).user.id)
  return undefined
}

/** The business that the caller acts for, the only one whose rows a call may touch. */
export async function actingFor(db: Db, user_id: number): Promise<Acting> {
  return (await findActing(db, user_id)) ?? forbidden()
}

/** Something of the business that the caller acts for; what another one has is as if it weren't there. */
export function ofBusiness(isOwn: (db: Db, content_id: number, id: number) => Promise<boolean>): PolicyRule {
  return async ({ db, ...context }, input) => {
    const { content_id } = await actingFor(db, signedIn(context).user.id)
    const { data } = ById.safeParse(input)
    if (!data || !(await isOwn(db, content_id, data.id))) notFound()
    return undefined
  }
}
