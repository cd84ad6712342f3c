import Pusher from 'pusher-js'
import { expect, test } from 'vitest'
import { lineTo } from './live-line.ts'

// CONST-040
test('a page that came by https hears on port 443, with encryption and nothing less', () => {
  expect(addressFor('https://posy.example/dashboard')).toMatch(/^wss:\/\/posy\.example(:443)?\/app\/posy\?/)
})

test('a machine of one’s own, and an address that names a port, are called where they are', () => {
  expect(addressFor('http://localhost:3000/')).toMatch(/^ws:\/\/localhost:3000\/app\/posy\?/)
  expect(addressFor('https://posy.example:8443/')).toMatch(/^wss:\/\/posy\.example:8443\/app\/posy\?/)
  expect(addressFor('http://posy.example/')).toMatch(/^ws:\/\/posy\.example(:80)?\/app\/posy\?/)
})

/** What the client asks the network for, without asking it. */
function addressFor(page: string): string | undefined {
  const asked: string[] = []
  const runtime = Pusher.Runtime as unknown as { createWebSocket: (url: string) => unknown }
  runtime.createWebSocket = (url) => {
    asked.push(url)
    return { close: () => {}, send: () => {} }
  }
  const pusher = new Pusher('posy', { ...lineTo(new URL(page)), cluster: 'self', enabledTransports: ['ws'], disableStats: true })
  pusher.disconnect()
  return asked[0]
}
