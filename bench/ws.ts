import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { WebSocket } from 'ws'
import type { Db } from '#db/db.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { cpuOf } from './cpu.ts'
import { withDb } from './database.ts'
import { megabytes } from './export.ts'
import { comeBack } from './restart.ts'
import { median } from './rounds.ts'
import { connect, type Open, opened, peopleOf, subscribe } from './sockets.ts'
import { launch, launchProduct, type Target } from './target.ts'

/** Each hears its own alone. */
const channels = { floor: 'posy_floor', product: 'posy' }
const events = 20

interface Told {
  /** Milliseconds until the last socket has it. */
  wall: number
  cpu: number
  /** Milliseconds until 99 of 100 sockets have it, of all events. */
  p99: number
}

interface Room {
  target: Target
  sockets: WebSocket[]
}

/** One change, told to two thousand sockets, beside ws alone; what a socket costs while it waits; and how soon all are back. */
export async function benchWs({ database, rounds, isQuick }: Bench): Promise<Finding[]> {
  const many = isQuick ? 200 : 2_000
  const url = await database.open('line', [{ from: 1, couples: peopleOf(6_000), guests: 0, events: 0 }])
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
    const kilobytes = {
      floor: await memory(floor, Math.max(many, 1_000), connect),
      product: await memory(product, Math.max(many, 1_000), subscribe),
    }
    for (const { sockets } of Object.values(rooms)) for (const socket of sockets) socket.terminate()
    const back = await comeBack(url, many)
    return findingsOf({ many, kilobytes, back, told: { floor: told.floor.slice(1), product: told.product.slice(1) } })
  } finally {
    await Promise.all([floor.stop(), product.stop()])
  }
}

/** What one more takes where there are many already, so that what the first ones bring with them does not count. */
async function memory(target: Target, many: number, open: Open): Promise<number> {
  await sleep(500)
  const before = megabytes(target.pid, 'VmRSS')
  const more = await opened(target, many, open, many)
  await sleep(1_000)
  const after = megabytes(target.pid, 'VmRSS')
  for (const socket of more) socket.terminate()
  return ((after - before) * 1_024) / many
}

/** So many events one after the other, each until everybody has it. */
async function tell(db: Db, { target, sockets }: Room, channel: string): Promise<Told> {
  const people = channel === channels.product ? peopleOf(sockets.length) : 1
  const cpu = cpuOf(target.pid)
  const times: number[] = []
  const single: number[] = []
  for (let nth = 0; nth < events; nth++) {
    const begun = performance.now()
    const heard = Promise.all(sockets.map((socket) => once(socket, 'message').then(() => single.push(performance.now() - begun))))
    await sql`select pg_notify(${channel}, '{"user_id":' || n || '}') from generate_series(1, ${people}::int) n`.execute(db)
    await heard
    times.push(performance.now() - begun)
    await sleep(20)
  }
  return { wall: median(times), cpu: (cpuOf(target.pid) - cpu) / events, p99: at99(single) }
}

interface Found {
  many: number
  kilobytes: Record<'floor' | 'product', number>
  /** Seconds after a restart until all are back. */
  back: number
  told: Record<'floor' | 'product', Told[]>
}

function at99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

function findingsOf({ many, kilobytes, back, told }: Found): Finding[] {
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
      what: 'until 99 of 100 have it',
      floor: `${median(told.floor.map(({ p99 }) => p99)).toFixed(0)} ms`,
      product: '',
      value: median(told.product.map(({ p99 }) => p99)),
      unit: ' ms',
      goal: goalOf('ws', 'p99'),
    },
    {
      what: 'pusher-js of them all subscribed again after a restart',
      floor: '',
      product: '',
      value: back,
      unit: ' s',
      goal: goalOf('ws', 'back'),
    },
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
