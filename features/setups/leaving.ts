import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

/** Goes on to a page, after forgetting what was known of a wedding without a list. */
export function useLeaving(to: string): () => Promise<void> {
  const cache = useQueryClient()
  const navigate = useNavigate()
  return () => {
    cache.removeQueries()
    return navigate({ href: to })
  }
}
