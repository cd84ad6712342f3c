import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { figures } from '#tests/faults/figures.ts'
import { newWorld } from '#tests/world.ts'
import { openGate } from './gate.ts'
import { request, speak } from './raw.ts'

const world = await newWorld()
const gate = await openGate(world.db)

/** Where files lie that people may have, and pictures. */
const folders = ['/', '/assets/', '/pictures/', '/avatars/', '/api/v1/', '/dev/', '/newsletter/']
const ups = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..%252f',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '..%00/',
  '..%c0%af',
  '%uff0e%uff0e/',
  '．．/',
  './../',
  '.%2e/',
  '%2e./',
  '..//',
  '\\..\\',
]
const wanted = [
  'etc/passwd',
  'package.json',
  'dist/main.js',
  'server/server.js',
  'db/migrations/0001_accounts.sql',
  '.git/config',
  '.env',
  '.data/pg18/postmaster.pid',
  'proc/self/environ',
]

/** What stands in the files that nobody should get. */
const secrets = /root:.*:0:0|"dependencies"|create table users|\[core\]|PATH=|createServer\(/

const traversals = folders.flatMap((folder) => ups.flatMap((up) => wanted.map((file) => folder + up.repeat(4) + file)))

test('no way up leads to a file that is not given out', async () => {
  const got: string[] = []
  await inLanes(traversals, async (path) => {
    const { statuses, text } = await speak(gate.port, request(`GET ${encodeURI(path).replaceAll('%25', '%')}`))
    const isServed = statuses.some((status) => status >= 500) || secrets.test(text)
    if (isServed || statuses.length !== 1) got.push(`${path}: ${statuses} ${text.slice(0, 100)}`)
  })
  figures('paths', { tried: traversals.length, served: got.length })
  expect(got).toEqual([])
  expect(traversals.length).toBeGreaterThan(1_000)
})

test.each([
  '/assets/%00',
  '/favicon.svg%00.txt',
  '/favicon.svg/',
  '/favicon.svg/..',
  '/favicon.svg%2f',
  '/FAVICON.SVG',
  '//favicon.svg',
  '/./favicon.svg%20',
  '/favicon.svg::$DATA',
  '/favicon.svg.',
  '/assets',
  '/assets/',
  '/pictures/',
  '/pictures/%2e%2e',
  '/pictures/a-00000000-160',
  '/pictures/..-00000000-160',
  '/pictures/x%00-00000000-160',
  '/pictures/x-00000000-160.webp',
  `/pictures/${'a'.repeat(5_000)}-00000000-160`,
  '/pictures/x-00000000-99999',
  '/avatars/%3Cscript%3E-1.svg',
  '/avatars/A%00-1.svg',
  '/avatars/..%2f..-1.svg',
  '/avatars/AB-9.svg',
  `/avatars/${'A'.repeat(300)}-1.svg`,
  '/avatars/%E0%A4%A-1.svg',
  '/avatars/%ED%A0%80-1.svg',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%ff',
  '/a%0d%0aset-cookie:a=b',
  '/dev/mail/1%2f..',
  '/dev/mail/99999999999999999999',
  '/dev/mail/-1',
  '/newsletter/%00',
  '/reset-password/%ff',
  '/confirm-address/%2e%2e',
  '/_serverFn/x',
  '/%5fserverFn/x',
])('%s is nothing, and no fault', async (path) => {
  const { statuses, text } = await speak(gate.port, request(`GET ${path}`))
  expect([path, statuses]).toEqual([path, [expect.toSatisfy((status) => status < 500)]])
  expect(text).not.toMatch(/^set-cookie/im)
  expect(text).not.toMatch(secrets)
  expect(gate.faults).toEqual([])
})

test('a path with slashes too many opens nothing that the plain one keeps shut', async () => {
  for (const path of [
    '//api/v1/guests',
    '/api//v1/guests',
    '/api/v1//guests',
    '/api/v1/guests/',
    '/api/v1/./guests',
    '/x/../api/v1/guests',
    '/api/v1/%67uests',
    '/API/v1/guests',
    '/api/v1/guests;x=1',
    '/api/v1/guests%3f',
    '/api/v1/guests%00',
  ]) {
    const { statuses, text } = await speak(gate.port, request(`GET ${path}`))
    expect([path, statuses]).toEqual([path, [expect.toSatisfy((status) => [307, 308, 400, 401, 404].includes(status))]])
    expect(text).not.toContain('"data"')
  }
})

test('what is sent as another kind, or as too much, is refused', async () => {
  const ada = await world.couple()
  const bearer = { authorization: `Bearer ${ada.token}` }
  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(gate.origin + path, { method: 'POST', redirect: 'manual', body, headers })
  for (const type of [
    'text/plain',
    'text/html',
    'application/xml',
    'application/octet-stream',
    'application/jsonp',
    'image/png',
    'application/x-yaml',
    'application/json5',
    'x',
  ]) {
    expect([type, (await post('/api/v1/guests', '{"firstname":"Eve"}', { ...bearer, 'content-type': type })).status]).toEqual([type, 415])
  }
  const own = { origin: 'http://posy.test', 'sec-fetch-site': 'same-origin' }
  const form = { ...own, 'content-type': 'application/x-www-form-urlencoded' }
  expect((await post('/sign-in', '{}', { ...own, 'content-type': 'application/json' })).status).toBe(415)
  expect((await post('/sign-in', `email=${'x'.repeat(65_536 - 6)}`, form)).status).toBe(422)
  expect((await post('/sign-in', `email=${'x'.repeat(65_536 - 5)}`, form)).status).toBe(413)
  const json = (length: number) => JSON.stringify({ firstname: 'x'.repeat(length - 16) })
  expect((await post('/api/v1/guests', json(1_048_576), { ...bearer, 'content-type': 'application/json' })).status).toBe(422)
  expect((await post('/api/v1/guests', json(1_048_577), { ...bearer, 'content-type': 'application/json' })).status).toBe(413)
  const gzip = { ...bearer, 'content-type': 'application/json', 'content-encoding': 'gzip' }
  expect((await post('/api/v1/guests', '{"firstname":"Eve"}', gzip)).status).toBeLessThan(500)
})

// The control: files and pictures that are given out are there.
test('a file that is given out is found by its name', async () => {
  const [asset] = globSync('*.js', { cwd: join(root, 'dist/client/assets') })
  for (const path of ['/favicon.svg', `/assets/${asset}`, '/avatars/AB-1.svg', '/api/v1/openapi.json']) {
    const { statuses } = await speak(gate.port, request(`GET ${path}`))
    expect([path, statuses]).toEqual([path, [200]])
  }
  expect('root:x:0:0:root:/root:/bin/bash').toMatch(secrets)
})

async function inLanes(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths]
  const lane = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await work(path)
  }
  await Promise.all(Array.from({ length: 8 }, lane))
}
