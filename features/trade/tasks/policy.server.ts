import type { Db } from '#db/db.ts'
import { ById } from '#features/shapes.ts'
import { findActing } from '#features/trade/members/rows.server.ts'
import { notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'

/** Something of the business that the caller acts for; to everybody else, who acts for none any more among them, it isn't there. */
export function ofTheirs(isTheirs: (db: Db, content_id: number, id: number) => Promise<boolean>): PolicyRule {
  return async ({ db, ...context }, input) => {
    const acting = await findActing(db, signedIn(context).user.id)
    const { data } = ById.safeParse(input)
    if (!acting || !data || !(await isTheirs(db, acting.content_id, data.id))) notFound()
    return undefined
  }
}
