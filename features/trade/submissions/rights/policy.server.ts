import * as z from 'zod'
import { notFound } from '#server/errors.ts'
import type { PolicyRule } from '#server/policy.ts'
import { hashToken } from '#server/session.ts'
import { findByLink } from './rows.server.ts'

/** Whoever has the letter; a link that nobody was sent opens nothing. */
export const submissionLinkPolicy: PolicyRule = async ({ db }, input) => {
  const { token } = MailedLink.parse(input ?? {})
  if (!token || !(await findByLink(db, hashToken(token)))) notFound()
  return undefined
}

const MailedLink = z.object({ token: z.string().max(200).optional().catch(undefined) }).catch({})
