import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { soon } from '#tests/soon.ts'
import { newWorld } from '#tests/world.ts'
import { openGate } from './gate.ts'
import { request, speak } from './raw.ts'

const world = await newWorld()
const gate = await openGate(world.db)
const ada = await world.couple()
const signedIn = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' }

test('a connection may dawdle for fifteen seconds with its headers, and for thirty with all of a request', () => {
  expect([gate.server.headersTimeout, gate.server.requestTimeout]).toEqual([15_000, 30_000])
})

describe.concurrent('a connection that dawdles for longer than it may, which is a second here', () => {
  beforeAll(() => void Object.assign(gate.server, { headersTimeout: 1_000, requestTimeout: 1_000 }))
  afterAll(() => void Object.assign(gate.server, { headersTimeout: 15_000, requestTimeout: 30_000 }))

  test.each<[string, string, { drip?: string }]>([
    ['says nothing', '', {}],
    ['begins a line and stops', 'GET / HT', {}],
    ['sends a header a second', 'GET / HTTP/1.1\r\nhost: posy.test\r\n', { drip: 'x-slow: 1\r\n' }],
    ['sends a letter a second', 'GET / HTTP/1.1\r\nhost: posy.test\r\nx-slow: ', { drip: 'x' }],
  ])('and %s is closed', async (_, text, options) => {
    expect((await speak(gate.port, text, { patience: 60_000, ...options })).isClosed).toBe(true)
  })

  test('with its body is closed', async () => {
    const headers = { ...signedIn, 'content-length': '1000', connection: 'keep-alive' }
    expect((await speak(gate.port, request('POST /api/v1/guests', headers), { patience: 60_000, drip: ' ' })).isClosed).toBe(true)
  })
})

test('200 connections that dawdle are open, and others are answered', async () => {
  const ends: boolean[] = []
  const slow = Array.from({ length: 200 }, () => speak(gate.port, 'GET / HTTP/1.1\r\nhost: posy.test\r\n', { patience: 60_000 }))
  for (const one of slow) void one.then(({ isClosed }) => ends.push(isClosed))
  await soon(async () => expect(await openAt(gate.server)).toBeGreaterThanOrEqual(200))
  for (let nth = 0; nth < 50; nth++) expect((await fetch(`${gate.origin}/healthz`)).status).toBe(200)
  expect(ends).toEqual([])
  gate.server.closeAllConnections()
  await Promise.all(slow)
})

describe('methods', () => {
  test.each(['TRACE', 'PROPFIND', 'PATCH', 'OPTIONS', 'PURGE', 'LINK', 'SEARCH', 'QUERY'])('%s does nothing anywhere', async (method) => {
    for (const path of [
      '/',
      '/sign-in',
      '/api/v1/guests',
      '/api/v1/users/me',
      '/auth/session',
      '/healthz',
      '/favicon.svg',
      '/avatars/AB-1.svg',
      '/pictures/x-00000000-160',
    ]) {
      const { statuses, text } = await speak(
        gate.port,
        request(`${method} ${path}`, { ...signedIn, cookie: 'posy_session=secret-of-mine' }),
      )
      expect([method, path, statuses]).toEqual([method, path, [expect.toSatisfy((status) => [404, 405].includes(status))]])
      expect(text).not.toContain('secret-of-mine')
    }
  })

  test.each(['CONNECT posy.test:443', 'FOO /', 'get /', 'G\u0000T /', 'GET'])('%j is cut off, and the next is served', async (line) => {
    const { statuses } = await speak(gate.port, request(line))
    expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true)
    expect((await fetch(`${gate.origin}/healthz`)).status).toBe(200)
  })
})

describe('headers', () => {
  test('ten thousand of them are refused', async () => {
    const many = Array.from({ length: 10_000 }, (_, nth) => `x-${nth}: 1`).join('\r\n')
    expect((await speak(gate.port, `GET / HTTP/1.1\r\nhost: posy.test\r\n${many}\r\n\r\n`)).statuses).toEqual([431])
    const { statuses } = await speak(gate.port, request('GET /', { 'x-long': 'x'.repeat(70_000) }))
    expect(statuses).toEqual([431])
  })

  test('many short ones before those that count change nothing of what is decided', async () => {
    const before = await count()
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, nth) => [`x${nth}`, '1']))
    const foreign = { cookie: `posy_session=${ada.token}`, 'content-type': 'application/json' }
    for (const headers of [
      { ...foreign, ...many, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { ...many, ...foreign },
    ]) {
      const { statuses } = await speak(gate.port, request('POST /api/v1/guests', headers, '{"firstname":"Eve"}'))
      expect(statuses).toEqual([expect.toSatisfy((status) => status >= 400 && status < 500)])
    }
    expect(await count()).toBe(before)
  })

  test.each([
    ['a space before the colon', 'x-a : b'],
    ['a line that goes on', 'x-a: b\r\n c'],
    ['a NUL', 'x-a: b\u0000c'],
    ['a lone return', 'x-a: b\rx-c: d'],
    ['no name', ': b'],
    ['two hosts', 'host: evil.example'],
  ])('with %s are no fault', async (_, line) => {
    const { statuses } = await speak(gate.port, `GET /healthz HTTP/1.1\r\nhost: posy.test\r\nconnection: close\r\n${line}\r\n\r\n`)
    expect(statuses.every((status) => status < 500)).toBe(true)
    expect(statuses.length).toBeLessThanOrEqual(1)
  })
})

describe('one request hidden in another', () => {
  const hidden = 'POST /api/v1/guests HTTP/1.1\r\nhost: posy.test\r\nx: '
  const inner = `POST /api/v1/guests HTTP/1.1\r\nhost: posy.test\r\nauthorization: Bearer ${ada.token}\r\ncontent-type: application/json\r\ncontent-length: 21\r\n\r\n{"firstname":"Smug1"}`
  const start = `POST /api/v1/guests HTTP/1.1\r\nhost: posy.test\r\nauthorization: Bearer ${ada.token}\r\ncontent-type: application/json\r\n`

  test.each<[string, string]>([
    ['a length and pieces', `${start}content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${inner}`],
    ['pieces and a length', `${start}transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n${inner}`],
    ['two lengths', `${start}content-length: 2\r\ncontent-length: ${inner.length + 2}\r\n\r\n{}${inner}`],
    ['a length with a sign', `${start}content-length: +2\r\n\r\n{}${inner}`],
    ['a length in two parts', `${start}content-length: 2, 2\r\n\r\n{}${inner}`],
    ['pieces by another name', `${start}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`],
    ['pieces twice', `${start}transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\n${inner}`],
    ['pieces with a space', `${start}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${inner}`],
    ['pieces by a tab', `${start}transfer-encoding:\tchunked, identity\r\n\r\n0\r\n\r\n${inner}`],
    ['a piece of no size', `${start}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${inner}`],
    ['a piece that is longer than it says', `${start}transfer-encoding: chunked\r\n\r\n2\r\n{}${inner}`],
    [
      'the old protocol',
      `${start.replace('HTTP/1.1', 'HTTP/1.0')}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n${inner}`,
    ],
    ['a bare line feed', `${start}content-length: 0\n\n${inner}`],
    ['an open end', `${start}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ])('by %s is not found', async (_, text) => {
    const before = await count()
    const { statuses } = await speak(gate.port, text, { patience: 1_500 })
    expect(await count()).toBe(before)
    expect(statuses.filter((status) => status < 300 || status >= 500)).toEqual([])
  })

  test('but one that openly follows another is served', async () => {
    const before = await count()
    const { statuses } = await speak(gate.port, `${start}content-length: 23\r\n\r\n{"firstname":"Follows"}${inner}`, { answers: 2 })
    expect(statuses).toEqual([201, 201])
    expect(await count()).toBe(before + 2)
  })
})

function openAt(server: Server): Promise<number> {
  return new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
}

async function count(): Promise<number> {
  const { rows } = await world.db
    .selectFrom('guests')
    .select('id')
    .execute()
    .then((rows) => ({ rows }))
  return rows.length
}
