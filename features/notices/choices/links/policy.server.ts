import * as z from 'zod'
import { notFound } from '#server/errors.ts'
import type { PolicyRule } from '#server/policy.ts'
import { hashToken } from '#server/session.ts'
import { findNoticeLink } from './rows.server.ts'

/** Whoever has the letter; a link that nobody was sent opens nothing. */
export const noticeLinkPolicy: PolicyRule = async ({ db }, input) => {
  const { token } = Call.parse(input ?? {})
  if (!token || !(await findNoticeLink(db, hashToken(token)))) notFound()
  return undefined
}

const Call = z.object({ token: z.string().optional().catch(undefined) }).catch({})
