import type { Db } from '#db/db.ts'
import { forbidden } from '#server/errors.ts'
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
