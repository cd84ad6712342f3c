import { notFound, redirect } from '@tanstack/react-router'
import { type Guard, startPath } from './routes.ts'
import { startContext } from './start-context.ts'

interface Visit {
  isSignedIn: boolean
  /** The address asked for, path and query. */
  href: string
}

/** Each guard lets a visit pass or sends it elsewhere; web/routes.ts says which page has which. */
export const guards: Record<Guard, (visit: Visit) => void> = {
  none: () => {},
  user: ({ isSignedIn, href }) => {
    if (!isSignedIn) throw redirect({ href: `/?${new URLSearchParams({ login: 'true', 'redirect-to': href })}` })
  },
  'guest-only': ({ isSignedIn }) => {
    if (isSignedIn) throw redirect({ href: startPath })
  },
  demo: () => {
    if (import.meta.env.SSR && !startContext()?.isDemo) throw notFound()
  },
}
