import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { weddings } from './data.ts'
import { headersOf } from './read.ts'
import { p95 } from './rush.ts'
import type { Target } from './target.ts'
import { pictureJobsDone, sendFile } from './upload-client.ts'
import { another, photoOf } from './upload-files.ts'

interface Place {
  product: Target
  url: string
}

const sender = headersOf(weddings.small.from)
const reader = headersOf(weddings.small.from + 1)

/** A visitor’s page and a couple’s calls, as somebody else’s pictures arrive. */
const asked = ['/', '/api/v1/users/me', '/api/v1/guests?page=1']

/**
 * What everybody else waits while one account brings 150 pictures of 8 MB, three at a time, until their sizes are made, too. Before each
 * thirty of them the same is asked without, so that what neighbours of the machine do hits both alike.
 */
export async function besideUploads({ isQuick }: Bench, { product, url }: Place): Promise<Finding[]> {
  const [turns, many] = isQuick ? [2, 5] : [5, 30]
  const photo = await photoOf(8 * 1_048_576)
  const [usual, beside]: [number[], number[]] = [[], []]
  const heaviest = watch(product.pid)
  let seconds = 0
  try {
    for (let turn = 0; turn < turns; turn++) {
      usual.push(...(await waits(product, sleep(isQuick ? 3_000 : 10_000))))
      const begun = performance.now()
      beside.push(
        ...(await waits(
          product,
          bring(product, photo, many).then(() => pictureJobsDone(url)),
        )),
      )
      seconds += (performance.now() - begun) / 1_000
    }
  } finally {
    heaviest()
  }
  const both = { floor: `${p95(usual).toFixed(1)} ms`, product: `${p95(beside).toFixed(1)} ms` }
  return [
    {
      what: `${turns * many} pictures of 8 MB in ${seconds.toFixed(0)} s: 95 of 100 answers to others (product), beside without them (floor)`,
      ...both,
      value: p95(beside) / p95(usual),
      unit: 'x',
      goal: goalOf('uploads', 'p95'),
    },
    {
      what: 'memory of the product and of what opens pictures, at most',
      floor: '',
      product: '',
      value: heaviest() / 1_000_000,
      unit: ' MB',
      goal: goalOf('uploads', 'memory_mb'),
    },
  ]
}

async function bring(product: Target, photo: Buffer, many: number): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < many) await sendFile(product, sender, { name: `${next++}.jpg`, bytes: another(photo), purpose: 'picture' })
  }
  await Promise.all([lane(), lane(), lane()])
}

/** One after the other until the work is done. */
async function waits({ origin }: Target, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  void work.finally(() => (isOver = true)).catch(() => {})
  for (let nth = 0; !isOver; nth++) {
    const path = asked[nth % asked.length]!
    const begun = performance.now()
    const answer = await fetch(origin + path, { headers: path === '/' ? {} : reader })
    await answer.arrayBuffer()
    times.push(performance.now() - begun)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    await sleep(20)
  }
  await work
  return times
}

/** Bytes that the process and its children have in memory, at most, as asked ten times a second. */
function watch(pid: number): () => number {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(
      most,
      [pid, ...childrenOf(pid)].map(residentOf).reduce((sum, one) => sum + one, 0),
    )
  }, 100)
  return () => {
    clearInterval(timer)
    return most
  }
}

function residentOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1_024
}

/** Of whichever thread they are. */
function childrenOf(pid: number): number[] {
  const children = existsSync(`/proc/${pid}/task`)
    ? readdirSync(`/proc/${pid}/task`).map((task) => read(`/proc/${pid}/task/${task}/children`))
    : []
  return children
    .join(' ')
    .split(' ')
    .filter((one) => one.trim() !== '')
    .map(Number)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // it is gone
  }
}
