import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { asMissing } from '#web/map/as-missing.ts'
import { steps, type StepSlug } from '../steps.ts'
import type { Submission } from '../submission-shapes.ts'

export function submissionQuery(slug: string) {
  return api.submissions.get.queryOptions({ input: { slug } })
}

export function listQuery(user_id: number) {
  return api.submissions.list.queryOptions({ input: { user_id } })
}

export function termsQuery() {
  return api.content.tags.queryOptions({ input: {} })
}

/** Where a couple sends weddings in, and where a vendor does. */
export const places = { couple: '/tools/submit-wedding', vendor: '/tools/vendor-submit-wedding' } as const
export type Who = keyof typeof places

/** A page of a wedding, by what stands behind its name in the address. */
export function wayTo(who: Who, { slug }: Pick<Submission, 'slug'>, rest: 'preview' | 'form/couple' | 'form/permission'): string {
  return `${places[who]}/${slug}/${rest}`
}

/** A wedding by its address; without a name in it there is none to be found, and nothing is asked. */
export async function loadSubmission(cache: QueryClient, who: Who, slug: string | undefined): Promise<Submission> {
  if (!slug) throw redirect({ href: `${places[who]}/create` })
  const { data } = await cache.fetchQuery(submissionQuery(slug)).catch(asMissing)
  // Who writes on it, too, finds it among their own.
  if (data.is_vendor !== (who === 'vendor') && !data.authors.some(({ is_own }) => is_own)) throw notFound()
  return data
}

interface LoadedStep {
  submission: Submission
  step: StepSlug
}

/** A step of the form; without one it opens where a couple left off, for a vendor there is no such page. */
export async function loadStep(cache: QueryClient, who: Who, slug: string | undefined, step: string | undefined): Promise<LoadedStep> {
  const known = steps.find((one) => one.slug === (step ?? (who === 'couple' ? 'couple' : undefined)))
  if (!known) throw notFound()
  const [submission] = await Promise.all([loadSubmission(cache, who, slug), cache.ensureQueryData(termsQuery())])
  if (!['draft', 'rights_missing', 'changes_asked'].includes(submission.state))
    throw redirect({ href: `${places[who]}/${submission.slug}/preview` })
  return { submission, step: known.slug }
}
