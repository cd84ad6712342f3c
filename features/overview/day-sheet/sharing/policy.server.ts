import { ByToken } from '#features/shapes.ts'
import { gone, notFound } from '#server/errors.ts'
import type { PolicyRule } from '#server/policy.ts'
import { hashToken } from '#server/session.ts'
import { findLinked } from './rows.server.ts'

/** Whoever has the link sees what that person may see; one that the couple ended says so. */
export const runLinkPolicy: PolicyRule = async ({ db }, input) => {
  const { data } = ByToken.safeParse(input)
  const found = (data && (await findLinked(db, hashToken(data.token)))) ?? notFound()
  return found.ended_at === null ? undefined : gone()
}
