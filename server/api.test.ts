// One chance: rights

import { request } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// ERR-045 RULE-084
test('what is not there answers 404 with a message, whoever asks and however', async () => {
  const ada = await world.couple()
  for (const path of ['/nothing', '/guests/abc/def', '/GUESTS', '/users/me.json']) {
    expect(await ada.get(path)).toMatchObject({ status: 404, body: { message: 'Not found.' } })
  }
  const overridden = await ada.get('/guests', undefined, { 'x-http-method-override': 'DELETE' })
  expect(overridden.status).toBe(200)
})

test('asked for the head alone, a call answers as it would in whole', async () => {
  const ada = await world.couple()
  for (const [path, status] of [
    ['/guests', 200],
    ['/guests/999999999', 404],
  ] as const) {
    const answer = await fetch(`${world.origin}/api/v1${path}`, { method: 'HEAD', headers: { authorization: `Bearer ${ada.token}` } })
    expect([answer.status, await answer.text()]).toEqual([status, ''])
  }
})

test('every answer carries an id, keeps out of caches and can be framed by nobody', async () => {
  const ada = await world.couple()
  for (const answer of [await ada.get('/guests'), await ada.get('/guests/999999999'), await ada.post('/guests', '{')]) {
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})

test('a body that is no JSON, no known kind or too large is refused as such', async () => {
  const ada = await world.couple()
  expect(await ada.post('/guests', '{"firstname": ')).toMatchObject({ status: 400, body: { message: 'This is not valid JSON.' } })
  const { body: guest } = await ada.post('/guests', { firstname: 'Eve' })
  for (const call of [ada.put, ada.delete]) expect((await call(`/guests/${guest.data.id}`, '{"lastname": "Cut o')).status).toBe(400)
  expect((await ada.get(`/guests/${guest.data.id}`)).body.data.lastname).toBe('')
  expect((await ada.post('/guests', '[1, 2]')).status).toBe(422)
  expect((await ada.post('/guests', '"text"')).status).toBe(422)
  expect((await ada.post('/guests', '{"firstname":"Eve"}', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await ada.post('/guests', JSON.stringify({ firstname: 'x'.repeat(1_100_000) }))).status).toBe(413)
})

test('a method that no request can be made with is refused, not a fault', async () => {
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  request(`${world.origin}/auth/session`, { method: 'TRACE' }, (answer) => resolve(answer.resume().statusCode)).end()
  expect(await promise).toBe(405)
})

test('a body without an end in sight is cut off', async () => {
  const { token } = await world.couple()
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
  const posting = request(`${world.origin}/api/v1/guests`, { method: 'POST', headers }, ({ statusCode }) => resolve(statusCode))
  posting.on('error', () => resolve(undefined))
  const chunk = Buffer.alloc(65_536, ' ')
  let sent = 0
  for (let isOpen = true; isOpen && sent < 20_000_000; sent += chunk.length) {
    isOpen = await new Promise<boolean>((resolve) => posting.write(chunk, (error) => resolve(!error)))
    await setImmediate()
  }
  expect([413, undefined]).toContain(await promise)
  expect(sent).toBeLessThan(20_000_000)
  posting.destroy()
})

test('a body that comes in pieces, or not at all, is taken as any other', async () => {
  const { token } = await world.couple()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = new Blob(['{"firstname": "Piece"}']).stream()
  expect((await fetch(`${world.origin}/api/v1/guests`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)).status).toBe(201)
  expect((await fetch(`${world.origin}/api/v1/auth/session`, { method: 'DELETE', headers })).status).toBe(204)
})

test('the short address of a session has the limits and the headers of the API', async () => {
  const large = { email: 'ada@example.com', password: 'x'.repeat(1_100_000) }
  const { status, headers } = await world.visitor().post('/auth/session', large)
  expect(status).toBe(413)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('absurd values are refused, never a fault', async () => {
  const ada = await world.couple()
  const { body: guest } = await ada.post('/guests', { firstname: 'Eve' })
  expect((await ada.put(`/guests/${guest.data.id}`, { firstname: 'Eva', version: Number.MAX_SAFE_INTEGER })).status).toBe(422)
  const paths = [
    'page=0',
    'page=-1',
    'page=1e308',
    'page=NaN',
    'per_page=0',
    'per_page=1e9',
    'status=9',
    'guest_event_id=0',
    'order_dir=up',
    'search=%00',
  ]
  for (const query of paths) expect([404, 422]).toContain((await ada.get(`/guests?${query}`)).status)
  for (const id of ['0', '-1', '1.5', '9007199254740993', '99999999999999999999', '%00', 'null']) {
    expect([404, 422]).toContain((await ada.get(`/guests/${id}`)).status)
  }
  const polluted = await ada.post('/guests', '{"firstname": "Eve", "__proto__": {"is_admin": true}}')
  expect(polluted.status).toBe(201)
})

test('the API describes itself, for programs and for people', async () => {
  const visitor = world.visitor()
  const { body: document } = await visitor.get('/openapi.json')
  expect(document.openapi).toMatch(/^3\.1/)
  expect(Object.keys(document.paths)).toContain('/guests/{id}/guest_wedding_events/{event_id}/status')
  expect(document.paths['/guests'].post.responses.default.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Error',
  })
  // What answers nothing is not described as JSON.
  expect(document.paths['/auth/session'].delete.responses['204']).toEqual({ description: 'OK' })
  const page = await visitor.get('')
  expect(page.body).toContain('POST /api/v1/guests')
  expect(page.body).toContain('firstname')
  expect(page.body).toMatch(/grant_type[^]*refresh_token/)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('the process says that it lives and that it reaches its database', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await fetch(world.origin + path)
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  }
})
