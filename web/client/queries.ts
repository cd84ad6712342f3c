import { dehydrate, hydrate, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { refusal } from './refusal.ts'

/** What a page has asked of the API, kept for as long as one stays. */
export function createQueries() {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: {
      // What was kept answers while there is no line; a change fails at once and says so, where it would wait and be lost with the page.
      queries: { staleTime: 30_000, retry: isWorthRetrying, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'always' },
    },
  })
  return {
    client,
    // As text, which is what it was when the API gave it out.
    dehydrate: () => JSON.stringify(dehydrate(client)),
    hydrate: (state: string) => hydrate(client, JSON.parse(state)),
  }
}

/** A session that ended elsewhere ends here: the visitor goes home, and what was loaded goes with the page. */
function leaveWhenSignedOut(error: unknown): void {
  if (!import.meta.env.SSR && refusal(error)?.status === 401) location.assign('/')
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = refusal(error)?.status ?? 503
  return !import.meta.env.SSR && failures < 2 && status >= 500
}
