import type { Page } from './routes.ts'

/** The pages of the vendor manager, the most specific first. */
export const vendorManagerPages: readonly Page[] = [
  {
    path: '/tools/vendor-manager/setup',
    file: 'features/site/home/vendors-setup-page.tsx',
    layout: 'default',
    guard: 'tools',
    tool: 'vendor-manager',
    cached: true,
  },
  {
    path: '/tools/vendor-manager/suggested',
    file: 'features/overview/suggestions/suggested-page.tsx',
    layout: 'user',
    guard: 'tools',
    tool: 'vendor-manager',
  },
  {
    path: '/tools/vendor-manager/hired',
    file: 'features/planning/vendors/tool/hired-page.tsx',
    layout: 'user',
    guard: 'tools',
    tool: 'vendor-manager',
  },
  {
    path: '/tools/vendor-manager/quotes-of/$vendor',
    file: 'features/planning/quotes/typing/vendor-quotes-page.tsx',
    layout: 'user',
    guard: 'tools',
    tool: 'vendor-manager',
  },
  {
    path: '/tools/vendor-manager/quotes/{-$service}',
    file: 'features/planning/quotes/compare/quotes-page.tsx',
    layout: 'user',
    guard: 'tools',
    tool: 'vendor-manager',
  },
  {
    path: '/tools/vendor-manager/settings',
    file: 'features/planning/vendors/setup/vendors-settings-page.tsx',
    layout: 'user',
    guard: 'tools',
    tool: 'vendor-manager',
  },
  {
    path: '/tools/vendor-manager',
    file: 'features/planning/vendors/tool/vendors-page.tsx',
    layout: 'user',
    guard: 'tools',
    tool: 'vendor-manager',
  },
]
