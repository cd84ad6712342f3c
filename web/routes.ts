export type Layout = 'admin' | 'default' | 'content' | 'empty' | 'footerless' | 'setup' | 'user' | 'vendor'

/** The middleware by which a page says who may open it; web/guards.ts says what each of them does. */
export type Guard =
  | 'none'
  | 'homepage'
  | 'layout'
  | 'guest-only'
  | 'user'
  | 'tools'
  | 'vendor'
  | 'subscriber'
  | 'premiumguard'
  | 'adminguard'
  | 'demo'

/** The tools that are set up before they are used, by their slug: their own page, what they are, and the first step. */
export const tools = {
  checklist: { path: '/tools/wedding-checklist', setup: '/tools/wedding-checklist/setup', complete: '/complete/checklist/1' },
  'guest-list': { path: '/tools/guest-list', setup: '/tools/guest-list/setup', complete: '/complete/guest-list/1' },
} as const

export type Tool = keyof typeof tools

export interface Page {
  /** `$name` stands for one part of the address, `{-$name}` for one that may be missing, `$` for whatever is left. */
  path: string
  file: `features/${string}/${string}-page.tsx`
  layout: Layout
  guard: Guard
  /** Which tool its guard is about. */
  tool?: Tool
  /** The same for every visitor who isn't signed in, so that it is made once and kept. */
  cached?: true
  /** Its address opens something by itself, so it must not travel as a referrer. */
  secret_link?: true
}

/** Answers whatever no page is made for. */
export const otherPage = '/$'

/** The one URL map: every page, the most specific first. The first one that fits an address answers it. */
export const pages: readonly Page[] = [
  {
    path: '/tools/guest-list/setup',
    file: 'features/site/guest-setup-page.tsx',
    layout: 'default',
    guard: 'tools',
    tool: 'guest-list',
    cached: true,
  },
  {
    path: '/tools/wedding-checklist/setup',
    file: 'features/site/checklist-setup-page.tsx',
    layout: 'default',
    guard: 'tools',
    tool: 'checklist',
    cached: true,
  },
  { path: '/tools/$tool/setup', file: 'features/site/tool-page.tsx', layout: 'default', guard: 'none', cached: true },
  { path: '/tools/offers', file: 'features/site/offers-page.tsx', layout: 'default', guard: 'none', cached: true },
  {
    path: '/tools/guest-list/import',
    file: 'features/guest-import/guest-import-page.tsx',
    layout: 'content',
    guard: 'tools',
    tool: 'guest-list',
  },
  { path: '/tools/guest-list/{-$event}', file: 'features/guests/guest-list-page.tsx', layout: 'user', guard: 'tools', tool: 'guest-list' },
  {
    path: '/tools/wedding-checklist/settings',
    file: 'features/checklist-tool/checklist-settings-page.tsx',
    layout: 'user',
    guard: 'tools',
    tool: 'checklist',
  },
  {
    path: '/tools/wedding-checklist',
    file: 'features/checklist-tool/checklist-page.tsx',
    layout: 'user',
    guard: 'tools',
    tool: 'checklist',
  },
  {
    path: '/complete/checklist/$step',
    file: 'features/checklist-tool/checklist-complete-page.tsx',
    layout: 'setup',
    guard: 'tools',
    tool: 'checklist',
  },
  {
    path: '/complete/guest-list/$step',
    file: 'features/setups/guest-complete-page.tsx',
    layout: 'setup',
    guard: 'tools',
    tool: 'guest-list',
  },
  {
    path: '/complete/guest-list/$event/$step',
    file: 'features/setups/event-complete-page.tsx',
    layout: 'setup',
    guard: 'tools',
    tool: 'guest-list',
  },
  { path: '/complete/profile/{-$step}', file: 'features/onboarding/profile-page.tsx', layout: 'setup', guard: 'user' },
  { path: '/complete/vendor-profile/{-$step}', file: 'features/onboarding/vendor-profile-page.tsx', layout: 'setup', guard: 'user' },
  { path: '/complete/$slug', file: 'features/setups/complete-page.tsx', layout: 'setup', guard: 'none' },
  { path: '/dashboard', file: 'features/dashboards/dashboard-page.tsx', layout: 'user', guard: 'user' },
  {
    path: '/vendor/dashboard/posse/{-$user}/events/{-$id}',
    file: 'features/helping/vendor-helper-view-page.tsx',
    layout: 'vendor',
    guard: 'vendor',
  },
  { path: '/vendor/dashboard', file: 'features/dashboards/vendor-dashboard-page.tsx', layout: 'vendor', guard: 'vendor' },
  { path: '/dashboard/posse/{-$user}/events/$id', file: 'features/helping/helper-view-page.tsx', layout: 'user', guard: 'user' },
  { path: '/dashboard/events/$id/task', file: 'features/checklist-tool/event-tasks-page.tsx', layout: 'user', guard: 'user' },
  { path: '/dashboard/history', file: 'features/history/history-page.tsx', layout: 'user', guard: 'user' },
  { path: '/dashboard/events/$id', file: 'features/one-event/event-page.tsx', layout: 'user', guard: 'user' },
  { path: '/dashboard/events', file: 'features/events/events-page.tsx', layout: 'user', guard: 'user' },
  { path: '/users/$username/settings/{-$type}', file: 'features/settings/own-settings-page.tsx', layout: 'user', guard: 'user' },
  { path: '/settings/{-$type}', file: 'features/settings/settings-page.tsx', layout: 'user', guard: 'user' },
  { path: '/sign-in', file: 'features/accounts/sign-in-page.tsx', layout: 'footerless', guard: 'guest-only' },
  { path: '/sign-up', file: 'features/accounts/sign-up-page.tsx', layout: 'footerless', guard: 'guest-only' },
  { path: '/forgot-password', file: 'features/accounts/forgot-password-page.tsx', layout: 'footerless', guard: 'guest-only' },
  {
    path: '/reset-password/{-$token}',
    file: 'features/accounts/reset-password-page.tsx',
    layout: 'footerless',
    guard: 'none',
    secret_link: true,
  },
  {
    path: '/change-address/$token/stop',
    file: 'features/accounts/stop-address-page.tsx',
    layout: 'footerless',
    guard: 'none',
    secret_link: true,
  },
  {
    path: '/change-address/$token',
    file: 'features/accounts/change-address-page.tsx',
    layout: 'footerless',
    guard: 'none',
    secret_link: true,
  },
  {
    path: '/sign-in-link/{-$token}',
    file: 'features/accounts/sign-in-link-page.tsx',
    layout: 'footerless',
    guard: 'none',
    secret_link: true,
  },
  { path: '/complete-profile-idc/{-$step}', file: 'features/login-links/complete-profile-idc-page.tsx', layout: 'setup', guard: 'user' },
  { path: '/social-callback', file: 'features/accounts/social-callback-page.tsx', layout: 'footerless', guard: 'none', secret_link: true },
  { path: '/change-password', file: 'features/accounts/change-password-page.tsx', layout: 'footerless', guard: 'user' },
  {
    path: '/confirm-address/{-$token}',
    file: 'features/accounts/confirm-address-page.tsx',
    layout: 'footerless',
    guard: 'none',
    secret_link: true,
  },
  {
    path: '/keep-account/{-$token}',
    file: 'features/accounts/keep-account-page.tsx',
    layout: 'footerless',
    guard: 'none',
    secret_link: true,
  },
  {
    path: '/helper-invite/$key',
    file: 'features/helping/helper-invite-page.tsx',
    layout: 'footerless',
    guard: 'none',
    secret_link: true,
  },
  { path: '/users/$username/help', file: 'features/helping/ask-to-help-page.tsx', layout: 'user', guard: 'user' },
  { path: '/sign-out', file: 'features/accounts/sign-out-page.tsx', layout: 'user', guard: 'user' },
  { path: '/admin/people/$id', file: 'features/admin/person-page.tsx', layout: 'admin', guard: 'adminguard' },
  { path: '/admin/people', file: 'features/admin/people-page.tsx', layout: 'admin', guard: 'adminguard' },
  { path: '/admin/trail/$id', file: 'features/admin/writes-page.tsx', layout: 'admin', guard: 'adminguard' },
  { path: '/admin/trail', file: 'features/admin/trail-page.tsx', layout: 'admin', guard: 'adminguard' },
  { path: '/admin', file: 'features/admin/admin-page.tsx', layout: 'admin', guard: 'adminguard' },
  { path: '/dev/ui', file: 'features/parts/parts-page.tsx', layout: 'empty', guard: 'demo' },
  {
    path: '/newsletter/$token/leave',
    file: 'features/newsletter/newsletter-leave-page.tsx',
    layout: 'default',
    guard: 'none',
    secret_link: true,
  },
  { path: '/newsletter/$token', file: 'features/newsletter/newsletter-join-page.tsx', layout: 'default', guard: 'none', secret_link: true },
  { path: '/users/$username', file: 'features/people/person-page.tsx', layout: 'default', guard: 'none' },
  { path: '/tools', file: 'features/site/tools-page.tsx', layout: 'default', guard: 'none', cached: true },
  { path: '/privacy-choices', file: 'features/analytics/privacy-choices-page.tsx', layout: 'default', guard: 'none' },
  { path: '/', file: 'features/site/home-page.tsx', layout: 'default', guard: 'homepage', cached: true },
  { path: otherPage, file: 'features/site/not-found-page.tsx', layout: 'default', guard: 'none' },
]

/** What the default layout opens over its page when the address says `login=true`. */
export const accountModal = 'features/accounts/account-modal.tsx'

/** What the pages of somebody signed in load late, and open over themselves when the address says `notifications=open`. */
export const notifications = 'features/notifications/notifications.tsx'

/** Where somebody who signed in goes when nothing else was asked for. */
export const startPath: string = '/dashboard'

/** Where somebody is at home who is signed in. */
export function homePath({ is_vendor }: { is_vendor: boolean }): string {
  return is_vendor ? '/vendor/dashboard' : startPath
}

/** Pages that are for who is not signed in, too, so that they start at the first intent. */
export function isPublic({ guard, path, tool }: Pick<Page, 'guard' | 'path' | 'tool'>): boolean {
  return ['none', 'homepage', 'guest-only'].includes(guard) || isSetup(path, tool)
}

/** The page that shows a visitor what the tool is. */
export function isSetup(path: string, tool: Tool | undefined): boolean {
  return tool !== undefined && tools[tool].setup === path
}

/** The page that answers an address. */
export function pageAt(pathname: string): Page | undefined {
  return pages.find(({ path }) => patternOf(path).test(pathname))
}

/** Whether an address has a page made for it, not only one that answers whatever is left. */
export function hasPage(to: string): boolean {
  const page = /[{}]/.test(to) ? undefined : pageAt(to)
  return page !== undefined && !/^\/(\$|\{)/.test(page.path)
}

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const parts = path.split('/').slice(1).map(partPattern)
  const pattern = new RegExp(`^${parts.join('')}/?$`)
  patterns.set(path, pattern)
  return pattern
}

function partPattern(part: string): string {
  if (part === '') return ''
  if (part === '$') return '(?:/.*)?'
  if (/^\{-\$\w+\}$/.test(part)) return '(?:/[^/]+)?'
  if (/^\$\w+$/.test(part)) return '/[^/]+'
  return `/${part.replace(/[.*+?^{}()|[\]\\]/g, '\\$&')}`
}
