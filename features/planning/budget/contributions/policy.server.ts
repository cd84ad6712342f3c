import * as z from 'zod'
import { Id } from '#features/shapes.ts'
import { gone, notFound } from '#server/errors.ts'
import type { PolicyRule } from '#server/policy.ts'
import { hashToken } from '#server/session.ts'
import { findLinked } from '../contributors/link-rows.server.ts'
import { isOwn } from './rows.server.ts'

/** Whoever has the letter, and of pledges their own alone; a link that was taken back says so. */
export const contributorLinkPolicy: PolicyRule = async ({ db }, input) => {
  const { token, id } = Call.parse(input ?? {})
  const linked = (token ? await findLinked(db, hashToken(token)) : undefined) ?? notFound()
  if (linked.revoked_at !== null) gone()
  if (id !== undefined && (id === null || !(await isOwn(db, linked, id)))) notFound()
  return undefined
}

const Call = z.object({ token: z.string().max(200).optional().catch(undefined), id: Id.nullable().optional().catch(null) }).catch({})
