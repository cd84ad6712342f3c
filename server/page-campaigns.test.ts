import { expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { signedOut } from '#tests/page-visitors.ts'
import { sitePages } from '#web/map/site-pages.ts'
import { toolPages } from '#web/map/tool-pages.ts'
import { openPages } from './pages.ts'

const pages = await openPages(root, { dev: false })
/** The list of 2025 is a piece, of which these visitors' magazine has none. */
const ofPieces = ['/loverly-list-2025']
const kept = [...sitePages, ...toolPages].flatMap(({ cached, path }) =>
  cached && !path.includes('$') && !ofPieces.includes(path) ? [path] : [],
)

// What is rendered anew for a question that no page knows is what stands beside it.
test.each(kept)('whoever comes to %s from a campaign gets the page that is kept, for it would be the same', async (path) => {
  const plain = await get(path)
  const came = await get(`${path}?utm_source=letter&utm_medium=mail&gclid=a1`)
  expect(came).toEqual(plain)
  expect(plain.etag).not.toBeNull()
  const anew = await get(`${path}?question=1`)
  expect(anew.etag).toBeNull()
  expect(shown(anew.html)).toBe(shown(plain.html))
})

async function get(path: string) {
  const answer = await pages.render(new Request(`http://posy.test${path}`), { api: signedOut })
  return { etag: answer.headers.get('etag'), html: await answer.text() }
}

/** A page without what stands for one visit alone, and the moment it was made. */
function shown(html: string): string {
  return html.replaceAll(/<meta[^>]*csp-nonce[^>]*>| nonce="[^"]*"|"[\w-]{22}"|u:\d{13}/g, '')
}
