import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import type { Who } from '../form/submission-query.ts'
import type { Submission } from '../submission-shapes.ts'

export interface LoadedEmail {
  email: string
  /** What is being written, where something is. */
  draft: Pick<Submission, 'id' | 'slug'> | null
}

export async function loadEmail(cache: QueryClient, who: Who): Promise<LoadedEmail> {
  const { data: user } = await cache.fetchQuery(api.users.me.queryOptions())
  const { data } = await cache.fetchQuery(api.submissions.list.queryOptions({ input: { user_id: user.id } }))
  const draft = data.find(({ state, is_vendor, is_own }) => is_own && state === 'draft' && is_vendor === (who === 'vendor'))
  return {
    email: draft?.metas.wedding_submitter_email || user.email,
    draft: draft ? { id: draft.id, slug: draft.slug } : null,
  }
}
