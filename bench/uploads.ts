import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { root } from '#db/place.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { cpuOf } from './cpu.ts'
import { weddings } from './data.ts'
import { withDb } from './database.ts'
import { headersOf } from './read.ts'
import { median } from './rounds.ts'
import { launch, launchProduct } from './target.ts'
import { hangUp, pictureJobsDone, send, sendFile } from './upload-client.ts'
import { another, paperOf, photoOf } from './upload-files.ts'
import { besideUploads } from './uploads-rush.ts'

const sender = headersOf(weddings.small.from)
const megabyte = 1_048_576

/** What people bring: a photo to what is kept of it, bytes to the storage, and the site meanwhile. */
export async function benchUploads(bench: Bench): Promise<Finding[]> {
  const url = await bench.database.open('usual', Object.values(weddings))
  const folder = join(root, '.data/bench/floor-files')
  await mkdir(folder, { recursive: true })
  const product = await launchProduct(url)
  const env = { FOLDER: folder }
  const disk = await launch({ file: 'bench/floors/upload.ts', env, path: '/' })
  const alone = await launch({ file: 'bench/floors/upload.ts', env: { ...env, PRIORITY: '10' }, path: '/' })
  try {
    const photo = await photoOf(5 * megabyte)
    const kept = await inTurn(bench, url, {
      floor: { pid: alone.pid, work: () => send(alone.origin, 'POST', another(photo)) },
      product: { pid: product.pid, work: () => sendFile(product, sender, { name: 'us.jpg', bytes: another(photo), purpose: 'picture' }) },
    })
    const papers = () => Array.from({ length: 3 }, () => paperOf(19 * megabyte))
    const stored = await inTurn(bench, url, {
      floor: { pid: disk.pid, work: () => all(papers(), (bytes) => send(disk.origin, 'PUT', bytes)) },
      product: {
        pid: product.pid,
        work: () => all(papers(), (bytes, nth) => sendFile(product, sender, { name: `${nth}.pdf`, bytes, purpose: 'document' })),
      },
    })
    return [
      line('A photo of 5 MB to what is kept of it, CPU beside sharp alone', kept, { part: 'cpu', goal: 'picture' }),
      line('the same by the clock, both at the priority of what opens pictures', kept, { part: 'ms' }),
      line('Three files of 19 MB at once until they are kept, beside node:http writing them to the disk', stored, {
        part: 'ms',
        goal: 'stored',
      }),
      line('the same by CPU', stored, { part: 'cpu' }),
      ...(await besideUploads(bench, { product, url })),
    ]
  } finally {
    hangUp()
    await Promise.all([product.stop(), disk.stop(), alone.stop()])
    await withDb(url, (db) => sql`with gone as (delete from uploads) delete from files`.execute(db))
    await withDb(url, (db) => sql`truncate file_leftovers`.execute(db))
    for (const one of [folder, join(root, '.data/bench/files')]) await rm(one, { recursive: true, force: true })
  }
}

interface Side {
  pid: number
  work: () => Promise<unknown>
}

interface Took {
  cpu: number
  ms: number
}

type Sides<What> = Record<'floor' | 'product', What>

/** One after the other in every round, the first of which counts for nothing; what is made of a picture later is waited for. */
async function inTurn({ rounds, database }: Bench, url: string, sides: Sides<Side>): Promise<Sides<Took[]>> {
  const took: Sides<Took[]> = { floor: [], product: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const side of round % 2 ? (['product', 'floor'] as const) : (['floor', 'product'] as const)) {
      await pictureJobsDone(url)
      const cpu = () => cpuOf(sides[side].pid) + cpuOf(database.pid)
      const [before, begun] = [cpu(), performance.now()]
      await sides[side].work()
      const one = { ms: performance.now() - begun, cpu: cpu() - before }
      if (round > 0) took[side].push(one)
    }
  }
  return took
}

async function all(papers: Buffer[], work: (bytes: Buffer, nth: number) => Promise<unknown>): Promise<void> {
  await Promise.all(papers.map(work))
}

function line(what: string, { floor, product }: Sides<Took[]>, { part, goal }: { part: keyof Took; goal?: string }): Finding {
  const told = (all: Took[]) => {
    const of = all.map((one) => one[part])
    return `${median(of).toFixed(0)} ms (${Math.min(...of).toFixed(0)}–${Math.max(...of).toFixed(0)})`
  }
  const value = median(product.map((one, nth) => one[part] / (floor[nth]?.[part] ?? Number.NaN)))
  return { what, floor: told(floor), product: told(product), value, unit: 'x', ...(goal && { goal: goalOf('uploads', goal) }) }
}
