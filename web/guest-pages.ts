import type { Page } from './routes.ts'

/** What guests open without an account: documents, of which a browser's app knows nothing. The most specific first. */
export const guestPages: readonly Page[] = [
  page('/rsvp/iframe', 'rsvp-frame', { framed: true }),
  page('/rsvp', 'rsvp'),
  page('/guests/$id/calendar.ics', 'calendar'),
  page('/guests/$id/rsvp', 'answer'),
  page('/guests/$id', 'household'),
  page('/guests', 'guests'),
]

function page(path: string, name: string, more: { framed?: true } = {}): Page {
  return {
    path,
    file: `features/rsvp-pages/${name}-page.tsx`,
    layout: 'guest',
    guard: 'none',
    scriptless: true,
    secret_link: true,
    ...more,
  }
}
