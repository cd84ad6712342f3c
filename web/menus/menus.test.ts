import { describe, expect, test } from 'vitest'
import { coupleMenu, coupleTabs, menusAt, settingsEntry, shown, vendorMenu, vendorTabs } from './menus.ts'
import { hasPage, pageAt, pages } from '../map/routes.ts'
import { footerMenu, shownGroups, shownSections, siteMenu } from './site-menu.ts'

const everything = { masterclass: true, registry: true, wedding_date: '2027-06-26', username: 'june' }
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title)

describe('the menus name their entries as written, in that order', () => {
  // UI-039
  test('the couple menu', () => {
    expect(titles(coupleMenu)).toEqual([
      'Home',
      'Checklist',
      'Guests',
      'Videos & Guides',
      'Vendor Manager',
      'Budget',
      'My Submissions',
      'Saved',
      'Registry',
    ])
  })

  // UI-040
  test("the couple's tabs, with a cog at the end", () => {
    const words = coupleTabs.filter((tab) => !tab.is_cog)
    expect(titles(words)).toEqual(['Dashboard', 'Checklist', 'Guest List', 'Budget', 'Vendor Manager', 'Boards', 'Cash Registry'])
    expect(coupleTabs.at(-1)).toMatchObject({ is_cog: true, to: '/settings/profile' })
  })

  test("the phone's bar, which ends with More", () => {
    expect(titles(coupleTabs.filter((tab) => tab.phone_icon))).toEqual(['Dashboard', 'Checklist', 'Guest List', 'Budget'])
  })

  test("the vendor's menu and tabs", () => {
    expect(titles(vendorMenu)).toEqual(['Dashboard', 'My Tasks', 'Profile', 'Submissions', 'Network'])
    expect(titles(vendorTabs)).toEqual(['Dashboard', 'My Tasks', 'Profile', 'Submissions'])
  })
})

// UI-044 UI-066
test('each entry has the target that was decided', () => {
  const targets = (entries: readonly { to: string }[]) => entries.map(({ to }) => to)
  expect(targets(coupleMenu)).toEqual([
    '/dashboard',
    '/tools/wedding-checklist',
    '/tools/guest-list',
    '/tools/videos',
    '/tools/vendor-manager',
    '/tools/budget-tool',
    '/tools/submit-wedding/my-weddings',
    '/users/{username}/boards',
    '/tools/cash-registry',
  ])
  expect(targets(coupleTabs)).toEqual([
    '/dashboard',
    '/tools/wedding-checklist',
    '/tools/guest-list',
    '/tools/budget-tool',
    '/tools/vendor-manager',
    '/users/{username}/boards',
    '/tools/cash-registry',
    '/settings/profile',
  ])
  expect(targets(vendorMenu)).toEqual([
    '/vendor/dashboard',
    '/vendor/checklist',
    '/vendor/management',
    '/tools/vendor-submit-wedding/my-weddings',
    '/tools/vendor-network',
  ])
  expect(targets(vendorTabs)).toEqual(targets(vendorMenu).slice(0, 4))
})

test('a vendor has the vendors’ menu on the vendors’ pages, and nobody else has it there', () => {
  const [vendor, couple] = [true, false].map((is_vendor) => ({ is_vendor, username: 'ada', wedding_details: { date: null } }))
  expect(titles(menusAt('/vendor/dashboard', vendor!, {}).menu)).toEqual(['Dashboard', 'My Tasks', 'Profile', 'Submissions', 'Network'])
  expect(titles(menusAt('/dashboard', vendor!, {}).menu)).toContain('Guests')
  expect(titles(menusAt('/vendor/dashboard', couple!, {}).menu)).toContain('Guests')
})

describe('what is shown', () => {
  test('leads to a page of its own, whatever is switched on', () => {
    const entries = [
      ...shown([...coupleMenu, ...vendorMenu, ...coupleTabs, ...vendorTabs, settingsEntry], everything),
      ...shownGroups([...footerMenu, ...siteMenu.flatMap(({ groups }) => groups)]).flatMap((group) => group.entries),
      ...shownSections(siteMenu).flatMap((section) =>
        section.groups.length > 0 ? section.groups.flatMap((group) => group.entries) : section,
      ),
    ]
    expect(titles(entries)).toContain('Guests')
    for (const { to } of entries) expect([to, pageAt(to)?.path]).not.toEqual([to, expect.stringMatching(/^\/[${]/)])
  })

  test('is never a page that answers whatever is left, nor a place in it still to be filled', () => {
    expect(['/', '/tools/guest-list', '/no/such/page', '/users/{username}/boards'].map(hasPage)).toEqual([true, true, false, false])
  })

  // UI-089 UI-090
  test('is what is switched on: the registry of the menu needs a wedding date too, its tab does not', () => {
    const entry = { title: 'Registry', to: '/tools/guest-list', icon: 'gift', flag: 'registry' } as const
    const course = { ...entry, flag: 'masterclass' } as const
    expect(shown([entry, course])).toEqual([])
    expect(shown([entry], { registry: true, wedding_date: null })).toEqual([])
    expect(shown([entry], everything)).toEqual([entry])
    const tabs = (registry: boolean) => titles(shown(coupleTabs, { registry, wedding_date: null })).includes('Cash Registry')
    expect([tabs(true), tabs(false)]).toEqual([true, false])
    expect(shown([course], { masterclass: true })).toEqual([course])
  })

  test('a panel with hardly anything in it gives its entries to the bar', () => {
    const [section] = siteMenu
    const entry = { title: 'Guest list', to: '/tools/guest-list' }
    const withEntries = (count: number) => [
      { ...section!, to: '/no/such', groups: [{ title: 'Tools', entries: Array(count).fill(entry) }] },
    ]
    expect(shownSections(withEntries(1))).toMatchObject([{ ...entry, groups: [] }])
    expect(shownSections(withEntries(3))).toMatchObject([{ slug: 'planning', groups: [{ entries: [entry, entry, entry] }] }])
    expect(shownSections(withEntries(0))).toEqual([])
  })
})

// RULE-046 UI-057
test('on every page of the vendor layout a vendor has the vendors’ menu, and nobody else anywhere', () => {
  const somebody = { username: 'june', wedding_details: { date: null } }
  for (const { path, layout } of pages) {
    const address = path.replace(/\{-\$\w+\}|\$\w*/g, '1')
    const isVendors = (is_vendor: boolean) => titles(menusAt(address, { ...somebody, is_vendor }, {}).tabs).includes('My Tasks')
    expect([path, layout === 'vendor' && !isVendors(true), isVendors(false)]).toEqual([path, false, false])
  }
})
