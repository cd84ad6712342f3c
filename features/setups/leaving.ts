import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '#web/api.ts'

/** Goes on to a page, after forgetting what was known of a list that was not set up. */
export function useLeaving(to: string): () => Promise<void> {
  const cache = useQueryClient()
  const navigate = useNavigate()
  return () => {
    cache.removeQueries({ queryKey: api.guests.key() })
    return navigate({ href: to })
  }
}
