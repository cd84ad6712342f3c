import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadOnce } from './reload-once.ts'
import { getRouter } from './router.tsx'

addEventListener('vite:preloadError', reloadOnce)

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
