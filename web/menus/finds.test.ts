import { expect, test } from 'vitest'
import { type Find, findsOf, matching } from './finds.ts'
import { coupleMenu, settingsEntry, shown } from './menus.ts'
import { foundPagesFor } from '../map/found-pages.ts'
import { hasPage } from '../map/routes.ts'

const known = {
  menus: {
    menus: {
      header: [{ slug: 'guests', title: 'Guest list', to: '/tools/guest-list', all: '', groups: [] }],
      footer: [
        {
          title: 'Plan',
          entries: [
            { title: 'Guest list', to: '/tools/guest-list', hint: 'Addresses, plus-ones, dinners' },
            { title: 'Registry', to: '/registry' },
          ],
        },
      ],
    },
  },
  seo_pages: [{ path: '/privacy-choices', title: 'Privacy choices', description: '' }],
  taxonomies: [
    {
      id: 8,
      slug: 'settings',
      title: 'Settings',
      is_searchable: true,
      to: '/real-weddings/taxonomy/8/{slug}',
      terms: terms('Garden', 'Café'),
    },
    { id: 10, slug: 'venues', title: 'Venues', is_searchable: true, to: null, terms: terms('Botanical gardens') },
    { id: 14, slug: 'guide-topics', title: 'Guides', is_searchable: false, to: '/guides/{slug}', terms: terms('Garden weddings') },
  ],
}
const finds = findsOf(known, [])

test('what leads nowhere is not found: no page, no address, not searchable', () => {
  expect(finds.map(({ title, to }) => `${title} ${to}`)).toEqual([
    'Guest list /tools/guest-list',
    'Privacy choices /privacy-choices',
    'Garden /real-weddings/taxonomy/8/garden',
    'Café /real-weddings/taxonomy/8/caf-',
  ])
})

test('who is signed in finds their own pages too, each once', () => {
  const own = findsOf(known, [...shown([...coupleMenu, settingsEntry]), ...foundPagesFor({ is_vendor: false })])
  expect(own.filter(({ to }) => to === '/tools/guest-list')).toHaveLength(1)
  expect(new Set(own.map(({ to }) => to)).size).toBe(own.length)
})

test('every page that no menu has is there; a business has no helpers, and who is signed in need not sign in', () => {
  const of = (visitor: { is_vendor: boolean } | null) => foundPagesFor(visitor).map(({ to }) => to)
  expect([...of({ is_vendor: false }), ...of(null)].filter((to) => !hasPage(to))).toEqual([])
  expect(foundPagesFor({ is_vendor: false }).filter(({ hint }) => hint === '')).toEqual([])
  expect(of({ is_vendor: false })).toEqual(expect.arrayContaining(['/settings/helpers', '/settings/wedding', '/tools/guest-list/letters']))
  expect(of({ is_vendor: true }).filter((to) => /helpers|settings.wedding|sign/.test(to))).toEqual([])
  expect(of(null)).toEqual(['/sign-in', '/sign-up', '/i-do-crew', '/rsvp', '/terms', '/privacy', '/privacy-choices'])
})

test.each([
  ['gard', ['Garden']],
  ['GUE li', ['Guest list']],
  ['dinners', ['Guest list']],
  ['cafe', ['Café']],
  ['settings', ['Garden', 'Café']],
  ['arden', []],
  ['garden list', []],
  ['*(', []],
])('%j finds what has words that begin so', (typed, titles) => {
  expect(matching(finds, typed).map(({ title }) => title)).toEqual(titles)
})

test('a name that begins so stands before one in which it comes later', () => {
  const find = (title: string, about = ''): Find => ({ title, about, to: `/${title}` })
  const found = matching([find('Tools', 'for a list'), find('Guest list'), find('List of vendors')], 'list')
  expect(found.map(({ title }) => title)).toEqual(['List of vendors', 'Guest list', 'Tools'])
})

function terms(...titles: string[]) {
  return titles.map((title, nth) => ({ id: nth + 1, slug: title.toLowerCase().replace(/[^a-z]/g, '-'), title }))
}
