// One chance: leaks

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('a yes is remembered for half a year with a key, a no takes away whatever knew the visitor', async () => {
  const yes = await world.visitor().put('/consent', { choice: 'yes' })
  expect(yes).toMatchObject({ status: 200, body: { data: { choice: 'yes', asks_for_privacy: false } } })
  expect(yes.headers.getSetCookie()).toEqual([
    'posy-consent=yes; Path=/; SameSite=Lax; Max-Age=15724800',
    expect.stringMatching(/^a-key=[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}; Path=\/; SameSite=Lax; Max-Age=15724800$/),
  ])
  const no = await world.visitor().put('/consent', { choice: 'no' })
  expect(no.headers.getSetCookie()).toEqual([
    'posy-consent=no; Path=/; SameSite=Lax; Max-Age=15724800',
    ...['a-key', '_fbp', '_fbc'].map((name) => `${name}=; Path=/; SameSite=Lax; Max-Age=0`),
  ])
})

test('who says yes again keeps their key, and a key that is none is replaced', async () => {
  const key = '3f2b8a10-1234-4000-8000-000000000001'
  expect(await keyAfterYes(`a-key=${key}`)).toBe(key)
  expect(await keyAfterYes('a-key=ada@example.com')).toMatch(/^[\da-f-]{36}$/)
})

test.each([
  ['no cookie', {}, { choice: 'open', asks_for_privacy: false }],
  ['a yes', { cookie: 'a=b; posy-consent=yes' }, { choice: 'yes', asks_for_privacy: false }],
  ['a no', { cookie: 'posy-consent=no' }, { choice: 'no', asks_for_privacy: false }],
  ['what was never offered', { cookie: 'posy-consent=always' }, { choice: 'open', asks_for_privacy: false }],
  ['a wish for privacy everywhere', { 'sec-gpc': '1' }, { choice: 'open', asks_for_privacy: true }],
])('a browser with %s is told so', async (_what, headers: Record<string, string>, data) => {
  expect((await world.visitor(headers).get('/consent')).body).toEqual({ data })
})

test('a browser that asks for privacy can’t be made to say yes, nor can anything else be chosen', async () => {
  const refused = await world.visitor({ 'sec-gpc': '1' }).put('/consent', { choice: 'yes' })
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([422, []])
  expect((await world.visitor({ 'sec-gpc': '1' }).put('/consent', { choice: 'no' })).status).toBe(200)
  expect((await world.visitor().put('/consent', { choice: 'open' })).status).toBe(422)
})

test('another site can’t say yes for somebody', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect((await world.visitor(foreign).put('/consent', { choice: 'yes' })).status).toBe(403)
})

async function keyAfterYes(cookie: string): Promise<string | undefined> {
  const { headers } = await world.visitor({ cookie }).put('/consent', { choice: 'yes' })
  return /^a-key=([^;]*)/.exec(headers.getSetCookie()[1] ?? '')?.[1]
}
