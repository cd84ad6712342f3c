import type { Page } from './routes.ts'

/** The most specific first. Whether a lesson opens is for the lesson to say, since some are previews. */
const known: readonly Page[] = [
  {
    path: '/tools/videos/categories/$taxonomy',
    file: 'features/money/courses/videos/category-page.tsx',
    layout: 'default',
    guard: 'premiumguard',
  },
  { path: '/tools/videos', file: 'features/money/courses/videos/videos-guides-page.tsx', layout: 'default', guard: 'premiumguard' },
  { path: '/tools/courses/{-$slug}', file: 'features/money/courses/tools-courses-page.tsx', layout: 'default', guard: 'premiumguard' },
  {
    path: '/users/$username/courses/$slug/$lesson',
    file: 'features/money/courses/lesson/own-lesson-page.tsx',
    layout: 'masterclass',
    guard: 'none',
  },
  { path: '/users/$username/courses/$slug', file: 'features/money/courses/own-course-page.tsx', layout: 'default', guard: 'user' },
  { path: '/users/$username/courses', file: 'features/money/courses/own-courses-page.tsx', layout: 'default', guard: 'user' },
  { path: '/courses/downloads', file: 'features/money/courses/downloads-page.tsx', layout: 'default', guard: 'subscriber' },
  { path: '/courses/guides', file: 'features/money/courses/guides-page.tsx', layout: 'default', guard: 'subscriber' },
  { path: '/courses/perks', file: 'features/money/courses/perks-page.tsx', layout: 'default', guard: 'subscriber' },
  { path: '/courses/products', file: 'features/money/courses/products-page.tsx', layout: 'default', guard: 'none' },
  { path: '/courses/$slug/$lesson', file: 'features/money/courses/lesson/lesson-page.tsx', layout: 'masterclass', guard: 'none' },
  { path: '/courses/$slug', file: 'features/money/courses/course-page.tsx', layout: 'default', guard: 'none' },
  { path: '/courses', file: 'features/money/courses/courses-page.tsx', layout: 'default', guard: 'none' },
]

/** Courses, lessons and what comes with them, where an operator has them. */
export const coursePages: readonly Page[] = known.map((page) => ({ ...page, flag: 'masterclass' }))
