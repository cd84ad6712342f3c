import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { pageErrors } from './page-errors.ts'
import { refusal } from './refusal.ts'
import { routeTree } from './routeTree.gen.ts'
import { readSearch, writeSearch } from './search.ts'
import { startContext } from './start-context.ts'

export function getRouter() {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRetrying } },
  })
  const nonce = startContext()?.nonce
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    ...(nonce && { ssr: { nonce } }),
  })
  router.options.serializationAdapters = [pageErrors]
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

/** A session that ended elsewhere ends here: the visitor goes home, and what was loaded goes with the page. */
function leaveWhenSignedOut(error: unknown): void {
  if (!import.meta.env.SSR && refusal(error)?.status === 401) location.assign('/')
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = refusal(error)?.status ?? 503
  return !import.meta.env.SSR && failures < 2 && status >= 500
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
