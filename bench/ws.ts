import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import type { Db } from '#db/db.ts'
import { ownChannelKeys, signChannel } from '#server/channel-auth.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { cpuOf } from './cpu.ts'
import { weddings } from './data.ts'
import { withDb } from './database.ts'
import { megabytes } from './export.ts'
import { median } from './rounds.ts'
import { launch, launchProduct, secret, type Target } from './target.ts'

const room = 'private-user.1'
const keys = ownChannelKeys(secret)
/** Each hears its own alone. */
const channels = { floor: 'posy_floor', product: 'posy' }
const events = 20

interface Told {
  /** Milliseconds until the last socket has it. */
  wall: number
  cpu: number
}

interface Room {
  target: Target
  sockets: WebSocket[]
}

type Open = (origin: string) => Promise<WebSocket>

/** One change of a wedding, told to a thousand sockets, beside ws alone; and what a socket costs while it waits. */
export async function benchWs({ database, rounds, isQuick }: Bench): Promise<Finding[]> {
  const url = await database.open('usual', Object.values(weddings))
  const many = isQuick ? 200 : 1_000
  const floor = await launch({ file: 'bench/floors/socket.ts', env: { DATABASE_URL: url }, path: '/' })
  const product = await launchProduct(url)
  try {
    const rooms = {
      floor: { target: floor, sockets: await opened(floor, many, connect) },
      product: { target: product, sockets: await opened(product, many, subscribe) },
    }
    const told: Record<keyof typeof rooms, Told[]> = { floor: [], product: [] }
    await withDb(url, async (db) => {
      for (let round = 0; round <= rounds; round++) {
        for (const name of ['floor', 'product'] as const) told[name].push(await tell(db, rooms[name], channels[name]))
      }
    })
    const kilobytes = { floor: await memory(floor, many * 3, connect), product: await memory(product, many * 3, subscribe) }
    return findingsOf({ many, kilobytes, told: { floor: told.floor.slice(1), product: told.product.slice(1) } })
  } finally {
    await Promise.all([floor.stop(), product.stop()])
  }
}

async function opened(target: Target, many: number, open: Open): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  while (sockets.length < many) {
    const some = Math.min(50, many - sockets.length)
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => open(target.origin)))))
  }
  return sockets
}

/** What one more takes where there are many already, so that what the first ones bring with them does not count. */
async function memory(target: Target, many: number, open: Open): Promise<number> {
  await sleep(500)
  const before = megabytes(target.pid, 'VmRSS')
  await opened(target, many, open)
  await sleep(1_000)
  return ((megabytes(target.pid, 'VmRSS') - before) * 1_024) / many
}

async function connect(origin: string): Promise<WebSocket> {
  const socket = new WebSocket(origin.replace('http', 'ws'), { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}

/** As pusher-js does it, with a pass of the kind that the product gives out. */
async function subscribe(origin: string): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/${keys.key}?protocol=7`, { perMessageDeflate: false })
  const [greeting] = await once(socket, 'message')
  const { socket_id } = JSON.parse(JSON.parse(String(greeting)).data)
  const pass = signChannel(keys, { socket_id, channel_name: room })
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: room, ...pass } }))
  const [answer] = await once(socket, 'message')
  if (!String(answer).includes('subscription_succeeded')) throw new Error(`The product answered ${answer}`)
  return socket
}

/** So many events one after the other, each until everybody has it. */
async function tell(db: Db, { target, sockets }: Room, channel: string): Promise<Told> {
  const cpu = cpuOf(target.pid)
  const times: number[] = []
  for (let nth = 0; nth < events; nth++) {
    const begun = performance.now()
    const heard = Promise.all(sockets.map((socket) => once(socket, 'message')))
    await sql`select pg_notify(${channel}, '{"user_id":1}')`.execute(db)
    await heard
    times.push(performance.now() - begun)
    await sleep(20)
  }
  return { wall: median(times), cpu: (cpuOf(target.pid) - cpu) / events }
}

interface Found {
  many: number
  kilobytes: Record<'floor' | 'product', number>
  told: Record<'floor' | 'product', Told[]>
}

function findingsOf({ many, kilobytes, told }: Found): Finding[] {
  const beside = (part: keyof Told) => ({
    floor: `${median(told.floor.map((one) => one[part])).toFixed(1)} ms`,
    product: `${median(told.product.map((one) => one[part])).toFixed(1)} ms`,
    value: median(told.product.map((one, nth) => one[part] / (told.floor[nth]?.[part] ?? Number.NaN))),
    unit: 'x',
  })
  return [
    {
      what: `One event to ${many.toLocaleString('en')} sockets, CPU beside ws alone`,
      ...beside('cpu'),
      goal: goalOf('ws', 'beside_floor'),
    },
    { what: 'the same until the last has it', ...beside('wall') },
    {
      what: 'Memory of a socket',
      floor: `${kilobytes.floor.toFixed(1)} KB`,
      product: '',
      value: kilobytes.product,
      unit: ' KB',
      goal: goalOf('ws', 'kilobytes'),
    },
  ]
}
