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

/** Whoever owns one; a colleague lets nobody in, and sends nobody away but themselves. */
export const vendorOwnerPolicy: PolicyRule = async (context) => {
  const { role } = await actingFor(context.db, signedIn(context).user.id)
  return role === 'owner' ? undefined : forbidden()
}

/** A colleague of the business that the caller owns, or the caller; of a colleague all others are as little there as anybody's. */
export const vendorColleaguePolicy: PolicyRule = async (context, input) => {
  const { id: me } = signedIn(context).user
  const { content_id, role } = await actingFor(context.db, me)
  const { data } = ById.safeParse(input)
  if (data?.id === me) return undefined
  const other = role === 'owner' && data ? await findActing(context.db, data.id) : undefined
  return other?.content_id === content_id ? undefined : notFound()
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
