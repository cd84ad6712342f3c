// One chance: leaks

import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { root } from '#db/place.ts'
import { type Api, isList, session, signedIn, signedOut } from '#tests/page-visitors.ts'
import { openPages, type Pages } from './pages.ts'

const onFault = vi.fn()
let pages: Pages

beforeAll(async () => {
  pages = await openPages(root, { dev: false, onFault })
})

beforeEach(() => onFault.mockClear())

describe('who gets what', () => {
  test('a visitor of a private page is sent to sign in, and back by path only', async () => {
    const answer = await get('/dashboard/events?add=1', signedOut)
    const stale = await get('/dashboard/events?add=1', signedOut, session)
    expect(stale.headers.get('location')).toBe(answer.headers.get('location'))
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe('/?login=true&redirect-to=%2Fdashboard%2Fevents%3Fadd%3D1')
  })

  test.each(['//else.where', '//else.where/x?y=1', '/\\else.where', '///'])('%s leads nowhere else', async (path) => {
    const { headers } = await get(path, signedOut)
    const location = headers.get('location')
    if (location) expect(new URL(location, 'https://posy.test').host).toBe('posy.test')
    expect(location ?? '/').toMatch(/^\/(?![/\\])/)
  })

  test('a couple gets its list, rendered, and nobody may keep it', async () => {
    const { status, headers, html } = await get('/tools/guest-list', signedIn, session)
    expect(status).toBe(200)
    expect(html).toContain('Grace Hopper')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test.each(['/sign-in', '/sign-up'])('a couple that asks for %s is sent on', async (path) => {
    const answer = await get(path, signedIn, session)
    expect(answer.headers.get('location')).toBe('/dashboard')
  })

  test('calls made while rendering carry the cookie of who asked', async () => {
    const cookies: (string | null)[] = []
    const api = async (request: Request) => {
      cookies.push(request.headers.get('cookie'))
      return signedIn(request)
    }
    await get('/tools/guest-list', api, session)
    expect(new Set(cookies)).toEqual(new Set(['posy_session=abc']))
  })
})

test.each(['/_serverFn/abc', '/_serverFn/', '/%5fserverFn/abc'])('%s, where Start would keep functions, is not there', async (path) => {
  expect([(await get(path, signedOut)).status, onFault.mock.calls]).toEqual([404, []])
})

describe('pages that are kept', () => {
  test('home is made once for all visitors, and freshly for a couple', async () => {
    const api = vi.fn(signedOut)
    const first = await get('/', api)
    const asked = api.mock.calls.length
    const second = await get('/', api, { cookie: 'other=1' })
    expect(second.html).toBe(first.html)
    expect(api).toHaveBeenCalledTimes(asked)
    const own = await get('/', signedIn, session)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.html).toContain('Sign Out')
    expect((await get('/', signedOut)).html).not.toContain('Sign Out')
  })

  test('a query, another method or a session passes by what is kept', async () => {
    for (const cookie of ['posy_session=a', '__Host-posy_session=a', 'x=1; posy_refresh=a']) {
      expect((await get('/', signedOut, { cookie })).headers.get('cache-control')).toBe('private, no-store')
    }
    expect((await get('/?login=true', signedOut)).html).toContain('<dialog')
  })

  test('a kept page has hashes for exactly its inline scripts, an unkept one a new nonce each time', async () => {
    const kept = await get('/', signedOut)
    const inline = [...kept.html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)]
    expect(inline.length).toBeGreaterThan(0)
    expect(kept.html).not.toContain('nonce')
    expect(policyOf(kept).match(/'sha256-/g)).toHaveLength(inline.length)
    const nonces = await Promise.all([1, 2].map(async () => /'nonce-([^']+)'/.exec(policyOf(await get('/sign-in', signedOut)))?.[1]))
    expect(new Set(nonces).size).toBe(2)
    const page = await get('/sign-in', signedOut)
    const [, nonce] = /'nonce-([^']+)'/.exec(policyOf(page))!
    for (const [tag] of page.html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`)
  })
})

describe('pages that go wrong', () => {
  test('an address that nobody made is 404 with a way home', async () => {
    const { status, html } = await get('/nowhere', signedOut)
    expect(status).toBe(404)
    expect(html).toContain('This page could not be found')
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Back to the home page<\/a>/)
  })

  // ERR-035
  test.each([
    [503, 'Deployment in progress ..'],
    [429, 'Too many requests!'],
    [500, 'Something went wrong'],
  ])('a list that the API refuses with %i shows that status and text', async (status, message) => {
    const refusing: Api = async (request) => (isList(request) ? Response.json({ message }, { status }) : signedIn(request))
    const answer = await get('/tools/guest-list', refusing, session)
    expect(answer.status).toBe(status)
    expect(answer.html).toContain(message)
    expect(answer.html).toContain(`>${status}<`)
  })

  // ERR-035
  test('a fault of another kind is Error, 500, and says nothing of itself', async () => {
    const failing: Api = async (request) => {
      if (isList(request)) throw new Error('password of the database: swordfish')
      return signedIn(request)
    }
    const answer = await get('/tools/guest-list', failing, session)
    expect(answer.status).toBe(500)
    expect(answer.html).toMatch(/>500<[\s\S]*<h1>Error<\/h1>/)
    expect(answer.html).not.toContain('swordfish')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PROPFIND'])('%s is no way to ask for a page', async (method) => {
    const answer = await pages.render(new Request('http://posy.test/', { method }), { api: signedOut })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  test('a page that fails while it is rendered is Error, 500, and somebody hears of it', async () => {
    const form = { values: {}, errors: {}, message: { not: 'a text' } } as never
    const { status, html } = await get('/sign-in', signedOut, {}, { form })
    expect(status).toBe(500)
    expect(html).toContain('<h1>Error</h1>')
    expect(onFault).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('not valid as a React child') }),
      expect.anything(),
    )
  })

  // ERR-037
  test('when even the error page fails there is a page left', async () => {
    const gone = new Request('http://posy.test/sign-in', { signal: AbortSignal.abort() })
    const answer = await pages.render(gone, { api: signedOut })
    const html = await answer.text()
    expect(answer.status).toBe(500)
    expect(html).toContain('An error occurred while showing the error page')
    expect(html).toContain('<a href="/">Go back to home</a>')
    expect(policyOf(answer)).toContain("default-src 'self'")
  })
})

describe('files of the client', () => {
  test('are served under their name for ever, compressed, and no other file is', async () => {
    const { html } = await get('/', signedOut)
    const [path] = /\/assets\/index-[\w-]+\.js/.exec(html)!
    const file = await asset(path, { 'accept-encoding': 'br' })
    expect(file?.headers.get('content-encoding')).toBe('br')
    expect(file?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(file?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const name of ['/assets/../../server/server.js', '/assets/%2e%2e/server.js', '/assets', '/', `${path}.br`, '/assets/none.js']) {
      expect(await asset(name)).toBeUndefined()
    }
  })

  test('with a lasting name are asked for again each time, and answered with 304', async () => {
    const first = await asset('/favicon.svg')
    expect(first?.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const again = await asset('/favicon.svg', { 'if-none-match': first!.headers.get('etag')! })
    expect(again?.status).toBe(304)
  })
})

async function get(path: string, api: Api, headers: Record<string, string> = {}, more: { form?: never } = {}) {
  const request = new Request(`http://posy.test${path}`, { headers })
  const answer = await pages.render(request, { api, ...more })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

function policyOf({ headers }: { headers: Headers }): string {
  return headers.get('content-security-policy') ?? ''
}

function asset(path: string, headers: Record<string, string> = {}): Promise<Response | undefined> {
  return pages.asset(new Request(`http://posy.test${path}`, { headers }))
}
