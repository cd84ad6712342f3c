// One chance: rights

import { expect, test } from 'vitest'
import { clientAt } from '#tests/client.ts'
import { newWorld } from '#tests/world.ts'
import { createApp } from '#app/app.ts'
import { listen } from './listen.ts'
import { openLog } from './log.ts'
import { openPasswords } from './passwords.ts'

const atFullStrength = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/

test('a product that names no cost keeps passwords at full strength', async () => {
  const { db } = await newWorld()
  const settings = { mode: 'demo', public_url: 'http://posy.test', secret: 'a secret for tests only' } as const
  const { server, port } = await listen({
    host: '127.0.0.1',
    port: 0,
    proxies: 0,
    answer: createApp({ db, log: openLog('silent'), settings }).fetch,
  })
  const given = { email: 'ada@example.com', password: 'a long enough password', firstname: 'Ada', lastname: 'Byron' }
  expect((await clientAt(`http://127.0.0.1:${port}`).post('/auth/register', given)).status).toBe(201)
  const { password_hash } = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
  expect(password_hash).toMatch(atFullStrength)
  server.closeAllConnections()
  server.close()
})

test('a password is told by what was typed, on whatever keyboard, and kept with a salt of its own', async () => {
  const { hash, isRight } = openPasswords()
  const stored = await hash('José’s password')
  expect(stored).toMatch(atFullStrength)
  expect(await hash('José’s password')).not.toBe(stored)
  expect(await isRight('Jose\u0301’s password', stored)).toBe(true)
  expect(await isRight('Jose’s password', stored)).toBe(false)
  for (const nobody of [null, undefined]) expect(await isRight('José’s password', nobody)).toBe(false)
})

test('what was kept at another cost is still told', async () => {
  const stored = await openPasswords({ memory: 8, passes: 1 }).hash('a long enough password')
  expect(await openPasswords().isRight('a long enough password', stored)).toBe(true)
  expect(await openPasswords().isRight('another password', stored)).toBe(false)
})
