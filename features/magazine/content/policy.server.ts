import { membersOnly } from '#server/errors.ts'
import { type RequestContext, signedIn } from '#server/policy.ts'

/** What is sold is for members, and for operators, who answer for it. */
export function forMembers(context: Pick<RequestContext, 'session'>, words?: string): void {
  const { user } = signedIn(context)
  if (!user.is_subscribed && !user.is_admin) membersOnly(words)
}

/** Types that are not there while the operator has courses switched off. */
export function typesOff({ site }: Pick<RequestContext, 'site'>): readonly string[] {
  return site.now().site.features.masterclass ? [] : ['course', 'lesson', 'perk']
}
