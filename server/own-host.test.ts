// One chance: leaks

import { request } from 'node:http'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { createApp } from '#app/app.ts'
import { listen } from './listen.ts'
import { openLog } from './log.ts'
import { ownHosts } from './own-host.ts'

const world = await newWorld()

async function served(mode: 'demo' | 'live') {
  const settings = { mode, public_url: 'https://posy.example', secret: 'a secret for tests only' } as const
  const { fetch: answer } = createApp({ db: world.db, log: openLog('silent'), settings })
  const { port, stop } = await listen({ host: '127.0.0.1', port: 0, answer })
  return { port, stop }
}

function ask(port: number, path: string, headers: Record<string, string>): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  request({ port, path, headers }, (response) => resolve(response.resume().statusCode))
    .on('error', reject)
    .end()
  return promise
}

test('live answers under its own name alone, and the demo under those of its machine, too', async () => {
  for (const [mode, ofMachine] of [
    ['live', 421],
    ['demo', 200],
  ] as const) {
    const { port, stop } = await served(mode)
    const statuses: [string, number][] = [
      ['posy.example', 200],
      ['POSY.example:8443', 200],
      [`127.0.0.1:${port}`, ofMachine],
      [`localhost:${port}`, ofMachine],
      ['[::1]', ofMachine],
      ['evil.example', 421],
      ['posy.example.evil.example', 421],
      ['localhost.evil.example', 421],
      ['127.0.0.1.evil.example', 421],
      ['10.0.0.7', 421],
    ]
    for (const [host, status] of statuses) expect([mode, host, await ask(port, '/api/v1/data', { host })]).toEqual([mode, host, status])
    const disguised = { host: 'evil.example', 'x-forwarded-host': 'posy.example', forwarded: 'host=posy.example' }
    expect(await ask(port, '/api/v1/data', disguised)).toBe(421)
    expect(await ask(port, '/api/v1/data', { host: 'posy.example', 'x-forwarded-host': 'evil.example' })).toBe(200)
    expect(await ask(port, 'http://evil.example/api/v1/data', { host: 'posy.example' })).toBe(421)
    await stop()
  }
})

test('what watches over a process may know it by its number', async () => {
  const { port, stop } = await served('live')
  for (const path of ['/healthz', '/readyz']) expect(await ask(port, path, { host: '10.0.0.7:3000' })).toBe(200)
  await stop()
})

test('a name that is part of ours is not ours', () => {
  const isOwn = ownHosts({ mode: 'demo', public_url: 'http://posy.test:3000' })
  expect(['posy.test', 'posy.test:80', 'localhost:1', '127.9.9.9'].every(isOwn)).toBe(true)
  for (const host of ['', ':3000', 'test', 'a.posy.test', 'posy.test.', 'posy.test:3000@evil.example', '127.0.0', 'localhost.']) {
    expect([host, isOwn(host)]).toEqual([host, false])
  }
})
