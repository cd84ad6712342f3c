import type { PageContext } from '#server/pages.ts'

const user = {
  id: 7,
  username: 'ada-byron',
  email: 'ada@example.com',
  firstname: 'Ada',
  lastname: 'Byron',
  name: 'Ada Byron',
  avatar: { url: '/avatars/AB-2.svg' },
  wedding_details: { date: null },
}

/** A cookie, as somebody has who signed in. */
export const session = { cookie: 'posy_session=abc' }

export type Api = PageContext['api']

/** A magazine with nothing in it, which is open to everybody; for the rest one has to sign in. */
export const signedOut: Api = async (request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/v1/content') return Response.json({ message: 'Not found.' }, { status: 404 })
  if (pathname === '/api/v1/tag-groups') return Response.json({ data: [] })
  if (pathname === '/api/v1/content/list') return Response.json({ data: [], meta: noPages })
  if (pathname === '/api/v1/vendors') return Response.json({ data: [], meta: { ...noPages, counts: noVendors } })
  return Response.json({ message: 'Please sign in.' }, { status: 401 })
}

const noPages = { current_page: 1, from: null, to: null, last_page: 1, per_page: 24, total: 0, counts: null }
const noVendors = { services: {}, places: {}, styles: {}, languages: {}, prices: {}, verified: 0 }

export const signedIn: Api = async (request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/v1/users/me') return Response.json({ data: user })
  if (/^\/api\/v1\/(?:content|tag-groups|vendors)\b/.test(pathname)) return signedOut(request)
  if (pathname === '/api/v1/guest_wedding_events/all') return Response.json({ data: [] })
  return listOf('2026-11-21T12:00:00Z')
}

export const newlySignedUp: Api = async (request) => (isList(request) ? listOf(null) : signedIn(request))

/** The list of a couple, and when it was set up. */
function listOf(guestlist_setup_at: string | null): Response {
  return Response.json({
    data: [
      {
        id: 1,
        firstname: 'Grace',
        lastname: 'Hopper',
        email: '',
        household_id: null,
        age_group: 'adult',
        plus_one_names: [],
        tags: [],
        wedding_events: [],
      },
    ],
    meta: { current_page: 1, from: 1, to: 1, last_page: 1, per_page: 30, total: 1, next_cursor: null },
    wedding: { user_id: 7, firstname: 'Ada', other_firstname: '', role: 'owner', guestlist_setup_at },
    households: [],
    guest_wedding_events: [],
    guest_wedding_event_counts: [],
    vendor_meals: [],
  })
}

export function isList(request: Request): boolean {
  return new URL(request.url).pathname === '/api/v1/guests'
}
