import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readWorkbook } from '#tests/workbook.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { weddings } from './data.ts'
import { ask } from './load.ts'
import { headersOf } from './read.ts'
import { medianOf, ratioOf, type Round, rotated, told } from './rounds.ts'
import { launch, launchProduct, type Target } from './target.ts'

const headers = headersOf(weddings.eventless.from)
const productPath = '/api/v1/guests/export'

/** guests.xlsx of 10,000 guests with 25 columns beside a writer that has nothing to do with us. */
export async function benchExport(bench: Bench): Promise<Finding[]> {
  const database = await bench.database.open('usual', Object.values(weddings))
  const floor = await launch({ file: 'bench/floors/export.ts', env: { DATABASE_URL: database }, path: '/' })
  const product = await launchProduct(database)
  try {
    const grown = await memory(floor, product)
    const [least, whole] = [await sheetAt(`${floor.origin}/guests.xlsx`), await sheetAt(product.origin + productPath)]
    assert.deepEqual(whole, least)
    assert.equal(whole?.length, 10_001)
    const runs = {
      floor: { ...floor, next: () => ({ path: '/guests.xlsx', headers }) },
      product: { ...product, next: () => ({ path: productPath, headers }) },
    }
    const rounds = await rotated(runs, { ...bench, postgres: bench.database.pid, connections: 1, seconds: bench.seconds * 2 })
    return [...findingsOf(rounds), grown]
  } finally {
    await Promise.all([floor.stop(), product.stop()])
  }
}

async function sheetAt(url: string): Promise<unknown[] | undefined> {
  const answer = await fetch(url, { headers })
  return readWorkbook(Buffer.from(await answer.arrayBuffer())).get('Guests')
}

function findingsOf({ floor, product }: Record<'floor' | 'product', Round[]>): Finding[] {
  const wall = (rounds: Round[]) => `${(1_000 / medianOf(rounds, 'perSecond')).toFixed(0)} ms`
  const what = 'guests.xlsx of 10,000 guests × 25 columns'
  return [
    {
      what: `${what}, CPU`,
      floor: told(floor),
      product: told(product),
      value: ratioOf(product, floor),
      unit: 'x',
      goal: goalOf('export', 'beside_floor'),
    },
    {
      what: 'the same by the clock',
      floor: wall(floor),
      product: wall(product),
      value: 1 / ratioOf(product, floor, 'perSecond'),
      unit: 'x',
    },
  ]
}

/** How much each grows above what it had, at the worst moment of its first exports. */
async function memory(floor: Target, product: Target): Promise<Finding> {
  const [least, whole] = [await growth(floor, '/guests.xlsx'), await growth(product, productPath)]
  const goal = goalOf('export', 'memory_times') * least + goalOf('export', 'memory_more_mb')
  const value = Math.round(whole)
  return { what: 'Memory above what it had', floor: `${least.toFixed(0)} MB`, product: '', value, unit: ' MB', goal: Math.round(goal) }
}

async function growth({ origin, pid }: Target, path: string): Promise<number> {
  const times: number[] = []
  for (let nth = 0; nth < 3; nth++) {
    await sleep(300)
    writeFileSync(`/proc/${pid}/clear_refs`, '5') // the peak starts again from here
    const before = megabytes(pid, 'VmRSS')
    await ask(origin, { path, headers })
    times.push(megabytes(pid, 'VmHWM') - before)
  }
  return Math.max(...times)
}

export function megabytes(pid: number, part: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`${part}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
}
