import type { Page } from './routes.ts'

/** Where couples and vendors write to each other, and say how it was. */
export const messagePages: readonly Page[] = [
  { path: '/vendor/reviews', file: 'features/trade/reviews/vendor-reviews-page.tsx', layout: 'vendor', guard: 'vendor' },
  { path: '/vendor/messages/{-$id}', file: 'features/trade/messages/vendor-messages-page.tsx', layout: 'vendor', guard: 'vendor' },
  { path: '/messages/{-$id}', file: 'features/trade/messages/messages-page.tsx', layout: 'user', guard: 'user' },
  {
    path: '/tools/vendor-manager/reviews/$id',
    file: 'features/trade/reviews/review-page.tsx',
    layout: 'user',
    guard: 'tools',
    tool: 'vendor-manager',
  },
]
