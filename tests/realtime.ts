import { createServer } from 'node:http'
import { sql } from 'kysely'
import Pusher from 'pusher-js'
import { afterAll, expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { openDb } from '#db/db.ts'
import { ownChannelKeys, signChannel } from '#server/channel-auth.ts'
import { openLog } from '#server/log.ts'
import { openPusher } from '#server/pusher.ts'
import { openRealtime } from '#server/realtime.ts'
import { copyTemplate } from './postgres.ts'
import { soon } from './soon.ts'

/** A database that tells, and servers that pass on what they hear to clients of both kinds. */
export async function newRealtimeWorld(known?: string) {
  const url = known ?? (await copyTemplate())
  const db = openDb(url, { max: 3 })
  const realtime = await openRealtime({ url, log: openLog('silent') })
  afterAll(async () => {
    await realtime.stop()
    await db.destroy()
  })

  return {
    db,
    startServer: (options: { heartbeat?: number; most?: number; mostOfAddress?: number; proxies?: number } = {}) =>
      startServer(() => openPusher({ keys, realtime, publicUrl: 'http://posy.test', ...options })),

    tell: (notice: object) => sql`select pg_notify('posy', ${JSON.stringify(notice)})`.execute(db),

    async user(firstname: string): Promise<number> {
      const user = { firstname, lastname: 'Posy', email: `${firstname}@example.com` }
      const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
      return id
    },
  }
}

export const keys = ownChannelKeys('a secret for tests only')

type Server = Awaited<ReturnType<typeof startServer>>

async function startServer(open: () => ReturnType<typeof openPusher>) {
  let pusher = open()
  const server = createServer()
  server.on('upgrade', (request, socket, head) => void pusher.upgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    await pusher.stop()
    server.close()
  })
  const { port } = server.address() as { port: number }
  const replace = () => {
    pusher = open()
  }
  return { port, stop: () => pusher.stop(), replace }
}

/** The client that browsers get, unmodified. */
export function connect({ port }: Server, user: number, may: () => boolean = () => true): Pusher {
  const client = new Pusher(keys.key, {
    cluster: 'self',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, done) => {
        const isPresence = channelName === 'presence-a'
        const channel_data = isPresence ? JSON.stringify({ user_id: crypto.randomUUID(), user_info: {} }) : undefined
        if (!may() || !(isPresence || channelName === `private-user.${user}`)) return done(new Error('403'), null)
        return done(null, signChannel(keys, { socket_id: socketId, channel_name: channelName, channel_data }))
      },
    },
  })
  onTestFinished(() => client.disconnect())
  return client
}

/** A device of somebody, and what it heard. */
export async function listenAs(server: Server, user: number) {
  const device = { heard: [] as string[], acts: [] as (string | undefined)[], subscriptions: 0, refusals: 0, isSignedIn: true }
  const channel = connect(server, user, () => device.isSignedIn).subscribe(`private-user.${user}`)
  channel.bind('updated', ({ act }: { act?: string }) => {
    device.heard.push('updated')
    device.acts.push(act)
  })
  channel.bind('pusher:subscription_succeeded', () => device.subscriptions++)
  channel.bind('pusher:subscription_error', () => device.refusals++)
  await soon(() => expect(device.subscriptions).toBe(1))
  return device
}

/** A client that says what it likes. */
export async function rawSocket({ port }: Server, options: { origin?: string; autoPong?: boolean; headers?: Record<string, string> } = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/posy?protocol=7`, options)
  onTestFinished(() => socket.terminate())
  socket.on('error', () => {}) // whoever is refused never hears a first message
  const messages: { event: string; data: { socket_id: string; code: number; activity_timeout: number } }[] = []
  socket.on('message', (text) => {
    const { event, data } = JSON.parse(String(text))
    messages.push({ event, data: JSON.parse(data) })
  })
  await soon(() => expect(messages[0]?.data.activity_timeout).toBe(120))
  return {
    id: messages[0]!.data.socket_id,
    say: (event: string, data: unknown) => socket.send(JSON.stringify({ event, data })),
    send: (text: string) => socket.send(text),
    events: () => messages.map(({ event }) => event),
    errors: () => messages.filter(({ event }) => event === 'pusher:error').map(({ data }) => data.code),
    readyState: () => socket.readyState,
    close: () => socket.close(),
    closed: () => new Promise<number>((resolve) => socket.once('close', resolve)),
  }
}

/** How the server ends a connection to this path. */
export function closeCode({ port }: Server, path: string, onOpen: (socket: WebSocket) => void = () => {}): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
  socket.once('open', () => onOpen(socket))
  return new Promise((resolve) => socket.once('close', resolve))
}

/** The HTTP status of a handshake that fails. */
export function refusedStatus(
  { port }: Server,
  origin: string | undefined,
  options: { headers?: Record<string, string> } = {},
): Promise<number | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/posy?protocol=7`, { ...options, ...(origin !== undefined && { origin }) })
  socket.on('error', () => {})
  return new Promise((resolve) => socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode)))
}
