import type { Page } from './routes.ts'

/** What guests open without an account, and whoever has a letter without signing in: documents, of which a browser's app knows nothing. The most specific first. */
export const guestPages: readonly Page[] = [
  page('/rsvp/iframe', 'rsvp-pages/rsvp-frame', { framed: true }),
  page('/rsvp', 'rsvp-pages/rsvp'),
  page('/guests/address/$username', 'address-collector/address'),
  page('/guests/$id/calendar.ics', 'rsvp-pages/calendar'),
  page('/guests/$id/rsvp', 'rsvp-pages/answer'),
  page('/guests/$id', 'rsvp-pages/household'),
  page('/guests', 'rsvp-pages/guests'),
  page('/letters/$token', 'invitations/no-letters'),
  page('/notices/$token', 'notice-links/stop-notices'),
]

function page(path: string, name: `${string}/${string}`, more: { framed?: true } = {}): Page {
  return {
    path,
    file: `features/${name}-page.tsx`,
    layout: 'guest',
    guard: 'none',
    scriptless: true,
    secret_link: true,
    ...more,
  }
}
