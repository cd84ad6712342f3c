import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import Pusher from 'pusher-js'
import type { Couple } from './writers.ts'

export type Device = Awaited<ReturnType<typeof listenAs>>

/** A device of a couple, with the client that browsers get, and when it heard of something. */
export async function listenAs(origin: string, couple: Couple) {
  const me = (await couple.get('/users/me')).body.data.id
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
  pusher.connection.bind('connected', () => connections++)
  const channel = pusher.subscribe(`private-user.${me}`)
  channel.bind('updated', () => heard.push(performance.now()))
  await new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve))
  return {
    me: Number(me),
    connections: () => connections,
    async heardAfter(moment: number): Promise<number> {
      for (;;) {
        const first = heard.find((at) => at >= moment)
        if (first) return first
        await sleep(5)
      }
    },
    disconnect: () => pusher.disconnect(),
  }
}

interface Asked {
  socketId: string
  channelName: string
}

async function passFor({ post }: Couple, { socketId, channelName }: Asked): Promise<{ auth: string }> {
  return (await post('/broadcasting/auth', { socket_id: socketId, channel_name: channelName })).body
}

/** Another process adds a line to the wedding's history, and looks whether the product listens at that moment. */
export async function changeBehindItsBack(url: string, user_id: number) {
  const client = new pg.Client(url)
  await client.connect()
  const { rowCount } = await client.query(`select from pg_stat_activity where application_name = 'posy realtime'`)
  const changed = performance.now()
  await client.query(`insert into wedding_changes (user_id, what, object_id) values ($1, 'guest.add', 1)`, [user_id])
  await client.end()
  return { changed, isMissed: rowCount === 0 }
}
