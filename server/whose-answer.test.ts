// One chance: rights

import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { session, signedIn, signedOut, type Api } from '#tests/page-visitors.ts'
import { newWorld } from '#tests/world.ts'
import { openPages, type Pages } from './pages.ts'

const world = await newWorld()
const whoseOf = (answer: { headers: Headers }) => answer.headers.get('x-posy-whose')
let pages: Pages

beforeAll(async () => {
  pages = await openPages(root, { dev: false })
})
afterAll(() => pages.close())

test('what is about a wedding may be kept by the browser of who asked, and nothing else of theirs', async () => {
  const ada = await world.couple()
  const { id: event } = await world.event(ada, 'The wedding')
  const helper = await world.helper(ada, { [event]: [2] })
  for (const path of ['/guests', '/guest_wedding_events/all', '/users/me']) expect(whoseOf(await ada.get(path))).toBe(`${ada.id} keep`)
  expect(whoseOf(await helper.get(`/guests?user_id=${ada.id}&event_id=${event}`))).toContain(String(helper.id))
  expect(whoseOf(await ada.get('/users/me/sessions'))).toBe(String(ada.id))
  expect(whoseOf(await world.visitor().get('/guests'))).toBeNull()
})

test('a page of the planning is kept for whoever it shows, no other page is, and a page for nobody says so', async () => {
  const known: Api = async (request) => {
    const answer = await signedIn(request)
    answer.headers.set('x-posy-whose', '7 keep')
    return answer
  }
  expect(whoseOf(await page('/tools/guest-list', known))).toBe('7 keep')
  expect(whoseOf(await page('/sign-out', known))).toBe('7')
  expect(whoseOf(await page('/newsletter/abc', known))).toBe('7')
  expect(whoseOf(await page('/', signedOut))).toBe('nobody')
  expect(whoseOf(await page('/', signedOut, {}))).toBe('nobody')
  expect(whoseOf(await page('/tools/guest-list', signedOut))).toBe('nobody')
})

test('a page that could not ask who is there says nothing, so that nothing is forgotten over it', async () => {
  const away: Api = async () => Response.json({ message: 'Deployment in progress ..' }, { status: 503 })
  expect(whoseOf(await page('/tools/guest-list', away))).toBeNull()
})

test('the worker may ask this server and nobody else, and is never older than the product', async () => {
  const worker = await pages.asset(new Request('http://posy.test/sw.js'))
  expect(worker?.headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'")
  expect(worker?.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test('the app is installed under the name that the operator gave it, with icons that are there', async () => {
  const { status, headers, body } = await manifest()
  expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
  expect(body).toMatchObject({ name: 'Posy', start_url: expect.stringMatching(/^\//), display: 'standalone' })
  expect(body.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const { src } of body.icons)
    expect((await pages.asset(new Request(`http://posy.test${src}`)))?.headers.get('content-type')).toBe('image/png')
})

async function manifest() {
  const answer = await fetch(`${world.origin}/manifest.webmanifest`)
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

function page(path: string, api: Api, headers: Record<string, string> = session): Promise<Response> {
  return pages.render(new Request(`http://posy.test${path}`, { headers }), { api })
}
