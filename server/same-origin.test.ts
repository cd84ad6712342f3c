// One chance: rights

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { isSameOrigin } from './same-origin.ts'

const world = await newWorld()
const ours = 'https://posy.example'

test.each([
  ['of this site', 'https://posy.example', 'posy.example', true],
  ['of this site, behind a proxy that leaves the port out', 'https://posy.example', 'posy.example:443', true],
  ['without TLS', 'http://posy.example', 'posy.example', false],
  ['at another port', 'https://posy.example:8443', 'posy.example:8443', false],
  ['of another site that names its own host', 'https://evil.example', 'evil.example', false],
  ['of no site', 'null', 'null', false],
  ['of the machine itself', 'http://127.0.0.1:3000', '127.0.0.1:3000', true],
  ['of another port of the machine', 'http://127.0.0.1:4000', '127.0.0.1:3000', false],
  ['of the machine, with TLS that it has not', 'https://localhost:3000', 'localhost:3000', false],
])('a page %s', (_, origin, host, expected) => {
  expect(isSameOrigin(new Headers({ origin, host }), ours)).toBe(expected)
})

test('a page of the same name without TLS writes nothing for whoever is signed in', async () => {
  const ada = await world.couple()
  const cookie = `posy_session=${ada.token}`
  const write = (origin: string) => world.visitor({ cookie, origin }).put('/users/me', { firstname: 'Eve' })
  expect((await write('https://posy.test')).status).toBe(403)
  expect((await write('http://posy.test:81')).status).toBe(403)
  expect((await write('http://posy.test')).status).toBe(200)
})
