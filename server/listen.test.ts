// One chance: writes

import { expect, onTestFinished, test } from 'vitest'
import { speak } from '#tests/hostile/raw.ts'
import { listen, networkOf } from './listen.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8::1]:50123', '2001:db8:0:0::'],
  ['unknown', 'unknown'],
])('who calls from %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('who would rather speak another protocol is answered in this one; who wants a socket is heard', async () => {
  const { server, port } = await listen({ host: '127.0.0.1', port: 0, answer: async () => new Response('here') })
  onTestFinished(() => void server.close())
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  const asking = (upgrade: string) => `GET / HTTP/1.1\r\nHost: posy.test\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`
  for (const upgrade of ['h2c', 'TLS/1.0', 'x'])
    expect(await speak(port, asking(upgrade), { answers: 1 })).toMatchObject({ statuses: [200], text: expect.stringContaining('here') })
  expect(await speak(port, asking('WebSocket'), { answers: 1 })).toMatchObject({ statuses: [101] })
})

test('whoever stands at the door when the process ends is let in, and answered', async () => {
  const { port, stop } = await listen({ host: '127.0.0.1', port: 0, answer: async () => new Response('here') })
  const asking = Array.from({ length: 50 }, () => speak(port, 'GET / HTTP/1.1\r\nHost: posy.test\r\n\r\n', { answers: 1 }))
  await new Promise(process.nextTick)
  await stop()
  expect((await Promise.all(asking)).flatMap(({ statuses }) => statuses)).toEqual(Array(50).fill(200))
})
