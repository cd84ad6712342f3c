import { notFound, redirect } from '@tanstack/react-router'
import { type Guard, hasPage, homePath, isSetup, type Page, type Tool, tools } from './routes.ts'
import { site } from '../site.ts'
import { startContext } from '../start/start-context.ts'
import { toolCookie } from './tool-cookie.ts'
import type { Visitor } from '../visitor.ts'

interface Visit {
  visitor: Visitor
  /** The address asked for, path and query. */
  href: string
  page: Pick<Page, 'path' | 'tool' | 'flag'>
}

type Middleware = (visit: Visit) => void

/** In the browser a page that is for everybody names no guard. */
type Asked = Visit['page'] & { guard?: string }

/** Lets a visit of a page pass or sends it elsewhere, as the middleware says that the page names in the URL map. */
export function guard({ guard: name = 'none', ...page }: Asked, visit: Omit<Visit, 'page'>): void {
  if (page.flag && !site().features[page.flag]) throw notFound()
  const middleware = isKnown(name) ? guards[name] : unknown(name)
  middleware({ ...visit, page })
}

const guards: Record<Guard, Middleware> = {
  none: () => {},
  // Somebody who is signed in may look at it like anybody.
  homepage: () => {},
  // In which layout a page stands is for the URL map to say; nobody is turned away for it.
  layout: () => {},
  'guest-only': ({ visitor }) => {
    if (visitor) goTo(homePath(visitor))
  },
  user: ({ visitor, href }) => {
    if (!visitor) goTo(`/?${new URLSearchParams({ login: 'true', 'redirect-to': href })}`)
  },
  // Whether the tool is set up is for its own page to find out.
  tools: ({ visitor, page: { path, tool } }) => {
    if (!tool || isSetup(path, tool) === !visitor) return
    if (visitor) goTo(tools[tool].path)
    goTo(tools[tool].setup, remembering(tool))
  },
  vendor: ({ visitor }) => {
    if (!visitor) goTo('/')
    if (!visitor.is_vendor) goTo(homePath(visitor))
  },
  subscriber: ({ visitor }) => {
    if (!visitor?.is_subscribed && !visitor?.is_admin) goTo('/')
  },
  premiumguard: ({ visitor }) => {
    if (!visitor) goTo(hasPage(plan) ? plan : '/')
  },
  adminguard: ({ visitor }) => {
    if (!visitor?.is_admin) goTo('/')
  },
  demo: () => {
    if (import.meta.env.SSR && !startContext()?.isDemo) throw notFound()
  },
}

/** Where the premium plan is explained. */
const plan = '/i-do-crew'

function goTo(href: string, headers: Record<string, string> = {}): never {
  throw redirect({ href, headers })
}

/** On the server the answer carries the cookie. */
function remembering(tool: Tool): Record<string, string> {
  const cookie = toolCookie(tool)
  if (import.meta.env.SSR) return { 'set-cookie': cookie }
  document.cookie = cookie
  return {}
}

function isKnown(name: string): name is Guard {
  return Object.hasOwn(guards, name)
}

function unknown(name: string): never {
  throw new Error(`There is no middleware ${name}`)
}
