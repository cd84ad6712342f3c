import { html } from 'hono/html'
import { imageAnswer } from './picture-answer.ts'

/** Drawn from what its address says, so it never changes. */
export function avatar(request: Request): Response {
  const { pathname } = new URL(request.url)
  const [, given = '', place = ''] = /^\/avatars\/([^/]{1,200})-(\d)\.svg$/.exec(pathname) ?? []
  const initials = decoded(given)
  const ground = grounds[Number(place)]
  if (!ground || !initials || !(initials === nameless || initialsPattern.test(initials))) return new Response(null, { status: 404 })
  return imageAnswer(
    request,
    Buffer.from(String(drawn(initials, ground))),
    'image/svg+xml; charset=utf-8',
    'public, max-age=31536000, immutable',
  )
}

const nameless = 'new'
/** A letter may become more of them when it grows large. */
const initialsPattern = /^(?:\p{L}\p{M}{0,3}){1,6}$/u

/** The fields of the look by day. A picture does not know the theme of its page. */
const grounds = ['#f5d2c8', '#f7e1a2', '#cde0e7', '#d3dec6', '#ded3ea']
const ink = '#1b2b26'

function drawn(initials: string, ground: string) {
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" fill="${ground}"/>${
    initials === nameless ? posy : letters(initials)
  }</svg>`
}

function letters(initials: string) {
  const size = [...initials].length > 1 ? 112 : 136
  return html`<text x="128" y="128" dy=".35em" text-anchor="middle" font-family="'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif" font-size="${size}" fill="${ink}">${initials}</text>`
}

const petal = 'M15 12.4C11.3 10.2 9.9 5.2 12 2.6c1-1.2 2.2-.9 3 .1.9-1.1 2.2-1.3 3.1 0 1.9 2.7.5 7.6-3.1 9.7Z'

/** Whoever has not said a name yet gets a flower. */
const posy = html`<g transform="translate(33 36) scale(6.4)"><g fill="#d7432a">${[-6, 66, 138, 210, 282].map(
  (turn) => html`<path transform="rotate(${turn} 15 13)" d="${petal}"/>`,
)}</g><circle cx="15" cy="13" r="2.7" fill="${ink}"/><path d="M15.6 22.6c.4 2.2-.3 4.6-2 6.6-.3.4-1 .1-.8-.5.9-2 1.3-4 1.2-6z" fill="#4f8a63"/></g>`

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).normalize('NFC')
  } catch {
    return ''
  }
}
