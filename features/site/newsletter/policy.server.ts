import * as z from 'zod'
import { forbidden, notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { hashToken } from '#server/session.ts'
import { findState } from './rows.server.ts'

/** Whoever has the letter; a link that nobody was sent opens nothing. */
export const newsletterLinkPolicy: PolicyRule = async ({ db }, input) => {
  const { token } = MailedLink.parse(input ?? {})
  if (!token || !(await findState(db, hashToken(token)))) notFound()
  return undefined
}

/** Anybody may ask for the newsletter. Every other event is told of one's own address alone, or it would mail others at will. */
export const marketingEventPolicy: PolicyRule = (context, input) => {
  const { event, email } = MarketingEvent.parse(input ?? {})
  if (event === 'newsletter') return undefined
  const { user } = signedIn(context)
  if (email.trim().toLowerCase() !== user.email.toLowerCase()) forbidden()
  return undefined
}

const MailedLink = z.object({ token: z.string().optional().catch(undefined) }).catch({})

const MarketingEvent = z
  .object({ event: z.unknown(), email: z.string().catch('') })
  .partial({ event: true })
  .catch({ email: '' })
