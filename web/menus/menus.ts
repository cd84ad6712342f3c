import { hasPage, pageAt } from '../map/routes.ts'
import { site } from '../site.ts'
import { addressOf } from '../map/targets.ts'
import { t } from '../text/text.ts'
import type { IconName } from '../ui/icons.ts'
import type { SharedTool } from '../map/whose.ts'

/** A way to a page; `{username}` in it stands for whoever is signed in. */
export interface MenuEntry {
  title: string
  to: string
  icon: IconName
  /** What of the page it opens. */
  search?: SharedTool['search']
  /** Stays the visitor's own while they look at somebody else's wedding. */
  is_own?: true
  /** The address by which a couple shares it, where that is not its own. */
  shared_as?: string
  /** Only where this is switched on. */
  flag?: Flag
  /** Where a couple has no day yet, too: its page asks for that. */
  is_undated?: true
}

export interface TabEntry extends MenuEntry {
  /** It has a place in the phone's bottom bar, with this icon when it is the current one. */
  phone_icon?: IconName
  /** It stands at the end, without a word. */
  is_cog?: true
}

type Flag = 'masterclass' | 'registry'

export interface MenuFacts {
  masterclass?: boolean
  registry?: boolean
  wedding_date?: string | null
  username?: string
}

const boards = '/users/{username}/boards'
const settings = '/settings/profile'

export const settingsEntry: MenuEntry = { title: t('menu.settings'), to: settings, icon: 'gear-six' }

export const coupleMenu: readonly MenuEntry[] = [
  { title: t('menu.home'), to: '/dashboard', icon: 'house' },
  { title: t('menu.checklist'), to: '/tools/wedding-checklist', icon: 'list-checks' },
  { title: t('menu.guests'), to: '/tools/guest-list', icon: 'users-three' },
  { title: t('menu.videos'), to: '/tools/videos', icon: 'play-circle', flag: 'masterclass', is_own: true },
  { title: t('menu.vendor_manager'), to: '/tools/vendor-manager', icon: 'storefront' },
  { title: t('menu.budget'), to: '/tools/budget-tool', icon: 'coins' },
  { title: t('menu.my_submissions'), to: '/tools/submit-wedding/my-weddings', icon: 'paper-plane-tilt', is_own: true },
  { title: t('menu.saved'), to: boards, icon: 'heart', shared_as: '/tools/vision-boards' },
  { title: t('menu.registry'), to: '/tools/cash-registry', icon: 'gift', flag: 'registry' },
]

export const coupleTabs: readonly TabEntry[] = [
  { title: t('menu.dashboard'), to: '/dashboard', icon: 'house', phone_icon: 'house-fill' },
  { title: t('menu.checklist'), to: '/tools/wedding-checklist', icon: 'list-checks', phone_icon: 'list-checks-fill' },
  { title: t('menu.guest_list'), to: '/tools/guest-list', icon: 'users-three', phone_icon: 'users-three-fill' },
  { title: t('menu.budget'), to: '/tools/budget-tool', icon: 'coins', phone_icon: 'coins-fill' },
  { title: t('menu.vendor_manager'), to: '/tools/vendor-manager', icon: 'storefront' },
  { title: t('menu.boards'), to: boards, icon: 'images', shared_as: '/tools/vision-boards' },
  { title: t('menu.cash_registry'), to: '/tools/cash-registry', icon: 'gift', flag: 'registry', is_undated: true },
  { title: t('menu.settings'), to: settings, icon: 'gear-six', is_cog: true, is_own: true },
]

export const vendorMenu: readonly MenuEntry[] = [
  { title: t('menu.dashboard'), to: '/vendor/dashboard', icon: 'house' },
  { title: t('menu.my_tasks'), to: '/vendor/checklist', icon: 'list-checks' },
  { title: t('menu.profile'), to: '/vendor/management', icon: 'storefront' },
  { title: t('menu.submissions'), to: '/tools/vendor-submit-wedding/my-weddings', icon: 'paper-plane-tilt' },
  { title: t('menu.network'), to: '/tools/vendor-network', icon: 'handshake' },
]

export const vendorTabs: readonly TabEntry[] = [
  { title: t('menu.dashboard'), to: '/vendor/dashboard', icon: 'house', phone_icon: 'house-fill' },
  { title: t('menu.my_tasks'), to: '/vendor/checklist', icon: 'list-checks', phone_icon: 'list-checks-fill' },
  { title: t('menu.profile'), to: '/vendor/management', icon: 'storefront', phone_icon: 'storefront-fill' },
  {
    title: t('menu.submissions'),
    to: '/tools/vendor-submit-wedding/my-weddings',
    icon: 'paper-plane-tilt',
    phone_icon: 'paper-plane-tilt-fill',
  },
]

/** Of who only helps, outside of what they help with: no tool of theirs has anything to open. */
export const helpersPlaces: Readonly<Record<string, SharedTool>> = { '/dashboard': { to: '/dashboard', search: {} } }

interface Person {
  is_vendor: boolean
  username: string
  wedding_details: { date: string | null }
}

interface Menus {
  menu: MenuEntry[]
  tabs: TabEntry[]
}

/** The menus of a page: those of vendors on a vendor's pages, where a vendor looks at them; within another's wedding what it shares. */
export function menusAt(
  pathname: string,
  visitor: Person | null,
  features: Partial<Record<Flag, boolean>> = site().features,
  shared?: Readonly<Record<string, SharedTool>>,
): Menus {
  const isVendors = visitor?.is_vendor && isVendorPage(pathname)
  const facts = { ...features, ...(visitor && { username: visitor.username, wedding_date: visitor.wedding_details.date }) }
  const [menu, tabs] = isVendors ? [vendorMenu, vendorTabs] : [coupleMenu, coupleTabs]
  const within = isVendors ? undefined : shared
  return { menu: sharedOf(shown(menu, facts), within), tabs: sharedOf(shown(tabs, facts), within) }
}

export function isVendorPage(pathname: string): boolean {
  return pageAt(pathname)?.guard === 'vendor'
}

/** Each where it opens within that wedding; those that are not shared go. */
function sharedOf<Entry extends MenuEntry>(entries: Entry[], shared: Readonly<Record<string, SharedTool>> | undefined): Entry[] {
  if (!shared) return entries
  return entries.flatMap((entry) => {
    const place = entry.is_own ? entry : shared[entry.shared_as ?? entry.to]
    return place ? [{ ...entry, ...place }] : []
  })
}

/** Which entries of a menu this visitor sees, their targets filled in: none that has no page, and none that is switched off. */
export function shown<Entry extends MenuEntry>(entries: readonly Entry[], facts: MenuFacts = {}): Entry[] {
  return entries
    .filter((entry) => isOn(entry, facts))
    .map((entry) => ({ ...entry, to: addressOf(entry.to, facts) }))
    .filter(({ to }) => hasPage(to))
}

function isOn({ flag, is_undated }: MenuEntry, facts: MenuFacts): boolean {
  return !flag || (Boolean(facts[flag]) && (flag !== 'registry' || is_undated === true || Boolean(facts.wedding_date)))
}
