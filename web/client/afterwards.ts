import { watchLine } from '../offline/line.ts'
import { startTracking } from './track.ts'

interface Router {
  subscribe: (what: 'onResolved', tell: () => void) => unknown
  options: { context: { visitors: { known: () => { id: number } | null | undefined } } }
}

/** What begins when all that is wanted is there. Public pages register no worker for who is not signed in. */
export function startAfterwards(router: Router): void {
  startTracking(router)
  watchLine()
  const isSignedIn = Boolean(router.options.context.visitors.known())
  if (import.meta.env.PROD && isSignedIn && 'serviceWorker' in navigator)
    void import('../offline/register.ts').then(({ registerWorker }) => registerWorker(router)).catch(console.info)
}
