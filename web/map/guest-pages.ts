import type { Page } from './routes.ts'

/** What guests open without an account, and whoever has a letter without signing in: documents, of which a browser's app knows nothing. The most specific first. */
export const guestPages: readonly Page[] = [
  page('/rsvp/iframe', 'guests/answering/pages/rsvp-frame', { framed: true }),
  page('/rsvp', 'guests/answering/pages/rsvp'),
  page('/guests/address/$username', 'guests/addresses/address'),
  page('/guests/$id/calendar.ics', 'guests/answering/pages/calendar'),
  page('/guests/$id/rsvp', 'guests/answering/pages/answer'),
  page('/guests/$id', 'guests/answering/pages/household'),
  page('/guests', 'guests/answering/pages/guests'),
  page('/registry/$identifier', 'money/registry/page/registry'),
  page('/w/$address/$invite_id', 'overview/website/shown/website-guest'),
  page('/w/$address', 'overview/website/shown/website', { shown_here: true }),
  page('/contributions/$token', 'planning/budget/contributions/contribution'),
  page('/shared-boards/$token', 'planning/boards/sharing/shared-board'),
  page('/day-sheets/$token', 'overview/day-sheet/sharing/shared-day'),
  page('/report', 'trade/reports/report'),
  page('/letters/$token', 'guests/letters/no-letters'),
  page('/notices/$token', 'notices/choices/links/stop-notices'),
]

function page(path: string, name: `${string}/${string}`, more: { framed?: true; shown_here?: true } = {}): Page {
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
