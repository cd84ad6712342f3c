import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import Pusher from 'pusher-js'
import { expect, onTestFinished, test } from 'vitest'
import { figures } from './figures.ts'
import { newProduct } from './product.ts'
import { type Couple, newCouples } from './writers.ts'

const restarts = 10

test('a device hears within 5 seconds of what changed while the product had lost PostgreSQL, and of what changes then', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  const [couple] = await newCouples(product.origin, 1)
  const me = (await couple!.get('/users/me')).body.data.id
  const asked = performance.now()
  const device = await listenAs(product.origin, couple!, me)
  const connected = performance.now() - asked
  const waits: number[] = []
  let missed = 0
  for (let done = 0; done < restarts; done++) {
    const gone = product.postgres.pid()
    product.postgres.shutDown()
    await product.postgres.back(gone)
    const { changed, isMissed } = await changeBehindItsBack(product.postgres.url(), me)
    if (isMissed) missed++
    waits.push((await device.heardAfter(changed)) - changed)
  }
  figures('a device after a restart of PostgreSQL', { connected: Math.round(connected), waits, missed })
  expect(connected).toBeLessThan(5_000) // also in the first moments of a process
  expect(Math.max(...waits)).toBeLessThan(5_000)
  expect(missed).toBeGreaterThan(0)

  await sleep(1_000)
  const added = performance.now()
  await couple!.post('/guests', { firstname: 'Grace' })
  expect((await device.heardAfter(added)) - added).toBeLessThan(1_000)
  expect(device.connections()).toBe(1)
})

/** Another process adds a line to the wedding's history, and looks whether the product listens at that moment. */
async function changeBehindItsBack(url: string, user_id: number) {
  const client = new pg.Client(url)
  await client.connect()
  const { rowCount } = await client.query(`select from pg_stat_activity where application_name = 'posy realtime'`)
  const changed = performance.now()
  await client.query(`insert into wedding_changes (user_id, what, object_id) values ($1, 'guest.add', 1)`, [user_id])
  await client.end()
  return { changed, isMissed: rowCount === 0 }
}

async function listenAs(origin: string, couple: Couple, me: number) {
  const heard: number[] = []
  let connections = 0
  const pusher = new Pusher('posy', {
    cluster: 'self',
    wsHost: '127.0.0.1',
    wsPort: Number(new URL(origin).port),
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: (asked, done) => void passFor(couple, asked).then((pass) => done(null, pass)),
    },
  })
  onTestFinished(() => pusher.disconnect())
  pusher.connection.bind('connected', () => connections++)
  const channel = pusher.subscribe(`private-user.${me}`)
  channel.bind('updated', () => heard.push(performance.now()))
  await new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve))
  return {
    connections: () => connections,
    async heardAfter(moment: number): Promise<number> {
      for (;;) {
        const first = heard.find((at) => at >= moment)
        if (first) return first
        await sleep(5)
      }
    },
  }
}

interface Asked {
  socketId: string
  channelName: string
}

async function passFor({ post }: Couple, { socketId, channelName }: Asked): Promise<{ auth: string }> {
  return (await post('/broadcasting/auth', { socket_id: socketId, channel_name: channelName })).body
}
