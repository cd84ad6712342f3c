import type { Page } from './routes.ts'

const ofBusinesses: readonly Omit<Page, 'guard'>[] = [
  {
    path: '/vendor/dashboard/posse/{-$user}/events/{-$id}',
    file: 'features/overview/helper-view/vendor-helper-view-page.tsx',
    layout: 'vendor',
  },
  { path: '/vendor/dashboard/numbers/$name', file: 'features/trade/dashboard/vendor-number-page.tsx', layout: 'vendor' },
  { path: '/vendor/dashboard', file: 'features/trade/dashboard/vendor-dashboard-page.tsx', layout: 'vendor' },
  { path: '/vendor/checklist', file: 'features/trade/tasks/vendor-checklist-page.tsx', layout: 'vendor' },
  { path: '/tools/vendor-network', file: 'features/trade/network/vendor-network-page.tsx', layout: 'vendor' },
  { path: '/vendor/management/colleagues', file: 'features/trade/colleagues/colleagues-page.tsx', layout: 'vendor' },
  { path: '/vendor/management/leaving', file: 'features/trade/leaving/vendor-leaving-page.tsx', layout: 'vendor' },
  { path: '/vendor/management/{-$step}', file: 'features/trade/profile/management-page.tsx', layout: 'vendor' },
]

/** The pages of a business, and the ways to one; the most specific first. */
export const vendorPages: readonly Page[] = [
  {
    path: '/business-invite/$token',
    file: 'features/trade/inviting/business-invite-page.tsx',
    layout: 'default',
    guard: 'none',
    secret_link: true,
  },
  {
    path: '/vendor-invite/$token',
    file: 'features/trade/colleagues/colleague-invite-page.tsx',
    layout: 'footerless',
    guard: 'none',
    secret_link: true,
  },
  ...ofBusinesses.map((page): Page => ({ ...page, guard: 'vendor' })),
  {
    path: '/tools/create-or-claim-vendor-profile/setup/$step',
    file: 'features/trade/claims/claim-page.tsx',
    layout: 'setup',
    guard: 'user',
  },
  {
    path: '/tools/create-or-claim-vendor-profile/setup',
    file: 'features/trade/claims/claim-find-page.tsx',
    layout: 'setup',
    guard: 'user',
  },
]
