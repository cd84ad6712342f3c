// One chance: rights

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDb } from '#db/db.ts'
import { root } from '#db/place.ts'
import { type Client, clientAt } from './client.ts'
import { freePort } from './free-port.ts'
import { copyTemplate } from './postgres.ts'
import { soon } from './soon.ts'

/** The clients as npm has them, on the product as it runs. */
const url = await copyTemplate()
const db = openDb(url, { max: 2 })
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
let product = await started()

afterAll(async () => {
  product.kill('SIGKILL')
  await db.destroy()
})

// EVENT-013 EVENT-014 EVENT-015
test('pusher-js hears of its person’s changes, is counted among who is here, and gets into nobody else’s channel', async () => {
  const [ada, bob] = [await person('ada'), await person('bob')]
  const pusher = withPusher(ada.token)
  const heard: string[] = []
  pusher.bind_global((name: string) => heard.push(name))
  const [own, here, strangers] = [`private-user.${ada.id}`, 'presence-a', `private-user.${bob.id}`].map((name) => pusher.subscribe(name))
  const refused = new Promise<{ status: number }>((done) => strangers!.bind('pusher:subscription_error', done))
  await soon(() => expect([own!.subscribed, here!.subscribed]).toEqual([true, true]))
  expect([(await refused).status, strangers!.subscribed]).toEqual([403, false])

  await bob.post('/guests', { firstname: 'Grace' })
  await ada.post('/guests', { firstname: 'Grace' })
  await soon(() => expect(heard.filter((name) => name === 'updated')).toHaveLength(1))
})

test('laravel-echo listens, joins and leaves with its own words', async () => {
  const ada = await person('eve')
  const [first, second] = [withEcho(ada.token), withEcho(ada.token)]
  let updates = 0
  let comings = 0
  const goings: unknown[] = []
  const here = await new Promise<unknown[]>((done) =>
    first
      .join('a')
      .here(done)
      .joining(() => comings++)
      .leaving((member: unknown) => goings.push(member)),
  )
  expect(here).toEqual([{}])
  await new Promise<void>((done) => second.join('a').here(() => done()))
  await new Promise<void>((done) =>
    first
      .private(`user.${ada.id}`)
      .listen('.updated', () => updates++)
      .subscribed(done),
  )
  await ada.put('/users/me', { firstname: 'Evelyn' })
  await soon(() => expect([updates, comings]).toEqual([1, 1]))
  second.leave('a')
  await soon(() => expect(goings).toHaveLength(1))
  const error = await new Promise((done) => first.private('user.1000000').error(done))
  expect(error).toMatchObject({ status: 403 })
})

test('both are refused without a session, and by a session that ended', async () => {
  const ada = await person('nora')
  const channel = `private-user.${ada.id}`
  const status = (client: Pusher) =>
    new Promise<number>((done) =>
      client.subscribe(channel).bind('pusher:subscription_error', ({ status }: { status: number }) => done(status)),
    )
  expect(await status(withPusher('nobody'))).toBe(401)

  const pusher = withPusher(ada.token)
  const subscribed = pusher.subscribe(channel)
  await soon(() => expect(subscribed.subscribed).toBe(true))
  const refused = new Promise<{ status: number }>((done) => subscribed.bind('pusher:subscription_error', done))
  await ada.post('/auth/logout')
  expect((await refused).status).toBe(401)
  expect(subscribed.subscribed).toBe(false)
})

test('who helped hears nothing of the wedding a second after they were removed, on the line that stood open', async () => {
  const [june, mother] = [await person('june'), await person('mother')]
  const event = (await june.post('/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding' })).body.data
  const shares = [{ id: event.id, permissions: [2] }]
  const posse = (await june.post('/user-posses', { email: mother.email, guest_wedding_events: shares })).body.data
  await db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', mother.id).execute()
  expect((await mother.put(`/user-posses/${posse.id}/accept`, {})).status).toBe(200)

  const pusher = withPusher(mother.token)
  const channel = pusher.subscribe(`private-user.${mother.id}`)
  const ended = new Promise<void>((done) =>
    pusher.connection.bind('error', ({ data }: { data?: { code?: number } }) => data?.code === 4200 && done()),
  )
  let updates = 0
  channel.bind('updated', () => updates++)
  await soon(() => expect(channel.subscribed).toBe(true))
  await june.post('/guests', { firstname: 'Grace', wedding_events: [event.id] })
  await soon(() => expect(updates).toBeGreaterThan(0))

  expect((await june.delete(`/user-posses/${posse.id}`)).status).toBe(204)
  await ended
  await soon(() => expect(channel.subscribed).toBe(true))
  await sleep(1_000)
  const before = updates
  await june.post('/guests', { firstname: 'Ned', wedding_events: [event.id] })
  await sleep(300)
  expect(updates).toBe(before)
  expect((await mother.get(`/guests?guest_event_id=${event.id}`)).status).toBe(404)
})

test('after a restart both are back by themselves, subscribed again, and hear', async () => {
  const ada = await person('ruth')
  const name = `private-user.${ada.id}`
  const channels = [withPusher(ada.token).subscribe(name), withEcho(ada.token).connector.pusher.subscribe(name)]
  const heard = channels.map((channel) => {
    const counts = { subscriptions: 0, updates: 0 }
    channel.bind('pusher:subscription_succeeded', () => counts.subscriptions++)
    channel.bind('updated', () => counts.updates++)
    return counts
  })
  await soon(() => expect(heard.map(({ subscriptions }) => subscriptions)).toEqual([1, 1]))
  product.kill('SIGTERM')
  await once(product, 'exit')
  product = await started()
  await vi.waitFor(() => expect(heard.map(({ subscriptions }) => subscriptions)).toEqual([2, 2]), { timeout: 30_000 })
  await ada.put('/users/me', { firstname: 'Ruthie' })
  await soon(() => expect(heard.map(({ updates }) => updates)).toEqual([1, 1]))
}, 60_000)

async function started(): Promise<ChildProcess> {
  const env = { DATABASE_URL: url, PUBLIC_URL: origin, POSY_SECRET: 'forty random characters for this test only', PORT: String(port) }
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', POSY_MODE: '', TRUSTED_PROXIES: '1', ...env },
    stdio: 'ignore',
  })
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (answer?.ok) return child
    await sleep(20)
  }
  throw new Error(`The product ended with ${child.exitCode}`)
}

interface Person extends Client {
  id: number
  email: string
  token: string
}

let count = 0

async function person(name: string): Promise<Person> {
  const email = `${name}@example.com`
  const account = { email, password: 'a long enough password', firstname: name, lastname: 'Byron' }
  const registered = await clientAt(origin, { 'x-forwarded-for': `10.0.0.${++count}` }).post('/auth/register', account)
  const token = registered.body.access_token as string
  const client = clientAt(origin, { authorization: `Bearer ${token}` })
  return { ...client, id: (await client.get('/users/me')).body.data.id, email, token }
}

const line = { cluster: 'self', wsHost: '127.0.0.1', wsPort: port, forceTLS: false, enabledTransports: ['ws' as const] }
const endpoint = `${origin}/api/v1/broadcasting/auth`

function withPusher(token: string): Pusher {
  const headers = { authorization: `Bearer ${token}` }
  const client = new Pusher('posy', { ...line, channelAuthorization: { endpoint, transport: 'ajax', headers } })
  onTestFinished(() => client.disconnect())
  return client
}

function withEcho(bearerToken: string): Echo<'pusher'> {
  const client = new Echo({ broadcaster: 'pusher', key: 'posy', Pusher, ...line, authEndpoint: endpoint, bearerToken })
  onTestFinished(() => client.disconnect())
  return client
}
