import { once } from 'node:events'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import { clientAt } from '#tests/client.ts'
import { listenAs } from '#tests/faults/device.ts'
import { newProduct } from '#tests/faults/product.ts'
import { type Couple, newCouples } from '#tests/faults/writers.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { password } from './data.ts'
import { withDb } from './database.ts'
import { median } from './rounds.ts'
import { launch } from './target.ts'

/** How soon another device hears of a change, and how soon a line closes on which nobody may listen any more, beside what PostgreSQL and ws alone need. */
export async function benchLine({ rounds }: Bench): Promise<Finding[]> {
  const product = await newProduct()
  const floor = await launch({ file: 'bench/floors/socket.ts', env: { DATABASE_URL: product.postgres.url() }, path: '/' })
  try {
    const [couple] = await newCouples(product.origin, 1)
    const device = await listenAs(product.origin, couple!)
    const bare = new WebSocket(floor.origin.replace('http', 'ws'), { perMessageDeflate: false })
    await once(bare, 'open')
    const times: Record<'bare' | 'heard' | 'closed', number[]> = { bare: [], heard: [], closed: [] }
    await withDb(product.postgres.url(), async (db) => {
      for (let round = 0; round < 4 * rounds; round++) {
        const told = performance.now()
        const heard = once(bare, 'message')
        await sql`select pg_notify('posy_floor', '{}')`.execute(db)
        await heard
        times.bare.push(performance.now() - told)
        const added = performance.now()
        await couple!.post('/guests', { firstname: 'Grace' })
        times.heard.push((await device.heardAfter(added)) - added)
      }
    })
    for (let round = 0; round < rounds; round++) times.closed.push(await signedOut(product.origin, couple!, device.me))
    device.disconnect()
    bare.terminate()
    const row = (what: string, name: 'heard' | 'closed') => ({
      what,
      floor: `${median(times.bare).toFixed(1)} ms`,
      product: `${median(times[name]).toFixed(1)} ms`,
      value: Math.max(...times[name]),
      unit: ' ms',
      goal: goalOf('line', name),
    })
    return [
      row('From a guest that is added until another device hears, slowest', 'heard'),
      row('From a sign-out of all devices until the line of another is closed, slowest', 'closed'),
    ]
  } finally {
    await floor.stop()
    await product.remove()
  }
}

/** The line of a phone, until another device signs all others out. */
async function signedOut(origin: string, { email, delete: remove }: Couple, me: number): Promise<number> {
  const { body } = await clientAt(origin).post('/auth/login', { email, password })
  const phone = clientAt(origin, { authorization: `Bearer ${body.access_token}` })
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/posy?protocol=7`)
  const [greeting] = await once(socket, 'message')
  const { socket_id } = JSON.parse(JSON.parse(String(greeting)).data)
  const channel = `private-user.${me}`
  const pass = (await phone.post('/broadcasting/auth', { socket_id, channel_name: channel })).body
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...pass } }))
  await once(socket, 'message')
  const closed = once(socket, 'close')
  const begun = performance.now()
  await remove('/users/me/sessions')
  await closed
  return performance.now() - begun
}
