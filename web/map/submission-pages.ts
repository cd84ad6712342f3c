import type { Page } from './routes.ts'

const ofCouples: readonly Omit<Page, 'guard'>[] = [
  { path: '/tools/submit-wedding/create', file: 'features/trade/submissions/pages/create-page.tsx', layout: 'setup' },
  { path: '/tools/submit-wedding/email', file: 'features/trade/submissions/pages/email-page.tsx', layout: 'setup' },
  {
    path: '/tools/submit-wedding/my-weddings',
    file: 'features/trade/submissions/pages/my-weddings-page.tsx',
    layout: 'user',
  },
  {
    path: '/tools/submit-wedding/{-$slug}/form/done',
    file: 'features/trade/submissions/pages/done-page.tsx',
    layout: 'setup',
  },
  {
    path: '/tools/submit-wedding/{-$slug}/form/{-$step}',
    file: 'features/trade/submissions/pages/form-page.tsx',
    layout: 'setup',
  },
  {
    path: '/tools/submit-wedding/{-$slug}/preview',
    file: 'features/trade/submissions/pages/preview-page.tsx',
    layout: 'setup',
  },
]

const ofVendors: readonly Omit<Page, 'guard'>[] = [
  {
    path: '/tools/vendor-submit-wedding/create',
    file: 'features/trade/submissions/pages/vendor-create-page.tsx',
    layout: 'setup',
  },
  {
    path: '/tools/vendor-submit-wedding/email',
    file: 'features/trade/submissions/pages/vendor-email-page.tsx',
    layout: 'setup',
  },
  {
    path: '/tools/vendor-submit-wedding/my-weddings',
    file: 'features/trade/submissions/pages/vendor-my-weddings-page.tsx',
    layout: 'vendor',
  },
  {
    path: '/tools/vendor-submit-wedding/{-$slug}/form/done',
    file: 'features/trade/submissions/pages/vendor-done-page.tsx',
    layout: 'setup',
  },
  {
    path: '/tools/vendor-submit-wedding/{-$slug}/form/$step',
    file: 'features/trade/submissions/pages/vendor-form-page.tsx',
    layout: 'setup',
  },
  {
    path: '/tools/vendor-submit-wedding/{-$slug}/preview',
    file: 'features/trade/submissions/pages/vendor-preview-page.tsx',
    layout: 'setup',
  },
  {
    path: '/tools/vendor-submit-wedding',
    file: 'features/trade/submissions/pages/vendor-submit-wedding-page.tsx',
    layout: 'vendor',
  },
]

/** The pages of weddings that are sent in, the most specific first. */
export const submissionPages: readonly Page[] = [
  ...ofCouples.map((page): Page => ({ ...page, guard: 'user' })),
  {
    path: '/tools/submit-wedding',
    file: 'features/trade/submissions/pages/submit-wedding-page.tsx',
    layout: 'default',
    guard: 'none',
    cached: true,
  },
  {
    path: '/submission-invite/$token',
    file: 'features/trade/submissions/together/submission-invite-page.tsx',
    layout: 'default',
    guard: 'none',
    secret_link: true,
  },
  {
    path: '/submission-rights/$token',
    file: 'features/trade/submissions/rights/submission-rights-page.tsx',
    layout: 'default',
    guard: 'none',
    secret_link: true,
  },
  ...ofVendors.map((page): Page => ({ ...page, guard: 'vendor' })),
]
