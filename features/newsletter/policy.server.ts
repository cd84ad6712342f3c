import * as z from 'zod'
import { forbidden } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'

/** Anybody may ask for the newsletter. Every other event is told of one's own address alone, or it would mail others at will. */
export const marketingEventPolicy: PolicyRule = (context, input) => {
  const { event, email } = MarketingEvent.parse(input ?? {})
  if (event === 'newsletter') return undefined
  const { user } = signedIn(context)
  if (email.trim().toLowerCase() !== user.email.toLowerCase()) forbidden()
  return undefined
}

const MarketingEvent = z
  .object({ event: z.unknown(), email: z.string().catch('') })
  .partial({ event: true })
  .catch({ email: '' })
