// One chance: rights

import { expect, test } from 'vitest'
import { createKeptVisits } from './kept-visits.ts'
import { cachedAnswer, createPageCache } from './page-cache.ts'

const asked = { host: 'posy.example', 'accept-encoding': 'br' }

async function keptOnce() {
  const cache = createPageCache()
  const visits = createKeptVisits(cache.isKept)
  const page = await cache.get('/', async () => new Response('<p>hello', { headers: { 'content-type': 'text/html' } }))
  const request = new Request('http://posy.example/', { headers: asked })
  visits.note(request, page!, cachedAnswer(request, page!, { 'content-security-policy': 'of posy.example' }))
  return { cache, visits, page: page! }
}

test('the same visit is answered the same, at once', async () => {
  const { visits, page } = await keptOnce()
  const answer = visits.answerTo({ method: 'GET', url: '/', headers: { ...asked, cookie: 'theme=dark' } })
  expect(answer?.body).toBe(page.bodies.br)
  expect(answer?.headers).toMatchObject({
    'content-security-policy': 'of posy.example',
    'content-encoding': 'br',
    'content-length': String(page.bodies.br.length),
    etag: `"${page.etag}-br"`,
  })
})

test.each([
  ['of another host, whose policy is another', { headers: { ...asked, host: 'other.example' } }],
  ['of a browser that unpacks nothing', { headers: { host: asked.host } }],
  ['of somebody who is signed in', { headers: { ...asked, cookie: 'theme=dark; __Host-posy_session=abc' } }],
  ['of somebody whose session is over', { headers: { ...asked, cookie: 'posy_refresh=abc' } }],
  ['of who has it already', { headers: { ...asked, 'if-none-match': '"abc"' } }],
  ['that only asks for the head', { method: 'HEAD' }],
  ['that sends a form', { method: 'POST' }],
  ['with a question', { url: '/?login=true' }],
  ['with the whole address', { url: 'http://posy.example/' }],
])('a visit %s takes the long way', async (_, other) => {
  const { visits } = await keptOnce()
  expect(visits.answerTo({ method: 'GET', url: '/', headers: asked, ...other })).toBeUndefined()
})

test('a page that is no longer kept is not given out', async () => {
  const { cache, visits } = await keptOnce()
  cache.empty()
  expect(visits.answerTo({ method: 'GET', url: '/', headers: asked })).toBeUndefined()
})
