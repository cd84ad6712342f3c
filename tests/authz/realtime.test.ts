import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openDb } from '#db/db.ts'
import { createApp } from '#app/app.ts'
import { ownChannelKeys } from '#server/channel-auth.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { openPusher } from '#server/pusher.ts'
import { openRealtime } from '#server/realtime.ts'
import { copyTemplate } from '#tests/postgres.ts'
import { soon } from '#tests/soon.ts'
import { roles } from './expected.ts'
import { canary, marksIn, objectsOf } from './objects.ts'
import { plant } from './plant.ts'
import { send, sessionOf } from './send.ts'

const url = await copyTemplate()
const db = openDb(url, { max: 4 })
const log = openLog('silent')
const settings = { mode: 'live', public_url: 'http://127.0.0.1', secret: 'a secret for tests only' } as const
const app = createApp({ db, log, settings })
const realtime = await openRealtime({ url, log })
const pusher = openPusher({ keys: ownChannelKeys(settings.secret), realtime, publicUrl: settings.public_url })
const { server, port } = await listen({ host: '127.0.0.1', port: 0, proxies: 1, answer: app.fetch })
server.on('upgrade', (request, socket, head) => void pusher.upgrade(request, socket, head))
const origin = `http://127.0.0.1:${port}`

const callers = roles.map((role, at) => ({ role, n: 10_000 + at, objects: objectsOf(10_000 + at, role), hasOwn: false, hasE3: false }))
type Caller = (typeof callers)[number]

afterAll(async () => {
  await pusher.stop()
  server.closeAllConnections()
  server.close()
  await realtime.stop()
  await db.destroy()
})

test('of a change in a wedding those who help hear that there is one, nobody hears what, and others hear nothing', async () => {
  await plant(db, callers)
  await call(callers.find(({ role }) => role === 'stale_token')!, 'POST', '/auth/logout')
  const devices = await Promise.all(callers.map(openDevice))
  for (const caller of callers) {
    const { G1, n } = caller.objects
    const headers = { authorization: `Bearer other-${n}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ notes: canary(Number(n), 'g1') })
    expect(await send(origin, { method: 'PUT', path: `/api/v1/guests/${G1}`, query: '', headers, body })).toMatchObject({ status: 200 })
  }
  const heard = () => devices.filter(({ frames }) => frames.some((frame) => frame.includes('"updated"'))).map(({ role }) => role)
  const expected = roles.filter((role) => /^(owner|partner|impersonator|collab_acc_.*)$/.test(role))
  await soon(() => expect(heard()).toEqual(expected))
  await sleep(200)
  expect(heard()).toEqual(expected)
  const frames = devices.flatMap(({ role, frames }) => frames.map((frame) => ({ role, frame })))
  expect(frames.filter(({ frame }) => marksIn(frame).length > 0)).toEqual([])
  const intruders = devices.filter(
    ({ role, frames, couple }) =>
      role !== 'owner' && role !== 'impersonator' && frames.some((frame) => frame.includes('succeeded') && frame.includes(couple)),
  )
  expect(intruders.map(({ role }) => role)).toEqual([])
})

/** Asks for the couple's channel, the caller's own and that of all who are here, with a made-up pass where none is given. */
async function openDevice(caller: Caller) {
  const { A, caller: id } = caller.objects
  const couple = `private-user.${A}`
  const frames: string[] = []
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/posy?protocol=7`)
  socket.on('message', (text) => frames.push(String(text)))
  await soon(() => expect(frames).not.toEqual([]))
  const { socket_id } = JSON.parse(JSON.parse(frames[0]!).data) as { socket_id: string }
  const channels = new Set([couple, `private-user.${id}`, 'presence-a'])
  for (const channel of channels) {
    const { status, text } = await call(caller, 'POST', '/broadcasting/auth', { socket_id, channel_name: channel })
    const pass = status === 200 ? (JSON.parse(text) as object) : { auth: `posy:${'0'.repeat(64)}`, channel_data: '{"user_id":"1"}' }
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...pass } }))
  }
  const answers = () => frames.filter((frame) => /subscription_succeeded|pusher:error/.test(frame))
  await soon(() => expect(answers()).toHaveLength(channels.size))
  return { role: caller.role, couple: `"${couple}"`, frames }
}

function call({ n, role }: Caller, method: string, path: string, body?: object) {
  const session = role === 'visitor' ? {} : sessionOf({ n, role })
  const headers = { ...session, 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${n % 250}` }
  return send(origin, { method, path: `/api/v1${path}`, query: '', headers, body: body && JSON.stringify(body) })
}
