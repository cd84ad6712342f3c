import { notFound, redirect } from '@tanstack/react-router'
import { type Guard, homePath, type Tool, tools } from './routes.ts'
import { startContext } from './start-context.ts'
import { toolCookie } from './tool-cookie.ts'

interface Visit {
  isSignedIn: boolean
  isVendor: boolean
  /** The address asked for, path and query. */
  href: string
  /** Which tool the page is about, where it is about one. */
  tool: Tool | undefined
}

/** Each guard lets a visit pass or sends it elsewhere; web/routes.ts says which page has which. */
export const guards: Record<Guard, (visit: Visit) => void> = {
  none: () => {},
  user: ({ isSignedIn, href }) => {
    if (!isSignedIn) throw redirect({ href: `/?${new URLSearchParams({ login: 'true', 'redirect-to': href })}` })
  },
  'guest-only': ({ isSignedIn, isVendor }) => {
    if (isSignedIn) throw redirect({ href: homePath({ is_vendor: isVendor }) })
  },
  vendor: ({ isSignedIn, isVendor }) => {
    if (!isSignedIn) throw redirect({ href: '/' })
    if (!isVendor) throw redirect({ href: homePath({ is_vendor: false }) })
  },
  tool: ({ isSignedIn, tool }) => {
    if (!isSignedIn && tool) throw redirect({ href: tools[tool].setup, headers: remembering(tool) })
  },
  // Whether it is set up already is for the tool's own page to find out.
  'tool-setup': ({ isSignedIn, tool }) => {
    if (isSignedIn && tool) throw redirect({ href: tools[tool].path })
  },
  demo: () => {
    if (import.meta.env.SSR && !startContext()?.isDemo) throw notFound()
  },
}

/** On the server the answer carries the cookie. */
function remembering(tool: Tool): Record<string, string> {
  const cookie = toolCookie(tool)
  if (import.meta.env.SSR) return { 'set-cookie': cookie }
  document.cookie = cookie
  return {}
}
