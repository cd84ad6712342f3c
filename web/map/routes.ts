import { patternOf } from '../address-pattern.ts'
import { coursePages } from './course-pages.ts'
import { guestPages } from './guest-pages.ts'
import { messagePages } from './message-pages.ts'
import { sitePages } from './site-pages.ts'
import { submissionPages } from './submission-pages.ts'
import { toolPages } from './tool-pages.ts'
import { vendorPages } from './vendor-pages.ts'

export type Layout = 'admin' | 'default' | 'content' | 'empty' | 'footerless' | 'guest' | 'masterclass' | 'setup' | 'user' | 'vendor'

/** The middleware by which a page says who may open it; web/map/guards.ts says what each of them does. */
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
  'vendor-manager': { path: '/tools/vendor-manager', setup: '/tools/vendor-manager/setup', complete: '/complete/vendor-manager/1' },
  'vision-boards': { path: '/tools/vision-boards', setup: '/tools/vision-boards/setup', complete: '/tools/vision-boards/setup/1' },
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
  /** Of the magazine: its pages know each other, and from one to the rest of the site is a page load. */
  magazine?: true
  /** People pay here: the provider's script may run on it, so that it is always loaded as a document of its own. */
  payment?: true
  /** Only where this is switched on; otherwise it is not there. */
  flag?: 'masterclass'
  /** Opened now and then: a browser knows it with operators' pages, so that the tools of every evening don't carry it. */
  apart?: true
  /** A document and nothing else: no script comes with it, and the app neither knows nor starts it. */
  scriptless?: true
  /** Other sites may show it within theirs, so that nothing on it may know who looks at it. */
  framed?: true
  /** A page of ours may show it within itself. */
  shown_here?: true
  /** Its address opens something by itself, so it must not travel as a referrer. */
  secret_link?: true
}

/** Answers whatever no page is made for. */
export const otherPage = '/$'

/** The one URL map: every page, the most specific first. The first one that fits an address answers it. */
export const pages: readonly Page[] = [
  ...submissionPages,
  ...messagePages,
  ...toolPages,
  ...vendorPages,
  ...guestPages,
  ...coursePages,
  ...sitePages,
]

/** What the default layout opens over its page when the address says `login=true`. */
export const accountModal = 'features/account/sign-in/account-modal.tsx'

/** What the pages of somebody signed in load late, and open over themselves when the address says `notifications=open`. */
export const notifications = 'features/notices/panel/notifications.tsx'

/** What they open over themselves when the address says `messages=open`, or the number of a conversation. */
export const messages = 'features/trade/messages/messages-panel.tsx'

/** Where somebody who signed in goes when nothing else was asked for. */
export const startPath: string = '/dashboard'

/** Where somebody is at home who is signed in. */
export function homePath({ is_vendor }: { is_vendor: boolean }): string {
  return is_vendor ? '/vendor/dashboard' : startPath
}

/** Pages that are for who is not signed in, too, so that they start at the first intent. */
export function isPublic({ guard = 'none', path, tool }: Pick<Page, 'guard' | 'path' | 'tool'>): boolean {
  return ['none', 'homepage', 'guest-only'].includes(guard) || isSetup(path, tool)
}

/** Which pages a browser knows together: those where people pay, operators', those of courses, those for who is signed in, the magazine's, or the others for anybody. */
export function treeOf(page: Page | undefined): 'payment' | 'operator' | 'courses' | 'member' | 'magazine' | 'public' {
  if (page?.payment) return 'payment'
  if (page?.guard === 'adminguard' || page?.apart) return 'operator'
  if (page?.flag) return 'courses'
  if (page && !isPublic(page)) return 'member'
  return page?.magazine ? 'magazine' : 'public'
}

/** The page that shows a visitor what the tool is. */
export function isSetup(path: string, tool: Tool | undefined): boolean {
  return tool !== undefined && tools[tool].setup === path
}

/** The page that answers an address. */
export function pageAt(pathname: string): Page | undefined {
  return plainPages.get(pathname.replace(/\/$/, '')) ?? pages.find(({ path }) => patternOf(path).test(pathname))
}

/** Pages by their whole address, since most requests ask for one without a pattern; none of a pattern stands before a page that it fits. */
const plainPages = new Map(pages.filter(({ path }) => !path.includes('$')).map((page) => [page.path.replace(/\/$/, ''), page]))

/** Whether an address has a page made for it, not only one that answers whatever is left. */
export function hasPage(to: string): boolean {
  const page = /[{}]/.test(to) ? undefined : pageAt(to)
  return page !== undefined && !/^\/(\$|\{)/.test(page.path)
}
