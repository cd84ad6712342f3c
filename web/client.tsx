import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { makeRouter } from './start/make-router.tsx'
import { reloadOnce } from './start/reload-once.ts'
import { pageAt, treeOf } from './map/routes.ts'

addEventListener('vite:preloadError', reloadOnce)
addEventListener('unhandledrejection', passOverSkipped)

const trees = {
  payment: () => import('virtual:payment-pages'),
  operator: () => import('virtual:operator-pages'),
  member: () => import('virtual:member-pages'),
  magazine: () => import('virtual:magazine-pages'),
  courses: () => import('virtual:courses-pages'),
  public: () => import('virtual:public-pages'),
}

void takeOver()

/** The entry of the build for browsers: takes over the page that the server rendered. */
async function takeOver(): Promise<void> {
  const page = pageAt(location.pathname)
  // Not at the top of the file, which those pages wait for.
  const { routeTree } = await trees[treeOf(page)]()
  const router = makeRouter(routeTree)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

/** Whoever goes on before a page has quite come skips the rest of its coming, which the router waits for in vain. */
function passOverSkipped(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault()
}
