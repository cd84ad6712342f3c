import type { RequestContext } from './policy.ts'

/** Lets anybody keep the answer, who has to ask whether it is still the same. Somebody's new cookies are never kept with it. */
export function publicly({ answerHeaders }: Pick<RequestContext, 'answerHeaders'>, etag: string): void {
  if (answerHeaders.has('set-cookie')) return
  answerHeaders.set('etag', `"${etag}"`)
  answerHeaders.set('cache-control', 'public, max-age=0, must-revalidate')
}
