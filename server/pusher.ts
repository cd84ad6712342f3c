import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import type { ChannelKeys } from './channel-auth.ts'
import { PusherClient } from './pusher-client.ts'
import type { Listener, Realtime } from './realtime.ts'
import { callerOf } from './listen.ts'
import { createRooms, type Rooms } from './rooms.ts'
import { isSameOrigin } from './same-origin.ts'

/** The Pusher Channels protocol 7 at /app/{key}: any Pusher client speaks it, and any Pusher server could stand in. */
interface Pusher {
  /** Takes an upgrade of the HTTP server if its path is ours; false leaves it to somebody else. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** Sends everybody away, spread over a moment, so that they come back spread over a moment. */
  stop: () => Promise<void>
}

interface PusherOptions {
  keys: ChannelKeys
  realtime: Realtime
  publicUrl: string
  /** Milliseconds within which every client has to give a sign of life. */
  heartbeat?: number
  /** How many clients this process takes, and how many of them from one address. */
  most?: number
  mostOfAddress?: number
  /** How many proxies of ours stand in front. */
  proxies?: number
}

const socketOptions = { noServer: true, clientTracking: false, perMessageDeflate: false, maxPayload: 16_384, closeTimeout: 2_000 }

export function openPusher(options: PusherOptions): Pusher {
  const { keys, realtime, publicUrl, heartbeat = 30_000, most = 10_000, mostOfAddress = 500, proxies = 0 } = options
  const server = new WebSocketServer(socketOptions)
  const rooms = createRooms()
  const clients = new Map<WebSocket, PusherClient>()
  const addresses = new Map<string, number>()
  const turnOff = realtime.on(tellFrom(rooms))
  const beats = setInterval(() => clients.forEach((client) => client.beat()), heartbeat)
  let isStopping = false
  return { upgrade, stop }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const { pathname = '', searchParams } = URL.parse(request.url ?? '', 'ws://posy') ?? {}
    const key = /^\/app\/([^/]+)$/.exec(pathname)?.[1]
    if (!key) return false
    const address = addressOf(request, proxies)
    if (isStopping) refuse(socket, '503 Service Unavailable')
    else if (isForeign(request, publicUrl)) refuse(socket, '403 Forbidden')
    else if ((addresses.get(address) ?? 0) >= mostOfAddress) refuse(socket, '429 Too Many Requests')
    else {
      server.handleUpgrade(request, socket, head, (socket) => {
        count(address, socket)
        welcome(socket, key, searchParams?.get('protocol') ?? undefined)
      })
    }
    return true
  }

  function count(address: string, socket: WebSocket): void {
    addresses.set(address, (addresses.get(address) ?? 0) + 1)
    socket.once('close', () => {
      const left = (addresses.get(address) ?? 1) - 1
      if (left > 0) addresses.set(address, left)
      else addresses.delete(address)
    })
  }

  function welcome(socket: WebSocket, key: string, protocol: string | undefined): void {
    const client = new PusherClient(socket, keys, rooms)
    if (key !== keys.key) return client.refuse(4001, 'There is no app with this key')
    if (protocol === undefined) return client.refuse(4008, 'Please name a protocol version')
    if (!/^\d+$/.test(protocol)) return client.refuse(4006, 'The protocol version is not a number')
    if (protocol !== '7') return client.refuse(4007, 'Only protocol version 7 is spoken here')
    if (clients.size >= most) return client.refuse(4100, 'Too many connections, please come back later')
    clients.set(socket, client)
    socket.once('close', () => clients.delete(socket))
    client.greet()
  }

  async function stop(): Promise<void> {
    isStopping = true
    clearInterval(beats)
    turnOff()
    await Promise.all([...clients.keys()].map((socket) => sendAway(socket, momentFor(clients.size))))
  }
}

function tellFrom(rooms: Rooms): Listener {
  return (heard) => {
    if (heard === 'content') return
    if (heard === 'missed') return tellAll(rooms)
    const channel = `private-user.${heard.user_id}`
    if (!heard.access_changed) return rooms.tell(channel, 'updated', heard.act === undefined ? {} : { act: heard.act })
    for (const subscriber of rooms.subscribers(channel)) subscriber.askAgain()
  }
}

/** Everybody fetches again, though not all in the same moment. */
function tellAll(rooms: Rooms): void {
  const channels = rooms.channels().filter((name) => name.startsWith('private-'))
  for (const channel of channels) setTimeout(() => rooms.tell(channel, 'updated', {}), momentFor(channels.length)).unref()
}

/** A random part of at most two seconds, less for few. */
function momentFor(many: number): number {
  return Math.random() * Math.min(2_000, many * 2)
}

async function sendAway(socket: WebSocket, delay: number): Promise<void> {
  await sleep(delay)
  if (socket.readyState === socket.CLOSED) return
  socket.close(1012, 'Restarting, please come back')
  await Promise.race([once(socket, 'close'), sleep(1_000)])
  socket.terminate()
}

function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for']
  return callerOf(Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? null), socket.remoteAddress ?? 'unknown', proxies)
}

/** Programs send no origin; a browser always says whose page it is that connects. */
function isForeign({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host = '' } = headers
  return origin !== undefined && !isSameOrigin(new Headers({ origin, host }), publicUrl)
}

/** Answers who asked for a socket with a status alone. */
export function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
