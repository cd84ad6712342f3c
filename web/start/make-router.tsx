import { createRouter } from '@tanstack/react-router'
import type { Site } from '#features/contract.ts'
import { ErrorPage } from './error-page.tsx'
import { lazyQueries } from '../client/lazy-queries.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { pageErrors } from './page-errors.ts'
import type { routeTree as everyPage } from '../routeTree.gen.ts'
import { readSearch, writeSearch } from '../menus/search.ts'
import { keepSite } from '../site.ts'
import { startContext } from './start-context.ts'
import { rememberedVisitor, type Visitor } from '../visitor.ts'

/** The router of the pages that it is given: all on the server, in a browser those of one kind. */
export function makeRouter(routeTree: typeof everyPage) {
  const queries = lazyQueries()
  const visitors = rememberedVisitor()
  const { nonce, site } = startContext() ?? {}
  if (site) keepSite(site)
  const router = createRouter({
    routeTree,
    context: { queries, visitors },
    dehydrate: () => ({ site, visitor: visitors.known(), queries: queries.dehydrate() }),
    hydrate: async ({ site, visitor, queries: state }: Came) => {
      if (site) keepSite(site)
      if (visitor !== undefined) visitors.keep(visitor)
      if (state) await queries.hydrate(state)
    },
    defaultPreload: isFrugal() ? false : 'intent',
    defaultViewTransition: { types: ({ pathChanged }) => (pathChanged && !isStill() ? ['page'] : false) },
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: afterComingToLife(),
    ...(nonce && { ssr: { nonce } }),
  })
  router.options.serializationAdapters = [pageErrors]
  return router
}

/** A page that comes to life stays where its reader is by then; where that is counts for who comes back to it. */
function afterComingToLife(): () => boolean {
  let isAlive: boolean = import.meta.env.SSR
  return () => {
    if (isAlive) return true
    isAlive = true
    if (scrollY > 0) queueMicrotask(() => document.dispatchEvent(new Event('scroll')))
    return false
  }
}

/** Even a transition that shows nothing takes pictures of both pages, and keeps the next one waiting for them. */
function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Somebody with little of it to spend gets only what they ask for; not every browser says so. */
function isFrugal(): boolean {
  if (import.meta.env.SSR) return false
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/** What came with the page. */
interface Came {
  site?: Site | undefined
  visitor?: Visitor | undefined
  queries?: string | undefined
}
