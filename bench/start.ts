import { type Bench, type Finding, goalOf } from './bench.ts'
import { weddings } from './data.ts'
import { headersOf } from './read.ts'
import { median } from './rounds.ts'
import { launch, launchProduct } from './target.ts'

/** From the launch of the process to its first guest list, PostgreSQL running, beside node:http with pg. */
export async function benchStart({ database, rounds }: Bench): Promise<Finding[]> {
  const url = await database.open('usual', Object.values(weddings))
  const headers = headersOf(1)
  const launches = {
    floor: () => launch({ file: 'bench/floors/bare.ts', env: { DATABASE_URL: url }, path: '/' }),
    product: () => launchProduct(url, '/api/v1/guests', headers),
  }
  const times: Record<keyof typeof launches, number[]> = { floor: [], product: [] }
  for (let round = 0; round < rounds; round++) {
    for (const name of ['floor', 'product'] as const) {
      const target = await launches[name]()
      times[name].push(target.firstAnswer)
      await target.stop()
    }
  }
  const told = (name: keyof typeof launches) =>
    `${median(times[name]).toFixed(0)} ms (${Math.min(...times[name]).toFixed(0)}–${Math.max(...times[name]).toFixed(0)})`
  const both = { floor: told('floor'), product: told('product') }
  const beside = median(times.product.map((time, nth) => time / (times.floor[nth] ?? Number.NaN)))
  return [
    {
      what: 'Launch to the first guest list, beside node:http with pg',
      ...both,
      value: beside,
      unit: 'x',
      goal: goalOf('start', 'beside_floor'),
    },
    { what: 'the same in milliseconds', ...both, value: median(times.product), unit: ' ms', goal: goalOf('start', 'milliseconds') },
  ]
}
