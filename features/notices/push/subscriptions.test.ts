// One chance: rights

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pushService } from '#tests/push-service.ts'
import { newWorld } from '#tests/world.ts'

const service = await pushService()
const world = await newWorld({ push: { contact: 'mailto:hello@posy.test', services: [service.origin] } })
const { db } = world
const at = (endpoint: string) => `/pushnotifications/${encodeURIComponent(endpoint)}`
const owners = async (endpoint: string) =>
  (await db.selectFrom('push_subscriptions').where('endpoint', '=', endpoint).select('user_id').execute()).map(({ user_id }) => user_id)

// CALL-103 ENTITY-043
test('a browser is kept by endpoint, key and token, once however often it says so', async () => {
  const ada = await world.couple()
  const browser = service.browser()
  expect(await ada.post('/pushnotifications', { ...browser, user_id: 1 })).toMatchObject({ status: 201, body: { data: browser } })
  expect((await ada.post('/pushnotifications', browser)).status).toBe(201)
  const kept = await db.selectFrom('push_subscriptions').where('user_id', '=', ada.id).select(['endpoint', 'key', 'token']).execute()
  expect(kept).toEqual([browser])
  expect((await world.visitor().post('/pushnotifications', browser)).status).toBe(401)
})

// CALL-104
test('a browser is forgotten by its endpoint in the path, or by the hash of it', async () => {
  const ada = await world.couple()
  for (const name of [at, hashed]) {
    const browser = service.browser()
    await ada.post('/pushnotifications', browser)
    expect((await ada.delete(name(browser.endpoint))).status).toBe(204)
    expect(await owners(browser.endpoint)).toEqual([])
    expect((await ada.delete(name(browser.endpoint))).status).toBe(404)
  }
})

test("a stranger can't take somebody's browser away, and learns not that it is there", async () => {
  const [ada, eve] = [await world.couple(), await world.couple()]
  const browser = service.browser()
  await ada.post('/pushnotifications', browser)
  for (const name of [at, hashed]) {
    const refused = await eve.delete(name(browser.endpoint))
    expect(refused).toMatchObject({ status: 404, body: (await eve.delete(at('https://fcm.googleapis.com/nobody'))).body })
  }
  const { key, token } = service.browser()
  expect((await eve.post('/pushnotifications', { ...browser, key, token })).status).toBe(422)
  expect(await owners(browser.endpoint)).toEqual([ada.id])
})

test('a browser belongs to who signed in last, and hears nothing more of who was there before', async () => {
  const [ada, bea] = [await world.couple(), await world.couple()]
  const browser = service.browser()
  await ada.post('/pushnotifications', browser)
  expect((await bea.post('/pushnotifications', browser)).status).toBe(201)
  expect(await owners(browser.endpoint)).toEqual([bea.id])
})

test('a browser that is signed out hears nothing more', async () => {
  const ada = await world.couple()
  const browser = service.browser()
  await ada.post('/pushnotifications', browser)
  await ada.post('/auth/logout')
  expect(await owners(browser.endpoint)).toEqual([])
})

test.each([
  ['an address of our own', 'http://127.0.0.1/'],
  ['a service without https', 'http://fcm.googleapis.com/fcm/send/1'],
  ['a host that ends alike', 'https://evilfcm.googleapis.com/'],
  ['a host that begins alike', 'https://fcm.googleapis.com.evil.example/'],
  ['a name before the host', 'https://fcm.googleapis.com@evil.example/'],
  ['another port', 'https://fcm.googleapis.com:8443/'],
  ['the domain alone', 'https://push.apple.com/'],
  ['digits for a host', 'https://2130706433/'],
  ['something else altogether', 'file:///etc/passwd'],
])('%s is refused as an endpoint', async (_what, endpoint) => {
  const ada = await world.couple()
  const refused = await ada.post('/pushnotifications', { ...service.browser(), endpoint })
  expect(refused).toMatchObject({ status: 422, body: { errors: { endpoint: [expect.any(String)] } } })
})

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
])('%s is taken', async (endpoint) => {
  const ada = await world.couple()
  expect((await ada.post('/pushnotifications', { ...service.browser(), endpoint })).status).toBe(201)
  expect((await ada.delete(at(endpoint))).status).toBe(204)
})

test('of very many browsers the latest twenty are told', async () => {
  const ada = await world.couple()
  const browsers = Array.from({ length: 22 }, () => service.browser())
  for (const browser of browsers) await ada.post('/pushnotifications', browser)
  const kept = await db.selectFrom('push_subscriptions').where('user_id', '=', ada.id).orderBy('id').select('endpoint').execute()
  expect(kept.map(({ endpoint }) => endpoint)).toEqual(browsers.slice(2).map(({ endpoint }) => endpoint))
})

function hashed(endpoint: string): string {
  return `/pushnotifications/${createHash('sha256').update(endpoint).digest('hex')}`
}
