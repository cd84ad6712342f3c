import { beforeAll, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { openPages, type Pages } from '#server/pages.ts'
import { type Api, newlySignedUp, session, signedIn, signedOut } from './page-visitors.ts'

let pages: Pages

beforeAll(async () => {
  pages = await openPages(root, { dev: false })
})

// GUARD-024
test.each(['/tools/guest-list', '/tools/guest-list/7?page=2', '/complete/guest-list/2'])(
  'a visitor who asks for %s is told what the list is',
  async (path) => {
    const answer = await get(path, signedOut)
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/tools/guest-list/setup'])
    expect((await get('/tools/guest-list/setup', signedOut)).html).toContain('Start your list')
  },
)

// GUARD-025 GUARD-026
test('a couple without a list is asked the first questions, and one with a list is not', async () => {
  expect((await get('/tools/guest-list', newlySignedUp, session)).headers.get('location')).toBe('/complete/guest-list/1')
  expect((await get('/complete/guest-list/1', newlySignedUp, session)).html).toContain('Which days')
  for (const path of ['/complete/guest-list/1', '/complete/guest-list/2', '/tools/guest-list/setup'])
    expect((await get(path, signedIn, session)).headers.get('location')).toBe('/tools/guest-list')
})

async function get(path: string, api: Api, headers: Record<string, string> = {}) {
  const answer = await pages.render(new Request(`http://posy.test${path}`, { headers }), { api })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
