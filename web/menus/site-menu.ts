import { hasPage } from '../map/routes.ts'
import { site } from '../site.ts'
import { t } from '../text/text.ts'

export interface SiteEntry {
  title: string
  to: string
  hint?: string
}

export interface SiteGroup {
  title: string
  entries: readonly SiteEntry[]
}

/** A picture in a panel, and what it leads to. */
export interface SiteStory {
  image: 'home-seating'
  title: string
  to: string
}

/** A place in the mega menu: a plain way to its page, or with groups a panel that opens. */
export interface SiteSection {
  slug: string
  title: string
  to: string
  /** What leads to its page from inside the panel. */
  all: string
  groups: readonly SiteGroup[]
  story?: SiteStory | undefined
  /** It is the page above those of its neighbours, and is not where one is on theirs. */
  isAbove?: true
}

export const toolsMenu: readonly SiteEntry[] = [
  { title: t('menu.checklist'), to: '/tools/wedding-checklist', hint: t('site_menu.checklist') },
  { title: t('site_menu.guest_list'), to: '/tools/guest-list', hint: t('site_menu.guests') },
  { title: t('menu.budget'), to: '/tools/budget-tool', hint: t('site_menu.budget') },
  { title: t('site_menu.vendor_manager'), to: '/tools/vendor-manager', hint: t('site_menu.vendors_hint') },
  { title: t('site_menu.boards'), to: '/tools/vision-boards', hint: t('site_menu.boards_hint') },
  { title: t('site_menu.style_quiz'), to: '/style-quiz', hint: t('site_menu.quiz_hint') },
]

export const siteMenu: readonly SiteSection[] = [
  {
    slug: 'planning',
    title: t('site_menu.planning'),
    to: '/planning',
    all: t('site_menu.all_planning'),
    groups: [{ title: t('site_menu.tools'), entries: toolsMenu }],
    story: { image: 'home-seating', title: t('site_menu.story'), to: '/tools/guest-list' },
  },
  plain('real-weddings', t('site_menu.real_weddings')),
  plain('vendors', t('site_menu.vendors')),
  plain('guides', t('site_menu.guides')),
  plain('shop', t('site_menu.shop')),
  plain('podcast', t('site_menu.podcast')),
]

export const footerMenu: readonly SiteGroup[] = [
  { title: t('footer.plan'), entries: [...toolsMenu.slice(0, 5), { title: t('menu.tools'), to: '/tools' }] },
  {
    title: t('footer.read'),
    entries: [
      { title: t('site_menu.real_weddings'), to: '/real-weddings' },
      { title: t('site_menu.guides'), to: '/guides' },
      { title: t('site_menu.style_quiz'), to: '/style-quiz' },
      { title: t('site_menu.podcast'), to: '/podcast' },
    ],
  },
]

/** The menu of the header: the operator's own, or what ships and leads somewhere. */
export function headerMenu(): readonly SiteSection[] {
  return site().menus.header?.map(own) ?? shippedMenu
}

/** The columns of the footer. */
export function footerColumns(): readonly SiteGroup[] {
  return site().menus.footer ?? shippedColumns
}

function own({ title, to, entries }: { title: string; to: string; entries: readonly SiteEntry[] }, place: number): SiteSection {
  return { slug: `own-${place}`, title, to, all: title, groups: entries.length > 0 ? [{ title, entries }] : [] }
}

/** Fewer entries than this stand in the bar themselves; a panel for them would be mostly empty. */
const fewest = 3

/** The part of the menu that leads somewhere. */
export function shownSections(sections: readonly SiteSection[]): SiteSection[] {
  return sections.flatMap((section) => {
    const groups = shownGroups(section.groups)
    const entries = groups.flatMap((group) => group.entries)
    const story = section.story && hasPage(section.story.to) ? section.story : undefined
    if (entries.length >= fewest) return [{ ...section, groups, story }]
    if (hasPage(section.to)) return [{ ...section, groups: [] }]
    return entries.map(({ title, to }) => plain(to.slice(1), title))
  })
}

/** What is left of it where a row of tabs leads to the tools already, or nobody plans anything. */
export function besideTools(sections: readonly SiteSection[]): SiteSection[] {
  const isTool = ({ to }: { to: string }) => to.startsWith('/tools/')
  return sections.flatMap((section) => {
    const groups = section.groups
      .map((group) => ({ ...group, entries: group.entries.filter((entry) => !isTool(entry)) }))
      .filter(({ entries }) => entries.length > 0)
    const [all, left] = [section.groups, groups].map((some) => some.flatMap(({ entries }) => entries).length)
    if (left! >= fewest || (left! > 0 && left === all)) return [{ ...section, groups }]
    return isTool(section) ? [] : [{ ...section, groups: [], story: undefined }]
  })
}

/** The same within another's wedding, without the tools that aren't shared. */
export function sectionsWithin(shared: Readonly<Record<string, unknown>>): SiteSection[] {
  return headerMenu().filter(({ to }) => !to.startsWith('/tools/') || to in shared)
}

export function shownGroups(groups: readonly SiteGroup[]): SiteGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ to }) => hasPage(to)) }))
    .filter(({ entries }) => entries.length > 0)
}

function plain(slug: string, title: string): SiteSection {
  return { slug, title, to: `/${slug}`, all: '', groups: [] }
}

export const shippedMenu = shownSections(siteMenu)
export const shippedColumns = shownGroups(footerMenu)
