import { ByToken } from '#features/shapes.ts'
import { gone, notFound } from '#server/errors.ts'
import type { PolicyRule } from '#server/policy.ts'
import { hashToken } from '#server/session.ts'
import { findShared } from './rows.server.ts'

/** Whoever has the link sees the one board; a link that was taken back says so. */
export const boardLinkPolicy: PolicyRule = async ({ db }, input) => {
  const { data } = ByToken.safeParse(input)
  const found = (data && (await findShared(db, hashToken(data.token)))) ?? notFound()
  return found.ended_at === null ? undefined : gone()
}
