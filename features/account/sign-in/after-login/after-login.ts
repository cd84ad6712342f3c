import { hasPage, startPath, type Tool, tools } from '#web/map/routes.ts'
import { ownPath } from '#web/own-path.ts'

/** What is known of somebody who has just signed in. */
export interface Arrival {
  user: { is_vendor: boolean; first_steps_at: string | null; helps_since?: string | null; firstname?: string }
  /** The path of the page they stood on. */
  at?: string | undefined
  /** Where the address said they wanted to go. */
  redirect_to?: string | undefined
  /** The tool that they were turned away from. */
  tool?: string | undefined
  /** Their answers to the style quiz wait in this browser. */
  has_quiz_answers?: boolean
  /** They wanted to write to somebody. */
  opens_messages?: boolean
}

export interface Rule {
  of: string
  to: (arrival: Arrival) => string | undefined
}

/** Where a sign-in leads. The first rule that fits counts, and none fits that leads to a page which isn't there. */
export const rules: readonly Rule[] = [
  {
    of: 'somebody who has no name yet',
    to: ({ user, redirect_to }) => (user.firstname === '' ? withWay('/complete-profile-idc', redirect_to) : undefined),
  },
  { of: 'the pages where a couple submits a wedding', to: ({ at }) => within(at, '/tools/submit-wedding', 'email') },
  { of: 'the pages where a vendor submits a wedding', to: ({ at }) => within(at, '/tools/vendor-submit-wedding', 'email') },
  { of: 'what the address asked for', to: ({ redirect_to }) => ownPath(redirect_to) },
  { of: 'the style quiz', to: ({ at }) => within(at, '/style-quiz', 'result') },
  { of: 'answers to the style quiz', to: ({ has_quiz_answers }) => (has_quiz_answers ? '/style-quiz/result' : undefined) },
  { of: 'a tool', to: ({ tool }) => (isTool(tool) ? tools[tool].path : undefined) },
  { of: 'a vendor at the beginning', to: ({ user }) => (user.is_vendor && isNew(user) ? '/complete/vendor-profile/1' : undefined) },
  // Whom a couple asked to help is not asked when they marry.
  { of: 'who came to help another couple', to: ({ user }) => (!user.is_vendor && isNew(user) && user.helps_since ? startPath : undefined) },
  { of: 'a couple at the beginning', to: ({ user }) => (!user.is_vendor && isNew(user) ? '/complete/profile/1' : undefined) },
  { of: 'a vendor', to: ({ user }) => (user.is_vendor && !isNew(user) ? '/vendor/dashboard' : undefined) },
  { of: 'a couple', to: ({ user }) => (!user.is_vendor && !isNew(user) ? '/dashboard' : undefined) },
]

export function afterLogin(arrival: Arrival, isThere: (path: string) => boolean = hasPage): string {
  const path = rules.map(({ to }) => to(arrival)).find((path) => path !== undefined && isThere(path.replace(/[?#].*/, '')))
  return arrival.opens_messages ? withQuery(path ?? startPath, 'messages', 'open') : (path ?? startPath)
}

function withWay(path: string, redirect_to: string | undefined): string {
  const way = ownPath(redirect_to)
  return way ? `${path}?${new URLSearchParams({ 'redirect-to': way })}` : path
}

function within(at: string | undefined, pages: string, to: string): string | undefined {
  return at === pages || at?.startsWith(`${pages}/`) ? `${pages}/${to}` : undefined
}

function isTool(tool: string | undefined): tool is Tool {
  return tool !== undefined && Object.hasOwn(tools, tool)
}

function isNew({ first_steps_at }: Arrival['user']): boolean {
  return first_steps_at === null
}

/** The page opens what it says by its address. */
export function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://own.invalid')
  url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
