// One chance: rights

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { closeCode, keys, newRealtimeWorld, rawSocket, refusedStatus } from '#tests/realtime.ts'
import { soon } from '#tests/soon.ts'
import { signChannel } from './channel-auth.ts'

const { startServer, tell, user } = await newRealtimeWorld()
const nora = await user('nora')
const otto = await user('otto')

test("nobody gets into another's channel, with a pass for another channel, another socket or none", async () => {
  const server = await startServer()
  const socket = await rawSocket(server)
  const wanted = `private-user.${nora}`
  const passes = [
    undefined,
    '',
    signChannel(keys, { socket_id: socket.id, channel_name: `private-user.${otto}` }).auth,
    signChannel(keys, { socket_id: '1.1', channel_name: wanted }).auth,
    signChannel({ ...keys, secret: 'guessed' }, { socket_id: socket.id, channel_name: wanted }).auth,
  ]
  for (const auth of passes) socket.say('pusher:subscribe', { channel: wanted, auth })
  socket.say('pusher:subscribe', {
    channel: 'presence-a',
    auth: signChannel(keys, { socket_id: socket.id, channel_name: 'presence-a' }).auth,
  })
  socket.say('pusher:subscribe', { channel: 'anything' })
  await soon(() => expect(socket.errors()).toEqual(Array(7).fill(4009)))
  await tell({ user_id: nora })
  await sleep(100)
  expect(socket.events()).not.toContain('updated')
})

test('a client that breaks the rules is sent away with the code that says why', async () => {
  const server = await startServer()
  expect(await closeCode(server, '/app/wrong?protocol=7')).toBe(4001)
  expect(await closeCode(server, '/app/posy')).toBe(4008)
  expect(await closeCode(server, '/app/posy?protocol=seven')).toBe(4006)
  expect(await closeCode(server, '/app/posy?protocol=4')).toBe(4007)
  expect(await closeCode(server, '/app/posy?protocol=7', (socket) => socket.send('x'.repeat(16_385)))).toBe(1009)
  expect(await closeCode(server, '/app/posy?protocol=7', flood)).toBe(1008)
  expect(await refusedStatus(server, 'https://evil.example')).toBe(403)
  expect(await refusedStatus(server, 'null')).toBe(403)
})

test('a browser page of this site may connect, and nonsense costs it nothing but an error', async () => {
  const server = await startServer()
  const socket = await rawSocket(server, { origin: `http://127.0.0.1:${server.port}` })
  for (const text of ['', 'no json', '[]', '{"event":1}', '{"event":"client-hello","data":{}}']) socket.send(text)
  socket.say('pusher:subscribe', 'no object')
  socket.say('pusher:unsubscribe', {})
  socket.say('pusher:ping', {})
  await soon(() => expect(socket.events()).toContain('pusher:pong'))
  expect(socket.errors()).toEqual([4200, 4200, 4200, 4200, 4200, 4009])
})

test('a client that gives no sign of life is cut off; one that does stays', async () => {
  const { server, beat } = await startByHand()
  const dead = await rawSocket(server, { autoPong: false })
  const alive = await rawSocket(server)
  await subscribe(alive, nora)
  beat()
  await giveSign(alive)
  beat()
  await soon(() => expect(dead.readyState()).toBe(WebSocket.CLOSED))
  await giveSign(alive)
  expect(alive.readyState()).toBe(WebSocket.OPEN)
})

test('a server that is full asks to come back later', async () => {
  const server = await startServer({ most: 1 })
  await rawSocket(server)
  expect(await closeCode(server, '/app/posy?protocol=7')).toBe(4100)
})

test('an address has so many sockets and no more, and the next ones as soon as others leave', async () => {
  const server = await startServer({ mostOfAddress: 2, proxies: 1 })
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const [first] = [await rawSocket(server, from('10.0.0.1')), await rawSocket(server, from('10.0.0.1'))]
  expect(await refusedStatus(server, undefined, from('10.9.9.9, 10.0.0.1'))).toBe(429)
  await rawSocket(server, from('10.0.0.2'))
  first.close()
  await first.closed()
  await soon(() => rawSocket(server, from('10.0.0.1')))
  for (let nth = 0; nth < 2; nth++) await rawSocket(server, from(`2001:db8::${nth}`))
  expect(await refusedStatus(server, undefined, from('2001:db8::7'))).toBe(429)
})

test('a person has so many sockets and no more, which others don’t feel', async () => {
  const server = await startServer()
  await Promise.all(Array.from({ length: 50 }, async () => subscribe(await rawSocket(server), otto)))
  const [over, hers] = [await rawSocket(server), await rawSocket(server)]
  const closed = over.closed()
  over.say('pusher:subscribe', { channel: `private-user.${otto}`, auth: passTo(over.id, otto) })
  expect(await closed).toBe(4004)
  await subscribe(hers, nora)
})

test('a client that may listen to nothing is sent away, and told not to come back', async () => {
  const { server, beat } = await startByHand()
  const listening = await rawSocket(server)
  await subscribe(listening, nora)
  const idle = await rawSocket(server)
  const closed = idle.closed()
  beat()
  for (const socket of [listening, idle]) await giveSign(socket)
  beat()
  expect(await closed).toBe(4009)
  await giveSign(listening)
  expect(listening.readyState()).toBe(WebSocket.OPEN)
})

/** A server whose heart beats when a story says so. */
async function startByHand() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = await startServer({ heartbeat: 3_600_000 })
  return { server, beat: () => void vi.advanceTimersByTime(3_600_000) }
}

async function giveSign(socket: Awaited<ReturnType<typeof rawSocket>>): Promise<void> {
  const answers = () => socket.events().filter((event) => event === 'pusher:pong').length
  const before = answers()
  socket.say('pusher:ping', {})
  await soon(() => expect(answers()).toBe(before + 1))
}

function passTo(socket_id: string, user: number): string {
  return signChannel(keys, { socket_id, channel_name: `private-user.${user}` }).auth
}

async function subscribe(socket: Awaited<ReturnType<typeof rawSocket>>, user: number): Promise<void> {
  socket.say('pusher:subscribe', { channel: `private-user.${user}`, auth: passTo(socket.id, user) })
  await soon(() => expect(socket.events()).toContain('pusher_internal:subscription_succeeded'))
}

function flood(socket: WebSocket): void {
  for (let sent = 0; sent < 1_000; sent++) socket.send('{"event":"pusher:ping"}')
}
