// One chance: rights

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type CachedPage, cachedAnswer, createPageCache, encodingFor } from './page-cache.ts'

const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

afterEach(() => vi.useRealTimers())

describe('keeping', () => {
  test('a page is made once, also for many who ask at the same time', async () => {
    const cache = createPageCache()
    const make = vi.fn(async () => html('<p>hello'))
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', make)))
    expect(make).toHaveBeenCalledTimes(1)
    expect(new Set(pages).size).toBe(1)
  })

  test('after a change, and after its time, it is made again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const cache = createPageCache({ seconds: 10 })
    const make = vi.fn(async () => html('<p>hello'))
    await cache.get('/', make)
    cache.empty()
    await cache.get('/', make)
    expect(make).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(10_001)
    await cache.get('/', make)
    expect(make).toHaveBeenCalledTimes(3)
  })

  test('a page that was being made when the content changed is not kept', async () => {
    const cache = createPageCache()
    const old = Promise.withResolvers<Response>()
    const asked = cache.get('/', () => old.promise)
    cache.empty()
    old.resolve(html('old'))
    await asked
    const page = await cache.get('/', async () => html('new'))
    expect(text(page, 'identity')).toBe('new')
  })

  test.each([
    ['sets a cookie', () => html('x', { 'set-cookie': 'a=b' })],
    ['has a nonce', () => html('<script nonce="abc">x</script>')],
    ['failed', () => new Response('x', { status: 500, headers: { 'content-type': 'text/html' } })],
    ['is not found', () => new Response('x', { status: 404, headers: { 'content-type': 'text/html' } })],
    ['leads elsewhere', () => new Response(null, { status: 307, headers: { location: '/' } })],
    ['is no page', () => Response.json({})],
  ])('an answer that %s is never kept', async (_, answer) => {
    const cache = createPageCache()
    const make = vi.fn(async () => answer())
    expect(await cache.get('/', make)).toBeUndefined()
    expect(await cache.get('/', make)).toBeUndefined()
    expect(make).toHaveBeenCalledTimes(2)
  })

  test('a page that could not be made is tried again', async () => {
    const cache = createPageCache()
    await expect(cache.get('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await cache.get('/', async () => html('here'))).toBeDefined()
  })

  test.each([
    ['pages', { pages: 3 }],
    ['bytes', { bytes: 3_500 }],
  ])('the oldest go when there are too many %s', async (_, limits) => {
    const cache = createPageCache(limits)
    const make = vi.fn(async () => html(Array.from({ length: 1_000 }, () => Math.random().toString(36).at(-1)).join('')))
    for (let i = 0; i < 10; i++) await cache.get(`/${i}`, make)
    await cache.get('/9', make)
    expect(make).toHaveBeenCalledTimes(10)
    await cache.get('/0', make)
    expect(make).toHaveBeenCalledTimes(11)
  })
})

describe('when the database is away', () => {
  test('while it cannot be made again the page from before is shown, and every visit tries anew', async () => {
    const cache = createPageCache()
    const away = vi.fn(async () => new Response('away', { status: 503, headers: { 'content-type': 'text/html' } }))
    await cache.get('/', async () => html('old'))
    cache.empty()
    cache.empty()
    for (let visit = 0; visit < 2; visit++) {
      const page = await cache.get('/', away)
      expect([text(page, 'identity'), cache.isKept('/', page!)]).toEqual(['old', false])
    }
    expect(away).toHaveBeenCalledTimes(2)
    expect(text(await cache.get('/', async () => html('new')), 'identity')).toBe('new')
  })

  test('a page that was taken back is not shown from before', async () => {
    const cache = createPageCache()
    await cache.get('/', async () => html('old'))
    cache.empty()
    expect(await cache.get('/', async () => new Response('gone', { status: 404 }))).toBeUndefined()
    expect(await cache.get('/', async () => new Response('away', { status: 503 }))).toBeUndefined()
  })
})

describe('answering', () => {
  const page = async () => (await createPageCache().get('/', async () => html('<p>hello</p><script>a()</script>')))!
  const ask = (headers: Record<string, string> = {}, method = 'GET') => new Request('http://posy.test/', { method, headers })

  test('each browser gets the form it takes, with a tag of its own', async () => {
    const kept = await page()
    const br = cachedAnswer(ask({ 'accept-encoding': 'gzip, deflate, br' }), kept, {})
    const gzip = cachedAnswer(ask({ 'accept-encoding': 'gzip' }), kept, {})
    const plain = cachedAnswer(ask(), kept, {})
    expect([br, gzip, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
    expect(brotliDecompressSync(await br.bytes()).toString()).toBe(await plain.text())
    expect(gunzipSync(await gzip.bytes()).toString()).toContain('<p>hello</p>')
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3)
    expect(br.headers.get('vary')).toBe('accept-encoding, cookie')
    expect(br.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('a header of next to nothing but white space is read through once, as often as it comes', () => {
    const swollen = `gzip${'\t'.repeat(15_000)}x, br ; q=0.5`
    // Begun anew at each of its signs it would take half a second each time.
    for (let nth = 0; nth < 100; nth++) expect(encodingFor(swollen)).toBe('br')
  })

  test('who has the page gets 304, with the same policy', async () => {
    const kept = await page()
    const etag = cachedAnswer(ask(), kept, {}).headers.get('etag')!
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = cachedAnswer(ask({ 'if-none-match': known }), kept, { 'x-policy': 'p' })
      expect(answer.status).toBe(304)
      expect(answer.headers.get('x-policy')).toBe('p')
    }
    expect(cachedAnswer(ask({ 'if-none-match': '"other"' }), kept, {}).status).toBe(200)
  })

  test('HEAD says the same without the page', async () => {
    const kept = await page()
    const answer = cachedAnswer(ask({}, 'HEAD'), kept, {})
    expect(answer.headers.get('content-length')).toBe(String(kept.bodies.identity.length))
    expect(await answer.text()).toBe('')
  })
})

test.each([
  ['', 'identity'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
])('%j is answered with %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

function text(page: CachedPage | undefined, encoding: 'identity'): string {
  return Buffer.from(page!.bodies[encoding]).toString()
}
