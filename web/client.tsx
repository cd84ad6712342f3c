import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadOnce } from './reload-once.ts'
import { getRouter } from './router.tsx'

addEventListener('vite:preloadError', reloadOnce)
addEventListener('unhandledrejection', passOverSkipped)

/** The entry of the build for browsers: takes over the page that the server rendered. */
const router = getRouter()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})

/** Whoever goes on before a page has quite come skips the rest of its coming, which the router waits for in vain. */
function passOverSkipped(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault()
}
